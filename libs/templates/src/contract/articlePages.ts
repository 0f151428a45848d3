import type { Breadcrumb } from '@forecourt/content';
import type { Article, ArticleList, ArticleSummary } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import type { ProseWithBlocks } from './proseParts.ts';

export interface BlogPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The articles of this page, and the page's position among the others. */
  list: ArticleList;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

export interface ArticlePageProps extends ProseWithBlocks {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The article. */
  article: Article;
  /** Further articles. */
  related: readonly ArticleSummary[];
  /** Time the page is rendered, from which it says how old its prices are. */
  now: Date;
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
}
