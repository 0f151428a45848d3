import type { ArticlePageProps } from '../contract/articlePages.ts';
import { ArticlePage } from './ArticlePage.tsx';

/** A group: a quiet band for the title. */
export function GroupArticlePage(props: ArticlePageProps) {
  return <ArticlePage {...props} look={{ head: 'sunken' }} />;
}

/** Caravans: a dark band, as on the pages that people come from. */
export function CaravanArticlePage(props: ArticlePageProps) {
  return <ArticlePage {...props} look={{ head: 'inverse' }} />;
}
