import type { SiteFinance } from '@forecourt/domain';
import * as styles from './FinanceNote.css.ts';

export interface FinanceNoteProps {
  /** The warning and the note of the site's finance settings. */
  finance: Pick<SiteFinance, 'comparisonWarning' | 'disclaimer'>;
}

/** What the credit law wants to be read below repayments: basis and warning, and what the dealer's figures rest on. */
export function FinanceNote({ finance: { comparisonWarning, disclaimer } }: FinanceNoteProps) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>{comparisonWarning}</p>
      {disclaimer && <p className={styles.words}>{disclaimer}</p>}
    </div>
  );
}
