import { z } from 'zod';

const wholeDollars = z.number().int().min(0).max(250_000);
const wholeCents = z.number().int().min(0).max(1_000_000);
const percent = z.number().min(0).max(50);

const rateRange = z
  .object({
    /** Percent per year. */
    min: percent,
    /** Percent per year. */
    max: percent,
  })
  .refine(({ min, max }) => min < max, { error: 'the lowest rate must be below the highest' });

export const loanFeeSchema = z.object({
  /** Name of the fee as visitors read it. @example 'Establishment fee' */
  label: z.string().min(1).max(80),
  /** Whole cents. */
  amount: wholeCents,
  /** Once at the start, or with every month of the loan. */
  due: z.enum(['start', 'monthly']).default('start'),
  /** Such as the security registration: a comparison rate leaves it out. */
  isGovernmentCharge: z.boolean().default(false),
});

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD');

/** A rate that a lender advertises, whatever the vehicle. */
const advertisedRateSchema = z.object({
  /** Percent per year. */
  interestRate: percent,
  /** Percent per year. May be left out for `manual`, the dealer's own desk: it is worked out of the listed fees. */
  comparisonRate: percent.optional(),
  /** Years that the rate holds for. @default any term */
  termYears: z.number().min(1).max(10).optional(),
  /** Last day on which it holds, by the clock of the dealer's main place; no end without it. */
  until: day.optional(),
});

const lenderTermsSchema = z.object({
  /** As visitors know it. @example 'Taurus Finance' */
  name: z.string().min(1).max(60),
  /** Whole dollars that a vehicle must cost. */
  minPrice: wholeDollars.optional(),
  /** Percent per year, lowest and highest. */
  rate: rateRange.optional(),
  /** Whole cents. */
  establishmentFee: wholeCents.optional(),
  /** Rate that the lender advertises whatever the vehicle. */
  advertised: advertisedRateSchema.optional(),
});

/** What the finance calculator offers on a site. What is left out is as on most sites; see the calculator's bounds. */
export const siteCalculatorSchema = z.object({
  /** Whole dollars. */
  minPrice: wholeDollars.optional(),
  /** Percent per year, lowest and highest. */
  rate: rateRange.optional(),
  /** Percent per year, where no lender's rate is known. */
  defaultRate: percent.optional(),
  /** What the dealer's own finance desk charges, as it is listed beside every result without a lender of its own. */
  fees: z
    .array(loanFeeSchema)
    .max(12)
    .refine((fees) => new Set(fees.map(({ label }) => label)).size === fees.length, 'each fee needs a label of its own')
    .default([]),
  /** Lenders that the dealer works with, by their key among the lenders of the host, or `youx`. */
  lenders: z
    .record(z.string().regex(/^[a-z0-9]+$/, 'a key of small letters and digits'), lenderTermsSchema)
    .default({}),
});

export type SiteCalculator = z.output<typeof siteCalculatorSchema>;
export type LoanFee = z.output<typeof loanFeeSchema>;
export type LenderTerms = z.output<typeof lenderTermsSchema>;
