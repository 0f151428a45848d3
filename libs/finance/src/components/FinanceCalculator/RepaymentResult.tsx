import { formatDollars, formatMoney, type LoanFee } from '@forecourt/domain';
import { loanMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { feesOverTerm } from '../../model/fees.ts';
import { perText, yearsText } from '../../model/loanWords.ts';
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

/** Result of a calculation: never a repayment without its rate, term and known fees. */
export function RepaymentResult({ setup, input, quote }: RepaymentResultProps) {
  const say = useWords(loanMessages);
  if (quote.kind === 'enquire') return <p className={styles.words}>{say('loan.enquireForFinance')}</p>;
  const { fees, ownRate } = setup;
  const { annualRate, years, deposit } = input;
  const feeText = ({ amount, due }: LoanFee) =>
    due === 'monthly' ? say('loan.feeAMonth', { fee: formatMoney(amount) }) : formatMoney(amount);
  const isOwn = annualRate === ownRate?.interestRate;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.line}>
          <span className={styles.figure}>{formatDollars(quote.amount)}</span> {perText(quote.frequency, say)}
        </p>
        {quote.residual > 0 && (
          <p className={styles.plus}>{say('loan.plusAtTheEnd', { residual: formatDollars(quote.residual) })}</p>
        )}
      </div>
      <RateFacts annualRate={annualRate} setup={setup} />
      <dl className={styles.rows}>
        <Row name={say('loan.term')} value={yearsText(years, say)} />
        {deposit > 0 && <Row name={say('loan.depositOrTradeIn')} value={formatDollars(deposit)} />}
        <Row name={say('loan.amountBorrowed')} value={formatDollars(quote.principal)} />
        {fees.map((fee) => (
          <Row key={fee.label} name={fee.label} value={feeText(fee)} />
        ))}
        <Row
          name={fees.length > 0 ? say('loan.totalWithFees') : say('loan.totalToPayBack')}
          value={formatDollars(quote.total + feesOverTerm(fees, years))}
        />
      </dl>
      <p className={styles.small}>
        {isOwn ? say('loan.estimateAtTheLenders') : say('loan.estimateAtTheRateYouChose')}
        {fees.length === 0 && ` ${say('loan.feesOfTheLender')}`}
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
