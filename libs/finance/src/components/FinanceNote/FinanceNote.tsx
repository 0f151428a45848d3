import type { SiteFinance } from '@forecourt/domain';
import * as styles from './FinanceNote.css.ts';

export interface FinanceNoteProps {
  /** The site's finance settings, for their warning and note. */
  finance: Pick<SiteFinance, 'comparisonWarning' | 'disclaimer'>;
}

/**
 * Disclosures that credit law requires below repayments: basis and warning, and the assumptions of the dealer's
 * figures.
 */
export function FinanceNote({ finance: { comparisonWarning, disclaimer } }: FinanceNoteProps) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>{comparisonWarning}</p>
      {disclaimer && <p className={styles.words}>{disclaimer}</p>}
    </div>
  );
}
