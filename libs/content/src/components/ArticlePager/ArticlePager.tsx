import { articleMessages } from '@forecourt/domain/messages';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { blogPath } from '../../model/articles.ts';
import * as styles from './ArticlePager.css.ts';

export interface ArticlePagerProps {
  /** From 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Of the list; null for all articles. */
  category: string | null;
}

/** The way to newer and older articles. Renders nothing where all stand on one page. */
export function ArticlePager({ page, pages, category }: ArticlePagerProps) {
  const say = useWords(articleMessages);
  if (pages === 1) return null;
  return (
    <nav className={styles.root} aria-label={say('article.pagesOfArticles')}>
      {page > 1 ? (
        <ButtonLink variant="secondary" href={blogPath(category, page - 1)} rel="prev">
          {say('article.newerArticles')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className={styles.where}>{say('article.pageOf', { page, pages })}</span>
      {page < pages ? (
        <ButtonLink variant="secondary" href={blogPath(category, page + 1)} rel="next">
          {say('article.olderArticles')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
