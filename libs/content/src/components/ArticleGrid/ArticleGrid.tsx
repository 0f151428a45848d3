import type { ArticleSummary } from '../../model/articles.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import * as styles from './ArticleGrid.css.ts';

export interface ArticleGridProps {
  /** In the order they are shown. */
  articles: readonly ArticleSummary[];
  /** Heading level of their titles. @default 3 */
  headingLevel?: 2 | 3;
}

/** Articles side by side, up to three across. Renders nothing without articles. */
export function ArticleGrid({ articles, headingLevel }: ArticleGridProps) {
  if (articles.length === 0) return null;
  return (
    <ul className={styles.root}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
