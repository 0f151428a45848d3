import { formatDollars, formatMoney, type LoanFee } from '@forecourt/domain';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { feesOverTerm } from '../../model/fees.ts';
import { perWords, yearsText } from '../../model/loanWords.ts';
import type { CalculatorInput, Quote } from '../../model/quote.ts';
import { RateFacts } from '../RateFacts/RateFacts.tsx';
import * as styles from './RepaymentResult.css.ts';

export interface RepaymentResultProps {
  /** Limits, fees and rates, from `calculatorSetup`. */
  setup: CalculatorSetup;
  /** The entered values. */
  input: CalculatorInput;
  /** The computed loan. */
  quote: Quote;
}

const feeText = ({ amount, due }: LoanFee) => `${formatMoney(amount)}${due === 'monthly' ? ' a month' : ''}`;

/** Result of a calculation: never a repayment without its rate, term and known fees. */
export function RepaymentResult({ setup, input, quote }: RepaymentResultProps) {
  if (quote.kind === 'enquire') return <p className={styles.words}>{quote.text}</p>;
  const { fees, ownRate } = setup;
  const { annualRate, years, deposit } = input;
  const isOwn = annualRate === ownRate?.interestRate;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.line}>
          <span className={styles.figure}>{formatDollars(quote.amount)}</span> {perWords[quote.frequency]}
        </p>
        {quote.residual > 0 && <p className={styles.plus}>plus {formatDollars(quote.residual)} at the end</p>}
      </div>
      <RateFacts annualRate={annualRate} setup={setup} />
      <dl className={styles.rows}>
        <Row name="Term" value={yearsText(years)} />
        {deposit > 0 && <Row name="Deposit or trade-in" value={formatDollars(deposit)} />}
        <Row name="Amount borrowed" value={formatDollars(quote.principal)} />
        {fees.map((fee) => (
          <Row key={fee.label} name={fee.label} value={feeText(fee)} />
        ))}
        <Row
          name={fees.length > 0 ? 'Total to pay back, with fees' : 'Total to pay back'}
          value={formatDollars(quote.total + feesOverTerm(fees, years))}
        />
      </dl>
      <p className={styles.small}>
        {isOwn
          ? 'Estimate at the lender’s rate for this vehicle, not an offer.'
          : 'Estimate at the rate you chose, not an offer.'}
        {fees.length === 0 && ' Fees of the lender are not in it.'}
      </p>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{value}</dd>
    </div>
  );
}
