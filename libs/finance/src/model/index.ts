export {
  calculatorBounds,
  clamp,
  notNegative,
  priceError,
  snap,
  type BoundsOverride,
  type CalculatorBounds,
  type Range,
} from './bounds.ts';
export { comparisonRate, comparisonRateDiffers, type ComparisonLoan } from './comparisonRate.ts';
export { financeShown, financeYear, lenderOf, type EligibilityOptions, type FinanceVehicle } from './eligibility.ts';
export {
  asksQuote,
  financeDisclaimer,
  financeFigures,
  quoteFigures,
  quoteYears,
  rateText,
  siteFigures,
  wholeDollars,
} from './figures.ts';
export {
  enquireForFinance,
  quoteRepayment,
  startingInput,
  withinBounds,
  type CalculatorInput,
  type Quote,
} from './quote.ts';
export {
  exactRepayment,
  frequencies,
  repayment,
  repaymentsPerYear,
  type Frequency,
  type LoanTerms,
} from './repayment.ts';
export { repaymentSentence, repaymentWords, type RepaymentWords } from './repaymentWords.ts';
export { financeRules, type FinanceRules, type FinanceSite } from './rules.ts';
