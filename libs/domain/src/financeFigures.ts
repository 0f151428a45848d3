/** Lenders whose figures may be shown, in the order in which they are usually preferred. */
export const financeProviders = [
  'taurus',
  '360finance',
  'ausloans',
  'manual',
  'angle',
  'powertorque',
  'nissanfinance',
] as const;
export type FinanceProvider = (typeof financeProviders)[number];

/** What one lender asks for one vehicle, or a quote: its own figures, never recomputed. Money in whole cents. */
export interface FinanceFigures {
  provider: FinanceProvider | 'youx';
  /** Repayment period; null where only rates are known. */
  amount: number | null;
  per: 'week' | 'month';
  /** Weekly repayment, where the same lender states one: searches by repayment use it. */
  weekly: number | null;
  /** Percent per year. */
  interestRate: number;
  /** Percent per year. */
  comparisonRate: number;
  termYears: number | null;
  /** Paid before the first repayment; null where none is. */
  deposit: number | null;
  /** Due with the last repayment; null where nothing is. */
  finalPayment: number | null;
  /** What sets this lender's loan apart. @example '$0 final payment' */
  note: string | null;
}
