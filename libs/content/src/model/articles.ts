import { longMonth, pageHref, slugify, type ContentRecord } from '@forecourt/domain';

export type Article = ContentRecord<'article'>;

/** What a card of an article shows. */
export type ArticleSummary = Pick<
  Article,
  'slug' | 'title' | 'summary' | 'published' | 'category' | 'author' | 'image_url' | 'image_alt'
>;

/** What cards need, and nothing of the text: lists of thousands stay small. */
export const summariseArticle = ({
  slug,
  title,
  summary,
  published,
  category,
  author,
  image_url,
  image_alt,
}: Article): ArticleSummary => ({ slug, title, summary, published, category, author, image_url, image_alt });

/** @example articlePath({ slug: 'first-drive', category: 'Vehicle reviews' }) // '/blog/vehicle-reviews/first-drive' */
export const articlePath = ({ slug, category }: Pick<Article, 'slug' | 'category'>): string =>
  pageHref('article', { category: slugify(category), article: slug });

/** Path of a list of articles. @param category null for all @param page from 1 */
export function blogPath(category: string | null = null, page = 1): string {
  const list = category === null ? pageHref('blog') : pageHref('category', { category: slugify(category) });
  return page === 1 ? list : `${list}/page/${page}`;
}

const later = (one: ArticleSummary, other: ArticleSummary): number => {
  if (one.published !== other.published) return one.published < other.published ? 1 : -1;
  return one.slug < other.slug ? -1 : 1;
};

/** Articles with the latest first. */
export const latestFirst = <Of extends ArticleSummary>(articles: readonly Of[]): Of[] => articles.toSorted(later);

/** Articles of one page of a list. */
export const articlesPerPage = 12;

export interface ArticleList {
  articles: ArticleSummary[];
  /** From 1. */
  page: number;
  pages: number;
  /** Of this list as it is written; null for all articles. */
  category: string | null;
  /** Every category that has articles, by name. */
  categories: string[];
}

/**
 * One page of a list of articles, the latest first; null where there is no such page or category. The first page of all
 * is there also where nothing is written yet.
 * @param category as its address has it; null for all
 */
export function articleList(articles: readonly Article[], category: string | null, page: number): ArticleList | null {
  const categories = [...new Set(articles.map((article) => article.category))].sort();
  const name = category === null ? null : categories.find((one) => slugify(one) === category);
  if (name === undefined) return null;
  const inCategory = name === null ? articles : articles.filter((article) => article.category === name);
  const pages = Math.max(Math.ceil(inCategory.length / articlesPerPage), 1);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const shown = latestFirst(inCategory).slice((page - 1) * articlesPerPage, page * articlesPerPage);
  return { articles: shown.map(summariseArticle), page, pages, category: name, categories };
}

/** Articles to go on with: about the same model first, then of the same kind, the latest first. */
export function relatedArticles(article: Article, all: readonly Article[], count = 3): ArticleSummary[] {
  const own = new Set(article.models.map(({ make, model }) => `${make} ${model ?? ''}`));
  const makes = new Set(article.models.map(({ make }) => make));
  const likeness = ({ models, category }: Article): number => {
    if (models.some(({ make, model }) => model !== null && own.has(`${make} ${model}`))) return 3;
    if (models.some(({ make }) => makes.has(make))) return 2;
    return category === article.category ? 1 : 0;
  };
  return latestFirst(all.filter(({ slug }) => slug !== article.slug))
    .map((other) => ({ other, like: likeness(other) }))
    .toSorted((one, two) => two.like - one.like)
    .slice(0, count)
    .map(({ other }) => summariseArticle(other));
}

/** Words that people read in a minute. */
const wordsPerMinute = 220;

/** Minutes that a text takes, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));

const monthsUntilOld = 24;

/**
 * The month in which the prices of an article were right, once that is two years ago; else null.
 * @param locale BCP 47 tag of the site
 * @example 'July 2024'
 */
export function pricesWereRightIn(
  { published, updated }: Pick<Article, 'published' | 'updated'>,
  now: Date,
  locale: string,
): string | null {
  const written = (updated ?? published).slice(0, 10);
  const old = new Date(`${written}T00:00:00Z`);
  old.setUTCMonth(old.getUTCMonth() + monthsUntilOld);
  return now < old ? null : longMonth(written, locale);
}
