import { ArticleCard, ArticleGrid, ArticlePager } from '@forecourt/content';
import { blogPath } from '@forecourt/content/model';
import { articleMessages } from '@forecourt/domain/messages';
import { Container, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { BlogPageProps } from '../contract/articlePages.ts';
import { head as heads, type formPageHeads } from './FormPage.css.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './BlogPage.css.ts';

export interface BlogPageLook {
  /** @default 'plain' */
  head?: (typeof formPageHeads)[number];
  /** Title and introduction of the page. */
  text?: string;
  /** Whether the latest article is shown large above the others. @default true */
  feature?: boolean;
}

/**
 * A page of articles: the latest large, the others in a grid, by category, with pagination. A site without articles has
 * no such page.
 */
export function BlogPage({ site, list, trail, look = {} }: BlogPageProps & { look?: BlogPageLook }) {
  const say = useWords(articleMessages);
  const { articles, page, pages, category, categories } = list;
  const { head = 'plain', text = say('article.newsReviewsAdvice', { name: site.name }), feature = true } = look;
  const [first] = articles;
  const hasFeature = feature && page === 1 && first !== undefined;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={category ?? say('article.blog')}
          text={category === null ? text : undefined}
          trail={trail}
          current={page === 1 ? undefined : say('article.page', { page })}
        />
      </div>
      <Container>
        <div className={styles.root}>
          {categories.length > 1 && (
            <nav aria-label={say('article.kindsOfArticles')}>
              <ul className={styles.chips}>
                {[null, ...categories].map((name) => (
                  <li key={name ?? ''}>
                    <SiteLink
                      className={styles.chip}
                      href={blogPath(name)}
                      aria-current={name === category ? 'page' : undefined}
                    >
                      {name ?? say('article.allArticles')}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {hasFeature && <ArticleCard article={first} headingLevel={2} layout="feature" />}
          <ArticleGrid articles={hasFeature ? articles.slice(1) : articles} headingLevel={2} />
          <ArticlePager page={page} pages={pages} category={category} />
        </div>
      </Container>
    </>
  );
}
