// Written from forecourt.config.ts by `npm run templates`.

/** Addresses of templates' own style sheets, which only their sites' pages name. */
export const templateStyles: Readonly<Record<string, string>> = {
  boutique: '/assets/templates/69b60b473fc0.css',
};
