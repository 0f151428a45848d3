import { dollars, type Cents, type ExampleLoan, type FinanceFigures, type SiteFinance } from '@forecourt/domain';

/** The part of a vehicle's price that is paid otherwise than by repayments, in whole cents. */
export interface LoanShares {
  deposit: Cents;
  finalPayment: Cents;
}

const shareOf = (price: Cents, percent: number): Cents => Math.round((price * percent) / 100);

/** Deposit and final payment of the site's example loan for a price. */
export const exampleShares = (price: Cents, example: ExampleLoan | null): LoanShares => ({
  deposit: shareOf(price, example?.depositPercent ?? 0),
  finalPayment: shareOf(price, example?.balloonPercent ?? 0),
});

/** The example loan as a calculator takes it. @param price in whole cents */
export function exampleInput(price: Cents, example: ExampleLoan | null): { deposit: number; residual: number } {
  const { deposit, finalPayment } = exampleShares(price, example);
  return { deposit: Math.round(dollars(deposit)), residual: Math.round(dollars(finalPayment)) };
}

/** Whether figures have the term of the site's example, and a deposit and a final payment exactly where it has them. */
export function isExampleLoan(
  { termYears, deposit, finalPayment }: Pick<FinanceFigures, 'termYears' | 'deposit' | 'finalPayment'>,
  example: ExampleLoan | null,
): boolean {
  return (
    example !== null &&
    termYears === example.years &&
    (deposit !== null) === example.depositPercent > 0 &&
    (finalPayment !== null) === example.balloonPercent > 0
  );
}

/** Whether a rate is one of the dealer's own finance desk, within the range that the site states of it. */
export const isDeskRate = (
  figures: Pick<FinanceFigures, 'provider' | 'interestRate'> | null,
  range: SiteFinance['deskRates'],
): boolean =>
  figures?.provider === 'manual' &&
  range !== null &&
  figures.interestRate >= range.min &&
  figures.interestRate <= range.max;
