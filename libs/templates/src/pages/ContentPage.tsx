import { FaqList, Prose, SectionHeader } from '@forecourt/content';
import { articleBody, contentFacts, fillFacts, proseTree } from '@forecourt/content/model';
import { longDate } from '@forecourt/domain';
import { pageMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, FactList, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ContentPageProps } from '../contract/props.ts';
import { formHelp } from './FormHelp.tsx';
import { PageHead } from './PageHead.tsx';
import { ProseParts } from './ProseParts.tsx';
import { WidePicture } from './WidePicture.tsx';
import { head as heads, type formPageHeads } from './FormPage.css.ts';
import * as styles from './ContentPage.css.ts';

/** Minimum number of headings for a table of contents. */
const partsForContents = 4;

/**
 * A page of prose: summary, text, questions, and one next step. A long one has its table of contents beside it, a short
 * one the dealer's contacts.
 */
export function ContentPage({
  site,
  page,
  body = articleBody(page.text, contentFacts(site)),
  stock = [],
  blocks = [],
  now,
  trail,
  head = 'plain',
}: ContentPageProps & { head?: (typeof formPageHeads)[number] }) {
  const say = useWords(pageMessages);
  const facts = contentFacts(site);
  const hasContents = body.contents.length >= partsForContents;
  const help = hasContents ? null : formHelp({ site, now, block: 'primary' });
  const fill = (words: string) => fillFacts(words, facts);
  const action = page.action && (
    <p>
      <ButtonLink href={fill(page.action.href)}>{fill(page.action.label)}</ButtonLink>
    </p>
  );
  return (
    <>
      <div className={heads[head]}>
        <PageHead title={fill(page.title)} text={fill(page.lead)} trail={trail} />
      </div>
      <Container>
        {page.image_url && <WidePicture url={page.image_url} alt={page.image_alt} />}
        <div className={styles.columns[hasContents || help ? 'two' : 'one']}>
          {(page.points.length > 0 || page.facts.length > 0) && (
            <div className={styles.part}>
              {page.points.length > 0 && (
                <section className={styles.short} aria-label={say('page.inShort')}>
                  <h2 className={styles.shortTitle}>{say('page.inShort')}</h2>
                  <ul className={styles.points}>
                    {page.points.map((point) => (
                      <li key={point}>{fill(point)}</li>
                    ))}
                  </ul>
                </section>
              )}
              {page.facts.length > 0 && (
                <div className={styles.facts}>
                  <FactList facts={page.facts.map(({ name, value }) => ({ name, value: fill(value) }))} />
                </div>
              )}
            </div>
          )}
          {hasContents && (
            <nav className={styles.contents} aria-label={say('page.onThisPage')}>
              <p className={styles.contentsTitle}>{say('page.onThisPage')}</p>
              <ol className={styles.contentsList}>
                {body.contents.map(({ id, title }) => (
                  <li key={id}>
                    <a className={styles.contentsLink} href={`#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.part}>
            <ProseParts body={body} stock={stock} blocks={blocks} now={now} />
            {action}
            {page.updated && (
              <p className={styles.updated}>
                {say('page.lastUpdated', { date: longDate(page.updated.slice(0, 10), site.locale) })}
              </p>
            )}
          </div>
          {help && <div className={styles.beside}>{help}</div>}
        </div>
      </Container>
      {page.questions.length > 0 && (
        <Section tone="sunken">
          <Container>
            <div className={styles.questions}>
              <SectionHeader title={say('page.goodToKnow')} />
              <FaqList
                entries={page.questions.map(({ question, answer }) => ({
                  question: fill(question),
                  answer: <Prose tree={proseTree(answer, facts)} />,
                }))}
              />
            </div>
          </Container>
        </Section>
      )}
    </>
  );
}
