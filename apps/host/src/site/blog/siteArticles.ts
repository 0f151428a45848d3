import type { ContentState, Site } from '@forecourt/domain';
import { slugify } from '@forecourt/domain';
import {
  articleList,
  latestFirst,
  relatedArticles,
  summariseArticle,
  type Article,
  type ArticleList,
  type ArticleSummary,
} from '@forecourt/content/model';
import { platform } from '../../platform.ts';

const all = (site: Site): Article[] => platform().content.list(site, 'article');

/** Number of articles in a feed. */
const inFeed = 20;

/** One page of a site's articles; null where there is none. @param category as in the URL; null for all */
export function listArticles(site: Site, category: string | null, page: number): ArticleList | null {
  const list = articleList(all(site), category, page);
  return list && list.articles.length > 0 ? list : null;
}

/** The latest articles of a site. */
export const latestArticles = (site: Site): ArticleSummary[] =>
  latestFirst(all(site)).slice(0, inFeed).map(summariseArticle);

export interface FoundArticle {
  article: Article;
  state: ContentState;
  related: ArticleSummary[];
}

/** An article by its address; null where the site has none at it. */
export function articleBySlug(site: Site, category: string, slug: string): FoundArticle | null {
  const found = platform().content.find(site, 'article', slug);
  if (!found || slugify(found.record.category) !== category) return null;
  return { article: found.record, state: found.state, related: relatedArticles(found.record, all(site)) };
}
