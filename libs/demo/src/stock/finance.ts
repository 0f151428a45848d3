import { formatMoney, type ExampleLoan, type FinanceLender } from '@forecourt/domain';
import type { LenderKey } from './plan.ts';

interface Terms {
  name: string;
  /** Percent per year. */
  interestRate: number;
  /** Whole cents, paid at the start. */
  upfront: number;
  /** Whole cents that the dealer asks beside it, as the sites with a finance desk of their own list them. */
  agencyFee?: number;
  /** Whole cents a month. */
  monthlyFee: number;
}

/** The loan that the site's examples assume: of every lender, so that a site's figures can be compared. */
export type QuotedLoan = Pick<ExampleLoan, 'years' | 'depositPercent' | 'balloonPercent'>;

const usualLoan: QuotedLoan = { years: 5, depositPercent: 0, balloonPercent: 0 };

const terms: Readonly<Record<LenderKey, Terms>> = {
  manual: {
    name: 'our finance desk',
    interestRate: 8.5,
    upfront: 39_500,
    agencyFee: 91_225,
    monthlyFee: 800,
  },
  taurus: { name: 'Taurus', interestRate: 7.99, upfront: 59_500, monthlyFee: 500 },
  '360finance': {
    name: '360 Finance',
    interestRate: 8.38,
    upfront: 49_500,
    monthlyFee: 500,
  },
  ausloans: {
    name: 'AusLoans',
    interestRate: 7.69,
    upfront: 136_050,
    monthlyFee: 0,
  },
  angle: { name: 'Angle', interestRate: 7.25, upfront: 49_500, monthlyFee: 795 },
  powertorque: {
    name: 'Powertorque',
    interestRate: 6.59,
    upfront: 45_000,
    monthlyFee: 500,
  },
  nissan: {
    name: 'Nissan Finance',
    interestRate: 5.99,
    upfront: 47_500,
    monthlyFee: 500,
  },
  tidewater: {
    name: 'Tidewater Credit',
    interestRate: 6.89,
    upfront: 44_500,
    monthlyFee: 500,
  },
};

/**
 * Amortised repayment in arrears, unrounded, in the unit of `principal`.
 * @param annualRate percent per year
 * @param perYear repayments a year
 */
export function repayment(principal: number, annualRate: number, years: number, perYear: number, balloon = 0): number {
  const rate = annualRate / 100 / perYear;
  const count = years * perYear;
  if (rate === 0) return (principal - balloon) / count;
  const growth = Math.pow(1 + rate, count);
  return ((principal * growth - balloon) * rate) / (growth - 1);
}

/**
 * Comparison rate in percent per year, to two decimals: the rate at which $30,000 over five years costs the same without fees.
 * @param upfront whole cents
 * @param monthlyFee whole cents
 */
export function comparisonRate(annualRate: number, upfront: number, monthlyFee: number): number {
  const principal = 3_000_000;
  const paid = repayment(principal, annualRate, 5, 12) + monthlyFee;
  let low = annualRate;
  let high = annualRate + 40;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (repayment(principal - upfront, middle, 5, 12) < paid) low = middle;
    else high = middle;
  }
  return Math.round(low * 100) / 100;
}

/** What a lender quotes for a vehicle. @param price whole cents */
export function quote(key: LenderKey, price: number, loan: QuotedLoan | null = null): FinanceLender {
  const { name, interestRate, upfront, agencyFee = 0, monthlyFee } = terms[key];
  const { years, depositPercent, balloonPercent } = loan ?? usualLoan;
  const deposit = Math.round((price * depositPercent) / 100);
  const balloon = Math.round((price * balloonPercent) / 100);
  const principal = price - deposit;
  const paymentWeek = Math.round(repayment(principal, interestRate, years, 52, balloon));
  const paymentMonth = Math.round(repayment(principal, interestRate, years, 12, balloon));
  const comparison = comparisonRate(interestRate, upfront + agencyFee, monthlyFee);
  const totalPayable = paymentMonth * years * 12 + balloon + upfront + agencyFee + monthlyFee * years * 12;
  const disclaimer = [
    `Weekly figure from ${name} at ${interestRate.toFixed(2)}% a year (comparison rate ${comparison.toFixed(2)}%).`,
    `It assumes a ${years} year term, ${depositPercent.toFixed(1)}% deposit and ${balloonPercent.toFixed(1)}% final payment${balloon > 0 ? ` of ${formatMoney(balloon)}` : ''}.`,
    'The comparison rate is based on a 5-year secured loan of $30,000.',
    'Warning: this comparison rate is true only for that example and may not include all fees and charges; other terms, fees or amounts may give a different rate.',
    'Approval, terms and conditions depend on your circumstances. This is an illustration, not an offer of credit.',
  ].join(' ');
  return {
    interestRate,
    comparisonRate: comparison,
    paymentWeek,
    paymentMonth,
    termYears: years,
    termMonths: years * 12,
    termWeeks: years * 52,
    establishmentFees: upfront,
    totalPayable,
    deposit,
    balloon,
    disclaimer,
  };
}
