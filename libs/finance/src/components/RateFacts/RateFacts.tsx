import { loanMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { comparisonFor, type CalculatorSetup } from '../../model/calculatorSetup.ts';
import { rateText } from '../../model/rateText.ts';
import * as styles from './RateFacts.css.ts';

export interface RateFactsProps {
  /** Percent per year. */
  annualRate: number;
  /** Limits, fees and rates, from `calculatorSetup`. */
  setup: CalculatorSetup;
}

/** The rate of an estimate, the comparison rate beside it where known, and their disclosures. */
export function RateFacts({ annualRate, setup }: RateFactsProps) {
  const say = useWords(loanMessages);
  const comparison = comparisonFor(annualRate, setup);
  return (
    <>
      <dl className={styles.rates}>
        <div>
          <dt className={styles.name}>{say('loan.interestRate')}</dt>
          <dd className={styles.rate}>{rateText(annualRate)}</dd>
        </div>
        {comparison !== null && (
          <div>
            <dt className={styles.name}>{say('loan.comparisonRate')}</dt>
            <dd className={styles.rate}>{rateText(comparison)}</dd>
          </div>
        )}
      </dl>
      {comparison !== null && <p className={styles.warning}>{setup.comparisonWarning}</p>}
    </>
  );
}
