import { formatDollars } from '@forecourt/domain';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { perWords, yearsText } from '../../model/loanWords.ts';
import { comparedResidual, loanTable } from '../../model/loanTable.ts';
import type { CalculatorInput, Quote } from '../../model/quote.ts';
import { RateFacts } from '../RateFacts/RateFacts.tsx';
import * as styles from './LoanTable.css.ts';

export interface LoanTableProps {
  /** Limits, fees and rates, from `calculatorSetup`. */
  setup: CalculatorSetup;
  /** Price, deposit, rate and period; the term varies in the table. */
  input: CalculatorInput;
}

function Cell({ quote }: { quote: Quote }) {
  if (quote.kind === 'enquire') return <td className={styles.cell}>{quote.text}</td>;
  return (
    <td className={styles.cell}>
      <span className={styles.figure}>{formatDollars(quote.amount)}</span>
      {quote.residual > 0 && <span className={styles.more}>plus {formatDollars(quote.residual)} at the end</span>}
      <span className={styles.more}>{formatDollars(quote.total)} in all</span>
    </td>
  );
}

/** One loan over several terms side by side, with and without a residual. Needs no JavaScript. */
export function LoanTable({ setup, input }: LoanTableProps) {
  const { price, deposit, annualRate, frequency } = input;
  const share = `${comparedResidual * 100}%`;
  return (
    <div className={styles.root}>
      <div className={styles.scroll} role="region" aria-label="Loans compared" tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {formatDollars(price)}
            {deposit > 0 && ` with ${formatDollars(Math.min(deposit, price))} down`}, {perWords[frequency]}
          </caption>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                Term
              </th>
              <th className={styles.head} scope="col">
                Paid off in full
              </th>
              <th className={styles.head} scope="col">
                {share} left to the end
              </th>
            </tr>
          </thead>
          <tbody>
            {loanTable(input, setup).map(({ years, whole, withResidual }) => (
              <tr key={years}>
                <th className={styles.term} scope="row">
                  {yearsText(years)}
                </th>
                <Cell quote={whole} />
                <Cell quote={withResidual} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RateFacts annualRate={annualRate} setup={setup} />
      <p className={styles.small}>Estimates at this rate, not an offer. What a lender charges in fees comes on top.</p>
    </div>
  );
}
