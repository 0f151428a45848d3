export { searchHref, type HrefRange } from './searchHref.ts';
export { countOf, dealerInitials, stockWords, monogram } from './sentences.ts';
export { mainPhone, resolveNavigation } from './navigation.ts';
export { footerGroups, licenceLines } from './footerGroups.ts';
export { completeSpread, joinedSummary, selectReviews, ratingFilterText } from './reviews.ts';
export { askPath, teamOf } from './team.ts';
export { budgets } from './budgets.ts';
export type { ConsentChoice } from './consent.ts';
export { sitePageHref } from './sitePages.ts';
export { greetedName, reviewFeedback } from './reviewFeedback.ts';
export { regulatorsOf } from './regulators.ts';
export { contentFacts } from './contentFacts.ts';
export { fillFacts, proseParts, proseTree } from './prose.ts';
export {
  articleList,
  articlePath,
  blogPath,
  latestFirst,
  pricesWereRightIn,
  readingMinutes,
  relatedArticles,
  summariseArticle,
  type Article,
  type ArticleList,
  type ArticleSummary,
} from './articles.ts';
export {
  articleBody,
  type ArticleBody,
  type ArticlePart,
  type BlockDirective,
  type StockDirective,
} from './articleParts.ts';
export { articleJsonLd } from './articleJsonLd.ts';
export { blogFeed } from './blogFeed.ts';
