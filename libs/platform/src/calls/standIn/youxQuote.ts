import { z } from 'zod';

/** The request of the finance service. Amounts in dollars, terms in years. */
export const quoteRequestSchema = z.object({
  selfAssessedCreditScore: z.enum(['GREAT', 'GOOD', 'FAIR', 'POOR']),
  purchasePrice: z.number().positive().max(1_000_000),
  loanTerm: z.number().min(1).max(7),
  year: z.number().int().min(1950).max(2100).nullable().optional(),
  vin: z.string().max(40).nullable().optional(),
  nvic: z.string().max(40).nullable().optional(),
  whoIsHelping: z.string().max(80).nullable().optional(),
});

export type QuoteRequest = z.output<typeof quoteRequestSchema>;

export interface QuoteAnswer {
  /** Dollars and cents a week. */
  weeklyRepaymentAmount: number;
  /** Percent a year. */
  comparisonRate: number;
  /** Percent a year. */
  advertisedRate: number;
}

const marginByScore = { GREAT: 0, GOOD: 1.5, FAIR: 4, POOR: 8 } as const;

/** What the loan's fees add to the advertised rate, in percent a year: more for short and small loans. */
function feeRate(price: number, years: number): number {
  return ((1_200 + 60 * years) / price / years) * 100 * 1.1;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A fictional quote, always the same for a request. */
export function quoteFor(
  { selfAssessedCreditScore, purchasePrice, loanTerm, year }: QuoteRequest,
  thisYear: number,
): QuoteAnswer {
  const age = year ? Math.max(0, thisYear - year) : 0;
  const advertisedRate = round(Math.min(24, 6.99 + marginByScore[selfAssessedCreditScore] + 0.15 * age));
  const weeklyRate = advertisedRate / 100 / 52;
  const weeks = Math.round(loanTerm * 52);
  const weekly = (purchasePrice * weeklyRate) / (1 - (1 + weeklyRate) ** -weeks);
  return {
    weeklyRepaymentAmount: round(weekly),
    comparisonRate: round(Math.min(48, advertisedRate + feeRate(purchasePrice, loanTerm))),
    advertisedRate,
  };
}
