import { grouped } from './grouped.ts';
import { readDigits, type DecimalMark } from './readDigits.ts';

/** An amount of Australian dollars in whole cents. */
export type Cents = number & { readonly __unit?: 'cents' };

/** @example cents(12_990) // 1_299_000 */
export function cents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Dollars of an amount, with its cents as a fraction. */
export function dollars(amount: Cents): number {
  return amount / 100;
}

/**
 * Price as the trade writes it: `$` and thousands commas; cents only when there are any.
 * @example formatMoney(cents(12_990)) // '$12,990'
 */
export function formatMoney(amount: Cents): string {
  const whole = Math.round(Math.abs(amount));
  const rest = whole % 100;
  const text = `$${grouped((whole - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return amount < 0 ? `-${text}` : text;
}

/** The same for what is counted in dollars, such as limits and steps. @example formatDollars(12_500) // '$12,500' */
export function formatDollars(amount: number): string {
  return formatMoney(cents(amount));
}

const blanks = /[\t\u00a0\u202f]/g;
/** Text around the digits: a dollar sign, the currency's name, or both. */
const before = /^(?:(?:AUD ?)?A?\$|AUD) ?/i;
const behind = / ?AUD$/i;
/** Most digits of dollars that an amount has. */
const maxDigits = 9;

/** An amount without currency signs and spaces around it. @example bareAmount(' A$ 1,250 ') // '1,250' */
export const bareAmount = (text: string): string =>
  text.replace(blanks, ' ').trim().replace(before, '').replace(behind, '');

/**
 * Parses an amount as people and feeds write it: '$1,250', '1250.50', 'A$ 1 250', '500 AUD'. Ambiguous texts ('12.500',
 * '1,25', '12.5k') are refused rather than guessed, because somebody acts on the amount. Works on the digits
 * themselves, so that no cent is lost to rounding.
 * @param decimal the decimal mark where it is known; see `readDigits`
 * @returns null for what is not exactly one amount, or a negative one
 */
export function parseMoney(text: string, decimal: DecimalMark | null = null): Cents | null {
  const digits = readDigits(bareAmount(text), decimal);
  if (digits === null || digits === 'ambiguous' || digits.whole.length > maxDigits) return null;
  const hundredths = /^(\d{0,2})0*$/.exec(digits.fraction)?.[1];
  return hundredths === undefined ? null : Number(digits.whole) * 100 + Number(hundredths.padEnd(2, '0'));
}
