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
export {
  financeProviders,
  financeShown,
  lenderOf,
  type EligibilityOptions,
  type FinanceProvider,
  type FinanceVehicle,
} from './eligibility.ts';
export {
  comparisonWarning,
  financeFigures,
  rateText,
  wholeDollars,
  type FigureOptions,
  type FinanceFigures,
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
