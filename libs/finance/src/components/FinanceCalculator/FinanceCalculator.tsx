'use client';

import { formatDollars, type CarEventParams } from '@forecourt/domain';
import { loanMessages, type Words } from '@forecourt/domain/messages';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { Range } from '../../model/bounds.ts';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { perText, yearsText } from '../../model/loanWords.ts';
import { rateText } from '../../model/rateText.ts';
import type { CalculatorInput } from '../../model/quote.ts';
import { CalculatorField } from '../CalculatorField/CalculatorField.tsx';
import { CalculatorLayout } from '../CalculatorLayout/CalculatorLayout.tsx';
import { FrequencyChoice } from '../FrequencyChoice/FrequencyChoice.tsx';
import { useInterest } from '../OneInterest/OneInterest.tsx';
import * as styles from './FinanceCalculator.css.ts';
import { RepaymentResult } from './RepaymentResult.tsx';
import { numberNames, useCalculator, type NumberName } from './useCalculator.ts';

export interface FinanceCalculatorProps {
  /** Limits, fees and initial amounts, from `calculatorSetup`. */
  setup: CalculatorSetup;
  /** Values from the address, read by `readCalculatorQuery`. @default those of the set-up */
  given?: CalculatorInput;
  /** Page that handles the form without JavaScript. @default '/finance' */
  action?: string;
  /** Hidden fields. @example { car_id: 'car-1' } */
  hidden?: Readonly<Record<string, string>>;
  /** Suggested prices in dollars; those out of bounds are left out. */
  quickAmounts?: readonly number[];
  /** Vehicle to report with the event of the first change. */
  vehicle?: CarEventParams;
  /**
   * Address of the enquiry, with `{price}` in place of the purchase price in dollars, if wanted. @default
   * '/finance-enquiry'
   */
  enquireHref?: string;
}

type LabelKey = `loan.${'purchasePrice' | 'depositOrTradeIn' | 'residual' | 'loanTerm' | 'interestRate'}`;

const fieldOf: Record<
  NumberName,
  {
    name: string;
    label: LabelKey;
    unit: { before: string } | { after: string };
    format: (value: number, say: Words<typeof loanMessages>) => string;
  }
> = {
  price: { name: 'price', label: 'loan.purchasePrice', unit: { before: '$' }, format: formatDollars },
  deposit: { name: 'deposit', label: 'loan.depositOrTradeIn', unit: { before: '$' }, format: formatDollars },
  residual: { name: 'residual', label: 'loan.residual', unit: { before: '$' }, format: formatDollars },
  years: { name: 'term', label: 'loan.loanTerm', unit: { after: 'years' }, format: yearsText },
  annualRate: { name: 'rate', label: 'loan.interestRate', unit: { after: '% p.a.' }, format: rateText },
};

/** Computes the repayment per period from price, deposit, residual, term and rate. */
export function FinanceCalculator({
  setup,
  given = setup.start,
  action = '/finance',
  hidden,
  quickAmounts = [],
  vehicle,
  enquireHref = '/finance-enquiry',
}: FinanceCalculatorProps) {
  const say = useWords(loanMessages);
  const reportInterest = useInterest(vehicle);
  const { input, texts, error, quote, change, type, slide, leave } = useCalculator(setup, given, reportInterest, say);
  const { price, term, rate, deposit, residual } = setup.bounds;
  /** Limits a slider to the price, because a deposit is never higher. */
  const upTo = (range: Range): Range => ({ ...range, max: Math.max(range.step, Math.min(range.max, input.price)) });
  const ranges: Record<NumberName, Range> = {
    price,
    years: term,
    annualRate: rate,
    deposit: upTo(deposit),
    residual: upTo(residual),
  };
  const amounts = quickAmounts.filter((amount) => amount >= price.min && amount <= price.max);
  const announcement =
    quote.kind === 'repayment'
      ? say('loan.repaymentOverAt', {
          repayment: `${formatDollars(quote.amount)} ${perText(quote.frequency, say)}`,
          years: yearsText(input.years, say),
          rate: rateText(input.annualRate),
        })
      : (error ?? say('loan.enquireForFinance'));
  return (
    <CalculatorLayout
      action={action}
      label={say('loan.repaymentCalculator')}
      hidden={hidden}
      ask={say('loan.showMyRepayment')}
      resultLabel={say('loan.estimatedRepayment')}
      announcement={announcement}
      fields={
        <>
          {numberNames.map((name) => (
            <CalculatorField
              key={name}
              {...fieldOf[name]}
              label={say(fieldOf[name].label)}
              unit={name === 'years' ? { after: say('loan.yearsUnit') } : fieldOf[name].unit}
              format={(value) => fieldOf[name].format(value, say)}
              text={texts[name]}
              value={input[name]}
              range={ranges[name]}
              error={name === 'price' ? error : null}
              onType={(text) => type(name, text)}
              onLeave={() => leave(name)}
              onSlide={(value) => slide(name, value)}
            >
              {name === 'price' && amounts.length > 0 && (
                <div className={styles.quick} role="group" aria-label={say('loan.pricesToTry')}>
                  {amounts.map((amount) => (
                    <button
                      key={amount}
                      type="button"
                      className={styles.amount}
                      aria-pressed={input.price === amount}
                      onClick={() => slide('price', amount)}
                    >
                      {formatDollars(amount)}
                    </button>
                  ))}
                </div>
              )}
            </CalculatorField>
          ))}
          <FrequencyChoice
            legend={say('loan.repayments')}
            value={input.frequency}
            onChange={(frequency) => change({ frequency })}
          />
        </>
      }
      result={
        <>
          <RepaymentResult setup={setup} input={input} quote={quote} />
          <ButtonLink href={enquireHref.replace('{price}', String(Math.round(input.price)))} full>
            {say('loan.financeEnquiry')}
          </ButtonLink>
        </>
      }
    />
  );
}
