import { z } from 'zod';
import { standardLenders } from './lenders.ts';
import { lenderKeySchema, lenderRulesSchema } from './lenderSchema.ts';
import { formatMoney } from './money.ts';

/** Basis and warning that the credit law prescribes wherever a comparison rate is shown. */
const comparisonWarning =
  'Comparison rate is for a 5-year secured loan of $30,000. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** The standard secured loan that comparison rates are calculated for. */
const comparisonBasisSchema = z.object({
  /** Whole dollars lent. */
  amount: z.number().int().min(1_000).max(250_000).default(30_000),
  /** Years over which it is repaid. */
  years: z.number().min(1).max(7).default(5),
});
export type ComparisonBasis = z.output<typeof comparisonBasisSchema>;

const quoteDisclaimer =
  'The weekly repayment is an indicative quote from YouX for a buyer whose credit score is great, over 5 years and without a deposit or a final payment. It is not an offer of credit. Your rate and repayment depend on you, the vehicle and the lender; fees, terms and conditions apply.';

/**
 * The loan that a site's own examples assume: those of models and of calculators without a vehicle. A vehicle shows the
 * loan that its lender stated, which a feed should work out for the same terms.
 */
const exampleLoanSchema = z
  .object({
    /** Years of the term. */
    years: z.number().min(1).max(7),
    /** Percent of the price that is paid at the start. @example 10 */
    depositPercent: z.number().min(0).max(90).default(0),
    /** Percent of the price that is due with the last repayment. @example 30 */
    balloonPercent: z.number().min(0).max(90).default(0),
    /** Who gets the rates, where they are not for everybody. @example 'buyers with a great credit score' */
    creditTier: z.string().min(1).max(120).nullable().default(null),
  })
  .refine(({ depositPercent, balloonPercent }) => depositPercent + balloonPercent <= 100, {
    error: 'the deposit and the final payment are more than the price',
  });
export type ExampleLoan = z.output<typeof exampleLoanSchema>;

const deskRatesSchema = z
  .object({
    /** Percent per year. */
    min: z.number().min(0).max(50),
    /** Percent per year. */
    max: z.number().min(0).max(50),
  })
  .refine(({ min, max }) => min < max, { error: 'the lowest rate must be below the highest' });

/** A range of rates within a sentence. @example '8.38% to 19.42%' */
const writtenRange = /\d\s?%\s*(?:up\s+)?(?:to|-|–)\s*\d|between\s+\d+(?:\.\d+)?\s?%\s+and\s+\d/i;

const preferred = z
  .array(z.string().min(1))
  .min(1)
  .refine((names) => new Set(names).size === names.length, 'each lender once');

/**
 * Whose figures a site shows. Sites that list the same dealership must agree about it: a vehicle has one repayment,
 * wherever it is listed.
 */
const siteFinanceFields = z.object({
  /** Lenders that come before the others, which follow in their usual order. */
  lenders: preferred.default(Object.keys(standardLenders)),
  /** The same of single dealerships, by their id. */
  dealershipLenders: z.record(z.string(), preferred).default({}),
  /** Lenders that the host has beside the platform's, or with other rules. The host's to write, not the file's. */
  ownLenders: z.record(lenderKeySchema, lenderRulesSchema).default({}),
  /** Dealerships whose Suzukis carry no finance. */
  excludedDealershipIds: z.array(z.string()).default([]),
  /** Loan that comparison rates are worked out for. The warning names it. */
  comparisonBasis: comparisonBasisSchema.prefault({}),
  /** Stands below every repayment, or once below a list of them. */
  comparisonWarning: z.string().min(40).max(1_000).default(comparisonWarning),
  /** The loan that the site's examples assume; without it a lender's term, no deposit and no final payment. */
  example: exampleLoanSchema.nullable().default(null),
  /** Lowest and highest rate of the dealer's own finance desk: said below a figure of the desk only. */
  deskRates: deskRatesSchema.nullable().default(null),
  /** What else the dealer says of its figures, after the warning and what they assume. */
  disclaimer: z
    .string()
    .min(1)
    .max(2_000)
    .refine((text) => !writtenRange.test(text), {
      error: 'states a range of rates, which could contradict a figure above it: give it as finance.deskRates',
    })
    .nullable()
    .default(null),
  /** What a YouX quote rests on. */
  quoteDisclaimer: z.string().min(1).max(2_000).default(quoteDisclaimer),
});

export const siteFinanceSchema = siteFinanceFields.refine(
  ({ comparisonBasis: { amount, years }, comparisonWarning: words }) =>
    words.includes(formatMoney(amount * 100)) && new RegExp(`\\b${years}[- ]year`).test(words),
  {
    path: ['comparisonWarning'],
    error: 'names the amount and the years of comparisonBasis, as in "5-year loan of $30,000"',
  },
);
export type SiteFinance = z.output<typeof siteFinanceSchema>;
