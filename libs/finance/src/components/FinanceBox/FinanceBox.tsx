import { ButtonLink, Disclosure } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { comparisonWarning, rateText, wholeDollars, type FinanceFigures } from '../../model/figures.ts';
import { enquireForFinance } from '../../model/quote.ts';
import * as styles from './FinanceBox.css.ts';

export interface FinanceBoxProps {
  /** Of `financeFigures`; null where no lender may be shown. */
  figures: FinanceFigures | null;
  /** @example '/finance-enquiry?car_id=car-1#finance-form' */
  enquireHref: string;
  /** The lender's own words, where the page brings them itself. */
  disclaimer?: ReactNode;
}

const smallestFigure = 2_500;

/** What a lender asks for this vehicle: its figure and comparison rate as given, with basis, warning and disclaimer. */
export function FinanceBox({ figures, enquireHref, disclaimer }: FinanceBoxProps) {
  if (!figures) return null;
  const { amount, per, interestRate, comparisonRate, termYears, note } = figures;
  const words = disclaimer ?? figures.disclaimer;
  return (
    <section className={styles.box} aria-label="Finance">
      <div className={styles.head}>
        {amount !== null && amount > smallestFigure ? (
          <p className={styles.line}>
            <span className={styles.figure}>{wholeDollars(amount)}</span> per {per}
          </p>
        ) : (
          <p className={styles.words}>{enquireForFinance}</p>
        )}
        <ButtonLink href={enquireHref} variant="secondary" size="small">
          Finance Enquiry
        </ButtonLink>
      </div>
      <dl className={styles.rates}>
        <div>
          <dt className={styles.label}>Interest rate</dt>
          <dd className={styles.rate}>{rateText(interestRate)} p.a.</dd>
        </div>
        <div>
          <dt className={styles.label}>Comparison rate</dt>
          <dd className={styles.rate}>{rateText(comparisonRate)} p.a.</dd>
        </div>
        {termYears !== null && (
          <div>
            <dt className={styles.label}>Term</dt>
            <dd className={styles.rate}>
              {termYears} {termYears === 1 ? 'year' : 'years'}
            </dd>
          </div>
        )}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.warning}>{comparisonWarning}</p>
      {words && (
        <Disclosure title="About this finance offer">
          <div className={styles.warning}>{words}</div>
        </Disclosure>
      )}
    </section>
  );
}
