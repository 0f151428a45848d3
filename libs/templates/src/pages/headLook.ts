import type { formPageHeads } from './FormPage.css.ts';

/** Look of a page's head, by template. */
export interface HeadLook {
  /** Directly on the page, or in a band of its own. @default 'plain' */
  head?: (typeof formPageHeads)[number];
}
