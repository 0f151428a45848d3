import { formatDollars } from '@forecourt/domain';
import { loanMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { perText, yearsText } from '../../model/loanWords.ts';
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
  const say = useWords(loanMessages);
  if (quote.kind === 'enquire') return <td className={styles.cell}>{say('loan.enquireForFinance')}</td>;
  return (
    <td className={styles.cell}>
      <span className={styles.figure}>{formatDollars(quote.amount)}</span>
      {quote.residual > 0 && (
        <span className={styles.more}>{say('loan.plusAtTheEnd', { residual: formatDollars(quote.residual) })}</span>
      )}
      <span className={styles.more}>{say('loan.inAllTotal', { total: formatDollars(quote.total) })}</span>
    </td>
  );
}

/** One loan over several terms side by side, with and without a residual. Needs no JavaScript. */
export function LoanTable({ setup, input }: LoanTableProps) {
  const say = useWords(loanMessages);
  const { price, deposit, annualRate, frequency } = input;
  const share = `${comparedResidual * 100}%`;
  return (
    <div className={styles.root}>
      <div className={styles.scroll} role="region" aria-label={say('loan.loansCompared')} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {formatDollars(price)}
            {deposit > 0 && ` ${say('loan.withDown', { deposit: formatDollars(Math.min(deposit, price)) })}`},{' '}
            {perText(frequency, say)}
          </caption>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                {say('loan.term')}
              </th>
              <th className={styles.head} scope="col">
                {say('loan.paidOffInFull')}
              </th>
              <th className={styles.head} scope="col">
                {say('loan.leftToTheEnd', { share })}
              </th>
            </tr>
          </thead>
          <tbody>
            {loanTable(input, setup).map(({ years, whole, withResidual }) => (
              <tr key={years}>
                <th className={styles.term} scope="row">
                  {yearsText(years, say)}
                </th>
                <Cell quote={whole} />
                <Cell quote={withResidual} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RateFacts annualRate={annualRate} setup={setup} />
      <p className={styles.small}>{say('loan.estimatesAtThisRate')}</p>
    </div>
  );
}
