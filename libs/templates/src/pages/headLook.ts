import type { formPageHeads } from './FormPage.css.ts';

/** How the head of a page stands, by its template. */
export interface HeadLook {
  /** On the page, or in a band of its own. @default 'plain' */
  head?: (typeof formPageHeads)[number];
}
