import type { Cents } from '../money.ts';

/** Most dollars that any form takes. */
export const amountLimit = 10_000_000;

const unclearAmountMessage = 'Enter an amount in dollars, like $12,500.';

export type AmountReading =
  | {
      ok: true;
      /** Dollars, with cents only where there are any. @example '12500' or '12500.50' */
      amount: string;
    }
  | { ok: false; message: string };

const blanks = /[\t\u00a0\u202f]/g;
/** What stands around the digits: a dollar sign, the currency's name, or both. */
const before = /^(?:(?:AUD ?)?A?\$|AUD) ?/i;
const behind = / ?AUD$/i;
/** Dollars in one row of digits or in groups of three, then at most two digits of cents. */
const written = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?: \d{3}){1,2})(?:\.(\d{1,2}))?$/;

const bareAmount = (text: string): string => text.replace(blanks, ' ').trim().replace(before, '').replace(behind, '');

/**
 * Reads an amount that a person typed: '$1,250', '1250.50', 'A$ 1 250', '500 AUD'. What could mean two amounts
 * ('12.500', '1,25', '12.5k') is refused rather than guessed: somebody acts on it. Works on the digits themselves, so
 * that no cent is lost to rounding.
 * @returns whole cents, or null for what is not exactly one amount
 */
export function readAmount(text: string): Cents | null {
  const [, dollars, fraction = ''] = written.exec(bareAmount(text)) ?? [];
  if (dollars === undefined) return null;
  return Number(dollars.replace(/[, ]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** @example dollarsInWords('12500') // '$12,500' */
export function dollarsInWords(amount: string | number): string {
  const [whole = '', cents] = String(amount).split('.');
  const dollars = `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
  return cents ? `${dollars}.${cents.padEnd(2, '0')}` : dollars;
}

/**
 * Reads an amount for a form, with what to say of one that it does not take.
 * @param most in dollars
 * @example readDollars(' $12,500 ') // { ok: true, amount: '12500' }
 */
export function readDollars(text: string, most: number = amountLimit): AmountReading {
  const cents = readAmount(text);
  const tooLittle = { ok: false, message: 'Enter an amount above $0.' } as const;
  if (cents === null) {
    const bare = bareAmount(text);
    const isNegative = /^-|^\(.*\)$/.test(bare) && /\d/.test(bare);
    return isNegative ? tooLittle : { ok: false, message: unclearAmountMessage };
  }
  if (cents <= 0) return tooLittle;
  if (cents > most * 100) return { ok: false, message: `Enter an amount up to ${dollarsInWords(most)}.` };
  return { ok: true, amount: cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2) };
}
