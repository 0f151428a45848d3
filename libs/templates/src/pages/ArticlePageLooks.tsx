import type { ArticlePageProps } from '../contract/articlePages.ts';
import { ArticlePage } from './ArticlePage.tsx';

/** Group: a light band for the title. */
export function GroupArticlePage(props: ArticlePageProps) {
  return <ArticlePage {...props} look={{ head: 'sunken' }} />;
}

/** Caravans: a dark band, as on the other pages. */
export function CaravanArticlePage(props: ArticlePageProps) {
  return <ArticlePage {...props} look={{ head: 'inverse' }} />;
}
