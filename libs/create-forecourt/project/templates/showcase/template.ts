import { defineTemplate } from '@forecourt/templates/config';

/** Our own template: a home page of our own, and every other page of the one that it extends. */
export const showcase = defineTemplate({
  extends: 'franchise',
  from: import.meta.url,
  pages: { Home: './ShowcaseHome.tsx' },
  styles: './showcase.css',
});
