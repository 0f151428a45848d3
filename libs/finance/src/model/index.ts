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
export { affordablePrice, budgetRanges, budgetStep, type Budget } from './budget.ts';
export {
  amountOf,
  amountText,
  readBudget,
  readCalculatorQuery,
  readFrequency,
  type GivenQuery,
} from './calculatorQuery.ts';
export {
  calculatorSetup,
  comparisonFor,
  type CalculatorSetup,
  type CalculatorSite,
  type CalculatorSubject,
  type OwnRate,
} from './calculatorSetup.ts';
export { comparisonRate, comparisonRateDiffers, type ComparisonLoan } from './comparisonRate.ts';
export { financeShown, financeYear, lenderOf, type EligibilityOptions, type FinanceVehicle } from './eligibility.ts';
export {
  asksQuote,
  financeDisclaimer,
  financeFigures,
  quoteFigures,
  quoteYears,
  siteFigures,
  wholeDollars,
} from './figures.ts';
export { comparisonRateWithFees, feesOverTerm } from './fees.ts';
export { perWords, rateText, yearsText } from './loanWords.ts';
export {
  enquireForFinance,
  loanOf,
  quoteRepayment,
  withinBounds,
  type CalculatorInput,
  type Quote,
  type RepaymentQuote,
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
