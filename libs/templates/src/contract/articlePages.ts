import type { Breadcrumb } from '@forecourt/content';
import type { Article, ArticleBody, ArticleList, ArticleSummary } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import type { StockFor } from './offerPages.ts';

export interface BlogPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The articles of this page, and the page's position among the others. */
  list: ArticleList;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

/** Vehicles within an article. */
export interface ArticleStock extends StockFor {
  /** A row of vehicles, or one card for all vehicles of a model. */
  kind: 'stock' | 'model';
  /** Name of the make or model. @example 'Toyota HiLux' */
  name: string;
  /** Lowest price among them, in words; null where none has a price. */
  priceFrom: string | null;
}

export interface ArticlePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The article. */
  article: Article;
  /** Its text, split into parts. */
  body: ArticleBody;
  /** Vehicles for each part that asks for some; null for the other parts, and where there are none. */
  stock: readonly (ArticleStock | null)[];
  /** Further articles. */
  related: readonly ArticleSummary[];
  /** Time the page is rendered, from which it says how old its prices are. */
  now: Date;
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
}
