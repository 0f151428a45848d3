import type { Frequency } from './repayment.ts';

export const perWords: Record<Frequency, string> = {
  weekly: 'per week',
  fortnightly: 'per fortnight',
  monthly: 'per month',
};

/** @example yearsText(1.5) // '1.5 years' */
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** A rate or comparison rate to 2 decimals. @param rate percent per year @example rateText(8.7) // '8.70% p.a.' */
export function rateText(rate: number): string {
  return `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}% p.a.`;
}
