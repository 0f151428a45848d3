'use client';

import { formatDollars, grouped } from '@forecourt/domain';
import { ButtonLink } from '@forecourt/ui';
import { budgetRanges } from '../../model/budget.ts';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { perWords, rateText, yearsText } from '../../model/loanWords.ts';
import type { CalculatorInput } from '../../model/quote.ts';
import { CalculatorField, type CalculatorFieldProps } from '../CalculatorField/CalculatorField.tsx';
import { CalculatorLayout } from '../CalculatorLayout/CalculatorLayout.tsx';
import { FrequencyChoice } from '../FrequencyChoice/FrequencyChoice.tsx';
import { useInterest } from '../OneInterest/OneInterest.tsx';
import { RateFacts } from '../RateFacts/RateFacts.tsx';
import * as styles from './BudgetCalculator.css.ts';
import { useBudget, type BudgetNumber, type CountUnder } from './useBudget.ts';

export interface BudgetCalculatorProps {
  /** Limits and rates, from `calculatorSetup`. */
  setup: CalculatorSetup;
  /** Terms from the address. @default those of the set-up */
  given?: CalculatorInput;
  /** Budget from the address, in dollars per period. @default the usual amount */
  budget?: number | null;
  /** Page that handles the form without JavaScript. @default '/finance' */
  action?: string;
  /** Address of the search under a price, with `{price}` in place of the dollars. @example '/search?price=-{price}' */
  searchHref: string;
  /** Number of vehicles under the initial price; null if unknown. */
  count?: number | null;
  /** Counts the vehicles when the price changes. */
  countUnder?: CountUnder;
  /** Plural noun for what the site sells. @example 'cars' */
  nouns: string;
  /** Singular noun for what the site sells. @example 'car' */
  noun: string;
}

/** Slider range in dollars; more can be typed. */
const largestSlidDeposit = 50_000;

/** Converts a budget per week to a price, and links to the vehicles under that price. */
export function BudgetCalculator({
  setup,
  given = setup.start,
  budget = null,
  action = '/finance',
  searchHref,
  count = null,
  countUnder,
  nouns,
  noun,
}: BudgetCalculatorProps) {
  const reportInterest = useInterest();
  const state = useBudget({ setup, given, budget, count, countUnder, onChange: reportInterest });
  const { input, price, found, texts, type, slide, leave, changeFrequency } = state;
  const { deposit, term, rate } = setup.bounds;
  const things = found === 1 ? noun : nouns;
  const under = price === null ? '' : formatDollars(price);
  const seen = found === null ? `See ${nouns} under ${under}` : `See ${grouped(found)} ${things} under ${under}`;
  const terms: readonly (Pick<CalculatorFieldProps, 'name' | 'label' | 'unit' | 'range' | 'format'> & {
    field: BudgetNumber;
  })[] = [
    {
      field: 'deposit',
      name: 'deposit',
      label: 'Deposit or trade-in',
      unit: { before: '$' },
      range: { ...deposit, max: largestSlidDeposit },
      format: formatDollars,
    },
    { field: 'years', name: 'term', label: 'Loan term', unit: { after: 'years' }, range: term, format: yearsText },
    {
      field: 'annualRate',
      name: 'rate',
      label: 'Interest rate',
      unit: { after: '% p.a.' },
      range: rate,
      format: rateText,
    },
  ];
  return (
    <CalculatorLayout
      action={action}
      label="Budget calculator"
      ask="Show what I can buy"
      resultLabel={`What ${formatDollars(input.budget)} ${perWords[input.frequency]} buys`}
      announcement={
        price === null
          ? 'Less than the smallest loan'
          : `Up to ${under} over ${yearsText(input.years)} at ${rateText(input.annualRate)}`
      }
      fields={
        <>
          <CalculatorField
            name="budget"
            label="I can pay"
            unit={{ before: '$' }}
            text={texts.budget}
            value={input.budget}
            range={budgetRanges[input.frequency]}
            format={(value) => `${formatDollars(value)} ${perWords[input.frequency]}`}
            onType={(text) => type('budget', text)}
            onLeave={() => leave('budget')}
            onSlide={(value) => slide('budget', value)}
          />
          <FrequencyChoice legend="How often" value={input.frequency} onChange={changeFrequency} />
          {terms.map(({ field, ...words }) => (
            <CalculatorField
              key={field}
              {...words}
              text={texts[field]}
              value={input[field]}
              onType={(text) => type(field, text)}
              onLeave={() => leave(field)}
              onSlide={(value) => slide(field, value)}
            />
          ))}
        </>
      }
      result={
        price === null ? (
          <p className={styles.words}>That is less than our smallest loan. Try a little more, or a longer term.</p>
        ) : (
          <>
            <p className={styles.line}>
              up to <span className={styles.figure}>{under}</span>
            </p>
            <p className={styles.words}>
              over {yearsText(input.years)}
              {input.deposit > 0 && `, ${formatDollars(input.deposit)} of it from you`}
            </p>
            <RateFacts annualRate={input.annualRate} setup={setup} />
            <ButtonLink href={searchHref.replace('{price}', String(price))} full icon="search">
              {seen}
            </ButtonLink>
            <p className={styles.small}>Estimate at the rate you chose, not an offer. Fees of a lender come on top.</p>
          </>
        )
      }
    />
  );
}
