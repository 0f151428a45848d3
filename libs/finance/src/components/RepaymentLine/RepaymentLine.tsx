import type { FinanceFigures } from '@forecourt/domain';
import { around, repaymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { repaymentWords } from '../../model/repaymentWords.ts';
import * as styles from './RepaymentLine.css.ts';

export interface RepaymentLineProps {
  /** Figures chosen for the vehicle; null where no lender may be shown. */
  figures: FinanceFigures | null;
  /** Shown beside a weekly rent, so that the wording must distinguish the two. @default false */
  besideRent?: boolean;
}

/**
 * A repayment under a card's price, with all required rates. Renders nothing without one. The page shows a
 * `FinanceNote` below its cards.
 */
export function RepaymentLine({ figures, besideRent = false }: RepaymentLineProps) {
  const say = useWords(repaymentMessages);
  const words = repaymentWords(figures, say);
  if (!words) return null;
  const { amount, period, rate, comparisonRate, conditions } = words;
  const [before, after] = around((figure) => say('repayment.or', { amount: figure, period }));
  return (
    <p className={styles.root}>
      <span className={styles.line}>
        <span className={styles.phrase}>
          {before}
          <strong className={styles.figure}>{amount}</strong>
          {after}
        </span>
        {besideRent && (
          <>
            {' '}
            <span className={styles.phrase}>{say('repayment.onFinance')}</span>
          </>
        )}
      </span>{' '}
      {conditions.length > 0 && (
        <>
          <span className={styles.line}>
            {conditions.map((condition, place) => (
              <span key={condition}>
                <span className={styles.phrase}>
                  {condition}
                  {place < conditions.length - 1 && ','}
                </span>{' '}
              </span>
            ))}
          </span>{' '}
        </>
      )}
      <span className={styles.line}>
        <span className={styles.phrase}>{rate},</span> <span className={styles.phrase}>{comparisonRate}</span>
      </span>
    </p>
  );
}
