/** Which vehicles a lender finances, and which of its figures are shown. Money in whole cents. */
export interface LenderRules {
  /** It finances vehicles that cost more than this; null where vehicles without a price are financed too. */
  priceAbove: number | null;
  /** It finances vehicles of the last so many years; null where age does not matter. */
  youngerThanYears: number | null;
  /** The repayment that a feed has to state; null where rates may be shown alone. */
  needs: 'week' | 'month' | null;
  /** The repayment that is shown where a feed states both. */
  prefers: 'week' | 'month';
  /** Whether visitors are told that nothing is due with the last repayment. */
  tellsNoFinalPayment: boolean;
}

const usual: LenderRules = {
  priceAbove: 50_000,
  youngerThanYears: null,
  needs: 'week',
  prefers: 'week',
  tellsNoFinalPayment: false,
};

/** Lenders whose figures every host may show, in the order in which they are usually preferred. */
export const standardLenders = {
  taurus: { ...usual, youngerThanYears: 12, needs: null },
  '360finance': { ...usual, priceAbove: null, needs: null },
  ausloans: { ...usual, priceAbove: null, needs: null },
  manual: usual,
  angle: { ...usual, tellsNoFinalPayment: true },
  powertorque: usual,
  nissanfinance: { ...usual, needs: 'month', prefers: 'month' },
} as const satisfies Readonly<Record<string, LenderRules>>;

/** What one lender asks for one vehicle, or a quote: its own figures, never recomputed. Money in whole cents. */
export interface FinanceFigures {
  /** Key of the lender, or `youx` for a quote of the broker. */
  provider: string;
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
