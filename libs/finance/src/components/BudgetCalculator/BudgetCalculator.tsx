'use client';

import { formatDollars } from '@forecourt/domain';
import { around, loanMessages } from '@forecourt/domain/messages';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { budgetRanges } from '../../model/budget.ts';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { perText, yearsText } from '../../model/loanWords.ts';
import { rateText } from '../../model/rateText.ts';
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
  const say = useWords(loanMessages);
  const reportInterest = useInterest();
  const state = useBudget({ setup, given, budget, count, countUnder, onChange: reportInterest });
  const { input, price, found, texts, type, slide, leave, changeFrequency } = state;
  const { deposit, term, rate } = setup.bounds;
  const things = found === 1 ? noun : nouns;
  const under = price === null ? '' : formatDollars(price);
  const seen =
    found === null
      ? say('loan.seeUnder', { nouns, price: under })
      : say('loan.seeCountUnder', { count: found, nouns: things, price: under });
  const [beforeUpTo, afterUpTo] = around((amount) => say('loan.upTo', { price: amount }));
  const terms: readonly (Pick<CalculatorFieldProps, 'name' | 'label' | 'unit' | 'range' | 'format'> & {
    field: BudgetNumber;
  })[] = [
    {
      field: 'deposit',
      name: 'deposit',
      label: say('loan.depositOrTradeIn'),
      unit: { before: '$' },
      range: { ...deposit, max: largestSlidDeposit },
      format: formatDollars,
    },
    {
      field: 'years',
      name: 'term',
      label: say('loan.loanTerm'),
      unit: { after: say('loan.yearsUnit') },
      range: term,
      format: (years) => yearsText(years, say),
    },
    {
      field: 'annualRate',
      name: 'rate',
      label: say('loan.interestRate'),
      unit: { after: '% p.a.' },
      range: rate,
      format: rateText,
    },
  ];
  return (
    <CalculatorLayout
      action={action}
      label={say('loan.budgetCalculator')}
      ask={say('loan.showWhatICanBuy')}
      resultLabel={say('loan.whatBuys', { amount: `${formatDollars(input.budget)} ${perText(input.frequency, say)}` })}
      announcement={
        price === null
          ? say('loan.lessThanTheSmallest')
          : say('loan.upToOverAt', {
              price: under,
              years: yearsText(input.years, say),
              rate: rateText(input.annualRate),
            })
      }
      fields={
        <>
          <CalculatorField
            name="budget"
            label={say('loan.iCanPay')}
            unit={{ before: '$' }}
            text={texts.budget}
            value={input.budget}
            range={budgetRanges[input.frequency]}
            format={(value) => `${formatDollars(value)} ${perText(input.frequency, say)}`}
            onType={(text) => type('budget', text)}
            onLeave={() => leave('budget')}
            onSlide={(value) => slide('budget', value)}
          />
          <FrequencyChoice legend={say('loan.howOften')} value={input.frequency} onChange={changeFrequency} />
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
          <p className={styles.words}>{say('loan.thatIsLessThan')}</p>
        ) : (
          <>
            <p className={styles.line}>
              {beforeUpTo}
              <span className={styles.figure}>{under}</span>
              {afterUpTo}
            </p>
            <p className={styles.words}>
              {input.deposit > 0
                ? say('loan.overWithDeposit', {
                    years: yearsText(input.years, say),
                    deposit: formatDollars(input.deposit),
                  })
                : say('loan.over', { years: yearsText(input.years, say) })}
            </p>
            <RateFacts annualRate={input.annualRate} setup={setup} />
            <ButtonLink href={searchHref.replace('{price}', String(price))} full icon="search">
              {seen}
            </ButtonLink>
            <p className={styles.small}>{say('loan.estimateAtTheRate')}</p>
          </>
        )
      }
    />
  );
}
