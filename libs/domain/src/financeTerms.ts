import type { ExampleLoan, SiteFinance } from './finance.ts';
import type { SiteCalculator } from './siteCalculator.ts';
import type { repaymentMessages } from './messages/tables/repaymentMessages.ts';
import type { Words } from './messages/messageTable.ts';

type RepaymentSay = Words<typeof repaymentMessages>;

const percent = (value: number, digits: number): string => `${value.toFixed(digits)}%`;

/** What repayments assume, as a sentence. */
function exampleWords({ years, depositPercent, balloonPercent, creditTier }: ExampleLoan, say: RepaymentSay): string {
  const given = {
    years,
    deposit:
      depositPercent > 0
        ? say('repayment.depositShare', { share: percent(depositPercent, 1) })
        : say('repayment.noDeposit'),
    balloon:
      balloonPercent > 0
        ? say('repayment.finalShare', { share: percent(balloonPercent, 1) })
        : say('repayment.noFinal'),
  };
  return creditTier === null
    ? say('repayment.assumption', given)
    : say('repayment.assumptionForTier', { ...given, tier: creditTier });
}

/** What a site says of its repayments beside the warning; null for what it does not say. */
export function financeTerms(
  {
    example,
    deskRates,
    disclaimer,
  }: Partial<Pick<SiteFinance, 'example' | 'deskRates'>> & Pick<SiteFinance, 'disclaimer'>,
  say: RepaymentSay,
): Record<'assumption' | 'deskRates' | 'disclaimer', string | null> {
  return {
    assumption: example ? exampleWords(example, say) : null,
    deskRates: deskRates
      ? say('repayment.deskRates', { min: percent(deskRates.min, 2), max: percent(deskRates.max, 2) })
      : null,
    disclaimer,
  };
}

/** Where the finance settings of a site contradict each other, as sentences for whoever wrote them. */
export function financeContradictions(
  { example, deskRates }: Pick<SiteFinance, 'example' | 'deskRates'>,
  { defaultRate, lenders }: Pick<SiteCalculator, 'defaultRate' | 'lenders'>,
): string[] {
  const desk = lenders['manual']?.advertised?.interestRate;
  const outside = (rate: number | undefined): rate is number =>
    rate !== undefined && deskRates !== null && (rate < deskRates.min || rate > deskRates.max);
  const range = deskRates && `finance.deskRates are ${percent(deskRates.min, 2)} to ${percent(deskRates.max, 2)}`;
  return [
    ...(outside(desk) ? [`${range}, but calculator.lenders.manual advertises ${percent(desk, 2)}`] : []),
    ...(outside(defaultRate) ? [`${range}, but calculator.defaultRate is ${percent(defaultRate, 2)}`] : []),
    ...(desk !== undefined && defaultRate !== undefined && desk !== defaultRate
      ? [
          `calculator.defaultRate is ${percent(defaultRate, 2)}, but calculator.lenders.manual advertises ${percent(desk, 2)}`,
        ]
      : []),
    ...Object.entries(lenders).flatMap(([key, { advertised }]) =>
      example && advertised?.termYears !== undefined && advertised.termYears !== example.years
        ? [
            `finance.example is over ${example.years} years, but calculator.lenders.${key} advertises ${advertised.termYears}`,
          ]
        : [],
    ),
  ];
}
