import type { MessageTable } from '../messageTable.ts';

/** The blog and its articles. */
export const articleMessages = {
  'article.by': 'By {author}',
  'article.updated': 'Updated {date}',
  'article.minutes': '{count, plural, one {# minute} other {# minutes}} to read',
  'article.askUsWhat': 'Ask us what it costs today.',
  'article.pricesWereRightIn': 'Prices were right in {month}',
  'article.onThisPage': 'On this page',
  'article.readOn': 'Read on',
  'article.allArticles': 'All articles',
  'article.inStockFrom': 'In stock from {price}',
  'article.inStock': '{name} in stock',
  'article.blog': 'Blog',
  'article.kindsOfArticles': 'Kinds of articles',
  'article.buyingGuidesAndStraight': 'Buying guides and straight answers.',
  'article.tripsTowingAndWhat': 'Trips, towing, and what to check before you go.',
  'article.pagesOfArticles': 'Pages of articles',
  'article.newerArticles': 'Newer articles',
  'article.olderArticles': 'Older articles',
  'article.pageOf': 'Page {page} of {pages}',
  'article.inShort': 'In short',
  'article.good': 'Good',
  'article.notSoGood': 'Not so good',
  'article.priceWhenDriven': 'Price when driven: {price}',
  'article.feed': '{name}: articles',
  'article.feedText': 'News, reviews and advice from {name}',
} as const satisfies MessageTable;
