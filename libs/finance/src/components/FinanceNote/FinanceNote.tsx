import { financeTerms, type FinanceFigures, type SiteFinance } from '@forecourt/domain';
import { repaymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { isDeskRate, isExampleLoan } from '../../model/exampleLoan.ts';
import * as styles from './FinanceNote.css.ts';

/** What a site says of its repayments. */
export type NotedFinance = Pick<SiteFinance, 'comparisonWarning' | 'disclaimer'> &
  Partial<Pick<SiteFinance, 'example' | 'deskRates'>>;

export interface FinanceNoteProps {
  /** The site's finance settings, for their warning and note. */
  finance: NotedFinance;
  /** The figures above the note, where they are of one loan: the note says nothing that they contradict. */
  figures?: FinanceFigures | null;
}

/** What the figures assume, the range of the dealer's own desk around one of its rates, and the dealer's disclaimer. */
export function FinanceConditions({ finance, figures = null }: FinanceNoteProps) {
  const { assumption, deskRates, disclaimer } = financeTerms(finance, useWords(repaymentMessages));
  const said = [
    figures === null || isExampleLoan(figures, finance.example ?? null) ? assumption : null,
    isDeskRate(figures, finance.deskRates ?? null) ? deskRates : null,
    disclaimer,
  ].filter((sentence) => sentence !== null);
  return said.length > 0 ? <p className={styles.words}>{said.join(' ')}</p> : null;
}

/**
 * Disclosures that credit law requires below repayments: basis and warning, and the assumptions of the dealer's
 * figures.
 */
export function FinanceNote({ finance, figures = null }: FinanceNoteProps) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>{finance.comparisonWarning}</p>
      <FinanceConditions finance={finance} figures={figures} />
    </div>
  );
}
