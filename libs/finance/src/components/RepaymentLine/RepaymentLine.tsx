import type { FinanceFigures } from '@forecourt/domain';
import { repaymentWords } from '../../model/repaymentWords.ts';
import * as styles from './RepaymentLine.css.ts';

export interface RepaymentLineProps {
  /** As decided for the vehicle; null where no lender may be shown. */
  figures: FinanceFigures | null;
  /** Shown beside a weekly rent, so the words must set the repayment apart from it. @default false */
  besideRent?: boolean;
}

/**
 * A repayment under the price of a card, with everything that must stand beside it. Renders nothing where there is
 * none. The page shows a `FinanceNote` below its cards.
 */
export function RepaymentLine({ figures, besideRent = false }: RepaymentLineProps) {
  const words = repaymentWords(figures);
  if (!words) return null;
  const { amount, period, rate, comparisonRate, conditions } = words;
  return (
    <p className={styles.root}>
      <span className={styles.line}>
        <span className={styles.phrase}>
          or <strong className={styles.figure}>{amount}</strong> {period}
        </span>
        {besideRent && (
          <>
            {' '}
            <span className={styles.phrase}>on finance</span>
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
