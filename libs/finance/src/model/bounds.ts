import { formatDollars } from '@forecourt/domain';
import { loanMessages, platformWords, type Words } from '@forecourt/domain/messages';

export interface Range {
  min: number;
  max: number;
  step: number;
}

/** Allowed values of the calculator. Money in dollars, rates in percent per year. */
export interface CalculatorBounds {
  price: Range;
  term: Range;
  rate: Range;
  deposit: Range;
  residual: Range;
  defaults: { price: number; term: number; rate: number };
}

/** Limits that a lender or a site overrides. */
export interface BoundsOverride {
  /** Dollars. @example 5_000 */
  minPrice?: number | undefined;
  /** Percent per year. @example { min: 7.5, max: 14.5 } */
  rate?: { min: number; max: number } | undefined;
  /** Percent per year. @example 8.5 */
  defaultRate?: number | undefined;
}

export function calculatorBounds({ minPrice = 1_000, rate, defaultRate = 10 }: BoundsOverride = {}): CalculatorBounds {
  const rates: Range = { min: 0.5, max: 15, step: 0.5, ...rate };
  return {
    price: { min: minPrice, max: 250_000, step: 500 },
    term: { min: 1, max: 7, step: 0.5 },
    rate: rates,
    deposit: { min: 0, max: 250_000, step: 500 },
    residual: { min: 0, max: 250_000, step: 500 },
    defaults: { price: 30_000, term: 5, rate: clamp(defaultRate, rates) },
  };
}

export function clamp(value: number, { min, max }: Pick<Range, 'min' | 'max'>): number {
  if (!Number.isFinite(value)) return min;
  return Math.min(max, Math.max(min, value));
}

/** Nearest step of a range, counted from its lower end. @example snap(5.3, { min: 1, max: 7, step: 0.5 }) // 5.5 */
export function snap(value: number, range: Range): number {
  const steps = Math.round((clamp(value, range) - range.min) / range.step);
  return clamp(range.min + steps * range.step, range);
}

/** Turns negative amounts into 0. In dollars. */
export function notNegative(amount: number): number {
  return Number.isFinite(amount) ? Math.max(0, amount) : 0;
}

/**
 * Error message for a purchase price in dollars, or null if it is valid.
 * @param say words of the site. @default the platform's
 */
export function priceError(
  price: number,
  { price: { min, max } }: CalculatorBounds,
  say: Words<typeof loanMessages> = platformWords(loanMessages),
): string | null {
  if (price >= min && price <= max) return null;
  return say('loan.priceOutOfBounds', { min: formatDollars(min), max: formatDollars(max) });
}
