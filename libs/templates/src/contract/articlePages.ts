import type { Breadcrumb } from '@forecourt/content';
import type { Article, ArticleBody, ArticleList, ArticleSummary } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import type { StockFor } from './offerPages.ts';

export interface BlogPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The articles of this page, and where it stands among the others. */
  list: ArticleList;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

/** Vehicles within an article. */
export interface ArticleStock extends StockFor {
  /** A row of vehicles, or one card for all of a model. */
  kind: 'stock' | 'model';
  /** Of the make or model. @example 'Toyota HiLux' */
  name: string;
  /** Lowest price among them, in words; null where none has one. */
  priceFrom: string | null;
}

export interface ArticlePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** What was written. */
  article: Article;
  /** Its text in parts. */
  body: ArticleBody;
  /** Vehicles in the place of each part that asks for some; null for the other parts, and where there are none. */
  stock: readonly (ArticleStock | null)[];
  /** Articles to go on with. */
  related: readonly ArticleSummary[];
  /** When the page is rendered: says how old its prices are. */
  now: Date;
  /** From the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
}
