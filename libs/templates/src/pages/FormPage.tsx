import { BenefitList, BodyShape, FaqList, GuaranteeStrip, SectionHeader, StepList } from '@forecourt/content';
import { pageMessages } from '@forecourt/domain/messages';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { FormPageProps } from '../contract/formPage.ts';
import { formHelp } from './FormHelp.tsx';
import { PageHead } from './PageHead.tsx';
import * as styles from './FormPage.css.ts';

export interface FormPageLook {
  /** @default 'plain' */
  head?: (typeof styles.formPageHeads)[number];
  /** Position of the extra content: beside the form, or in columns under it. @default 'aside' */
  steps?: 'aside' | 'row';
  /** Body outline in the head. */
  body?: string;
}

/**
 * A page for one form: the form in a panel, and beside it (on phones below) contacts and benefits. A form without any
 * of these is alone, at a readable width.
 */
export function FormPage({
  site,
  now,
  title,
  intro,
  trail,
  anchor = 'form',
  block = 'all',
  steps = [],
  stepsTitle,
  benefits = [],
  benefitsTitle,
  faq = [],
  slots,
  look = {},
}: FormPageProps & { look?: FormPageLook }) {
  const say = useWords(pageMessages);
  const why = benefitsTitle ?? say('page.why', { name: site.name });
  const { head = 'plain', steps: stepsAt = 'aside', body } = look;
  const isRow = stepsAt === 'row';
  const happens = steps.length > 0 && <StepList steps={steps} layout={isRow ? 'row' : 'column'} title={stepsTitle} />;
  const help = formHelp({ site, now, block, children: !isRow && happens });
  return (
    <>
      <div className={styles.head[head]}>
        <PageHead title={title} text={intro} trail={trail}>
          {body && (
            <span className={styles.picture}>
              <BodyShape body={body} width={168} />
            </span>
          )}
        </PageHead>
      </div>
      {slots.wide && (
        <Container>
          <div className={styles.wide}>{slots.wide}</div>
        </Container>
      )}
      <Container>
        <div className={styles.columns[help ? 'two' : 'one']}>
          <div className={styles.main}>
            {slots.before}
            {slots.form && (
              <div className={styles.panel} id={anchor}>
                {slots.form}
              </div>
            )}
          </div>
          {help}
        </div>
      </Container>
      {isRow && happens && (
        <Section tone="sunken">
          <Container>{happens}</Container>
        </Section>
      )}
      {benefits.length > 0 && (
        <Section tone={isRow && happens ? 'plain' : 'sunken'}>
          <Container>
            <SectionHeader title={why} />
            <BenefitList benefits={benefits} label={why} />
          </Container>
        </Section>
      )}
      {slots.after}
      {faq.length > 0 && (
        <Section>
          <Container>
            <div className={styles.faq}>
              <SectionHeader title={say('page.goodToKnow')} />
              <FaqList entries={faq} />
            </div>
          </Container>
        </Section>
      )}
      {site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={site.paths.search} />}
    </>
  );
}
