import { ArticleGrid, Breadcrumbs, ReviewVerdict, SectionHeader } from '@forecourt/content';
import { pricesWereRightIn, readingMinutes } from '@forecourt/content/model';
import { longDate } from '@forecourt/domain';
import { articleMessages } from '@forecourt/domain/messages';
import { Container, Heading, Notice, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ArticlePageProps } from '../contract/articlePages.ts';
import { head as heads, type formPageHeads } from './FormPage.css.ts';
import * as styles from './ArticlePage.css.ts';
import { ProseParts } from './ProseParts.tsx';
import { WidePicture } from './WidePicture.tsx';
import * as pageHead from './PageHead.css.ts';

/** Minimum number of headings for a table of contents. */
const partsForContents = 4;

export interface ArticlePageLook {
  /** @default 'plain' */
  head?: (typeof formPageHeads)[number];
}

/** An article: author and date, its text with vehicles in between, and further links. */
export function ArticlePage({
  site,
  article,
  body,
  stock,
  blocks = [],
  related,
  now,
  trail,
  look = {},
}: ArticlePageProps & { look?: ArticlePageLook }) {
  const say = useWords(articleMessages);
  const { title, summary, published, updated, author, image_url: image, image_alt: alt, review } = article;
  const month = pricesWereRightIn(article, now, site.locale);
  const hasContents = body.contents.length >= partsForContents;
  const minutes = readingMinutes(article.text);
  return (
    <article>
      <div className={heads[look.head ?? 'plain']}>
        <Container>
          <div className={pageHead.root}>
            <Breadcrumbs trail={trail} current={title} />
            <div className={styles.head}>
              <Heading level={1} size="page">
                {title}
              </Heading>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.facts}>
                <span>{say('article.by', { author: author ?? site.name })}</span>
                <time dateTime={published.slice(0, 10)}>{longDate(published.slice(0, 10), site.locale)}</time>
                {updated && (
                  <span>{say('article.updated', { date: longDate(updated.slice(0, 10), site.locale) })}</span>
                )}
                <span>{say('article.minutes', { count: minutes })}</span>
              </p>
            </div>
          </div>
        </Container>
      </div>
      <Container>
        {image && <WidePicture url={image} alt={alt} />}
        <div className={styles.root}>
          {(month ?? review) && (
            <div className={styles.body}>
              {month && (
                <Notice tone="info" title={say('article.pricesWereRightIn', { month })}>
                  {say('article.askUsWhat')}
                </Notice>
              )}
              {review && <ReviewVerdict review={review} />}
            </div>
          )}
          {hasContents && (
            <nav className={styles.contents} aria-label={say('article.onThisPage')}>
              <p className={styles.contentsTitle}>{say('article.onThisPage')}</p>
              <ol>
                {body.contents.map(({ id, title: name }) => (
                  <li key={id}>
                    <a className={styles.contentsLink} href={`#${id}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.body}>
            <ProseParts body={body} stock={stock} blocks={blocks} now={now} />
          </div>
        </div>
      </Container>
      {related.length > 0 && (
        <Section tone="sunken">
          <Container>
            <SectionHeader title={say('article.readOn')} more={{ href: '/blog', label: say('article.allArticles') }} />
            <ArticleGrid articles={related} />
          </Container>
        </Section>
      )}
    </article>
  );
}
