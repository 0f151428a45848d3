import type { CalculatorSetup } from './calculatorSetup.ts';
import { quoteRepayment, type CalculatorInput, type Quote } from './quote.ts';

export interface LoanTableRow {
  years: number;
  /** Fully repaid over the term. */
  whole: Quote;
  /** With a residual, a part of the price due at the end. */
  withResidual: Quote;
}

/** Loan terms that the table compares, in years. */
const comparedTerms = [1, 3, 4, 5, 7] as const;
/** Usual residual as a share of the price. */
export const comparedResidual = 0.3;

/** The same loan over several terms, with and without a residual. */
export function loanTable(
  input: CalculatorInput,
  { bounds, ownLoan }: Pick<CalculatorSetup, 'bounds' | 'ownLoan'>,
): LoanTableRow[] {
  return comparedTerms
    .filter((years) => years >= bounds.term.min && years <= bounds.term.max)
    .map((years) => ({
      years,
      whole: quoteRepayment({ ...input, years, residual: 0 }, ownLoan),
      withResidual: quoteRepayment({ ...input, years, residual: Math.round(input.price * comparedResidual) }, ownLoan),
    }));
}
