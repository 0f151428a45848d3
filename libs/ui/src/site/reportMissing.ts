declare const process: { env: { NODE_ENV?: string } };

/** Tells a developer once, in the console, when the page lacks its theme or a font that the theme names. */
export function reportMissing(): void {
  // Bundlers put the word in its place, so that a finished page carries nothing of this.
  if (process.env.NODE_ENV === 'development') void import('./missingParts.ts').then(({ tellMissing }) => tellMissing());
}
