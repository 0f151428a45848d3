import type { Frequency } from './repayment.ts';

export const perWords: Record<Frequency, string> = {
  weekly: 'per week',
  fortnightly: 'per fortnight',
  monthly: 'per month',
};

/** @example yearsText(1.5) // '1.5 years' */
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** @example percentText(8.49) // '8.49% p.a.' */
export const percentText = (rate: number): string => `${rate.toFixed(2)}% p.a.`;
