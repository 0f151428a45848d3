import type { FlagName } from '../flags.ts';
import type { GatedPage } from '../gatedPages.ts';
import type { CarType } from '../vehicleKinds.ts';

/** Files of the sitemap, each with the addresses of one kind. */
export const sitemapParts = ['pages', 'lists', 'vehicles', 'models', 'offers', 'articles', 'locations'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

/** Groups of links at the foot of every page. */
export type FooterPlace = 'tools' | 'workshop' | 'dealer' | 'legal';

/** One page of a site, or many of one kind. */
export interface PageRow {
  /**
   * Its address; the varying part is in braces. @example '/models/{model}' With `setting` this is the default: each
   * site may configure another.
   */
  path: string;
  /** Where the site's settings say at which address the page stands. */
  setting?: 'search' | 'contact' | 'watchlist';
  /** Other addresses of the same page, known from former websites: they lead to its own. */
  also?: readonly string[];
  /** What links, menus and trails call it. */
  name: string;
  /**
   * What serves it: `form`, a page with one form; `trade-in`, the valuation of a car; `prose`, a record of content
   * under the row's name; `own`, a route at the page's address; `file`, such a route that is not a page.
   */
  kind: 'form' | 'trade-in' | 'prose' | 'own' | 'file';
  /** Of a file: where the framework keeps it, as it takes some names for its own. @default its address */
  inside?: string;
  /**
   * Sites that have it: `always` every one; `usual` those that name it in `pages`, or name none; `asked` only those
   * that name it, because it needs settings of their own; `content` those with content for it.
   */
  has: 'always' | 'usual' | 'asked' | 'content';
  /** No site has it without this. */
  needs?: { flag?: FlagName; carType?: CarType };
  /** Names under which sites gate it: any of them locks it, and the first says what is signed in for. */
  gates?: readonly [GatedPage, ...GatedPage[]];
  /** Position in the footer. @default none */
  footer?: FooterPlace;
  /** Sitemap file that lists it. Without one, search engines are asked not to index it. */
  sitemap?: SitemapPart;
}
