import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { ArticlePage } from '../pages/ArticlePage.tsx';
import { CaravanArticlePage, GroupArticlePage } from '../pages/ArticlePageLooks.tsx';

/** One article, by template. */
export const articlePages: Readonly<Record<TemplateName, Template['Article']>> = {
  franchise: ArticlePage,
  group: GroupArticlePage,
  superstore: ArticlePage,
  caravan: CaravanArticlePage,
};
