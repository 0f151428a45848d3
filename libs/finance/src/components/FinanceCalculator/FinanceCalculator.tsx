'use client';

import { formatMoney, type FinanceLender, type Vehicle } from '@forecourt/domain';
import { ButtonLink, TextField } from '@forecourt/ui';
import { useId } from 'react';
import type { BoundsOverride } from '../../model/bounds.ts';
import { frequencies, type Frequency } from '../../model/repayment.ts';
import * as styles from './FinanceCalculator.css.ts';
import { Slider } from './Slider.tsx';
import { moneyNames, useCalculator, type MoneyName } from './useCalculator.ts';

/** One charge that the lender lists beside the repayment. */
export interface LenderFee {
  /** @example 'Establishment fee' */
  label: string;
  /** Cents. */
  amount: number;
}

export interface FinanceCalculatorProps {
  /** Vehicle whose price it starts from; without one it starts from the usual amount. */
  vehicle?: Pick<Vehicle, 'price'> | null;
  /** Lender whose deposit it starts from. */
  lender?: Pick<FinanceLender, 'deposit'> | null;
  /** Limits that this lender or site sets otherwise. */
  bounds?: BoundsOverride;
  fees?: readonly LenderFee[];
  /** @default '/finance-enquiry' */
  enquireHref?: string;
}

const frequencyWords: Record<Frequency, { choice: string; per: string }> = {
  weekly: { choice: 'Weekly', per: 'per week' },
  fortnightly: { choice: 'Fortnightly', per: 'per fortnight' },
  monthly: { choice: 'Monthly', per: 'per month' },
};

const moneyLabels: Record<MoneyName, string> = {
  price: 'Purchase price',
  deposit: 'Deposit or trade-in',
  residual: 'Residual (balloon)',
};

const years = (value: number) => `${value} ${value === 1 ? 'year' : 'years'}`;
const percent = (value: number) => `${value.toFixed(1)}% p.a.`;

/** Lets a buyer try price, deposit, residual, term and rate, and says at once what that costs per period. */
export function FinanceCalculator({
  vehicle = null,
  lender = null,
  bounds: override = {},
  fees = [],
  enquireHref = '/finance-enquiry',
}: FinanceCalculatorProps) {
  const { bounds, input, texts, error, quote, change, typeAmount, leaveAmount } = useCalculator({
    vehicle,
    lender,
    override,
  });
  const id = useId();
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <div className={styles.amounts}>
          {moneyNames.map((name) => (
            <TextField
              key={name}
              name={name}
              label={`${moneyLabels[name]} ($)`}
              required
              inputMode="decimal"
              autoComplete="off"
              value={texts[name]}
              error={name === 'price' ? (error ?? undefined) : undefined}
              onChange={(event) => typeAmount(name, event.target.value)}
              onBlur={() => leaveAmount(name)}
            />
          ))}
        </div>
        <Slider
          label="Loan term"
          range={bounds.term}
          value={input.years}
          format={years}
          onChange={(value) => change({ years: value })}
        />
        <Slider
          label="Interest rate"
          range={bounds.rate}
          value={input.annualRate}
          format={percent}
          onChange={(value) => change({ annualRate: value })}
        />
        <fieldset className={styles.frequency}>
          <legend className={styles.label}>Repayments</legend>
          {frequencies.map((frequency) => (
            <label key={frequency} className={styles.choice}>
              <input
                className={styles.radio}
                type="radio"
                name={`${id}frequency`}
                checked={input.frequency === frequency}
                onChange={() => change({ frequency })}
              />
              <span className={styles.choiceWords}>{frequencyWords[frequency].choice}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.result}>
        <p className={styles.resultTitle}>Estimated repayment</p>
        <output className={styles.output} aria-live="polite" aria-label="Estimated repayment">
          {quote.kind === 'repayment' ? (
            <>
              <span className={styles.figure}>{formatMoney(quote.amount * 100)}</span>{' '}
              {frequencyWords[quote.frequency].per}
            </>
          ) : (
            <span className={styles.words}>{quote.text}</span>
          )}
        </output>
        <p className={styles.small}>
          An estimate over {years(input.years)} at {percent(input.annualRate)}, not an offer of finance.
        </p>
        {fees.length > 0 && (
          <ul className={styles.fees} aria-label="Fees of the lender">
            {fees.map((fee) => (
              <li key={fee.label} className={styles.fee}>
                <span>{fee.label}</span>
                <span>{formatMoney(fee.amount)}</span>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink href={enquireHref} full>
          Finance Enquiry
        </ButtonLink>
      </div>
    </div>
  );
}
