/** Most dollars that any form takes. */
export const amountLimit = 10_000_000;

export const unclearAmountMessage = 'Enter an amount in dollars, like $12,500.';

export type AmountReading =
  | {
      ok: true;
      /** Dollars, with cents only where there are any. @example '12500' or '12500.50' */
      amount: string;
    }
  | { ok: false; message: string };

const plain = /^(\d{1,9})(?:\.(\d{1,2}))?$/;
const grouped = /^(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{2}))?$/;
const spaced = /^(\d{1,3}(?: \d{3}){1,2})(?:\.(\d{2}))?$/;

/** @example dollarsInWords('12500') // '$12,500' */
export function dollarsInWords(amount: string | number): string {
  const [whole = '', cents] = String(amount).split('.');
  const dollars = `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
  return cents ? `${dollars}.${cents.padEnd(2, '0')}` : dollars;
}

/**
 * Reads an amount that a person typed. What could mean two amounts ('12.500', '1,25', '12.5k') is refused rather than
 * guessed: the dealer acts on it.
 * @param most in dollars
 * @example readAmount(' $12,500 ') // { ok: true, amount: '12500' }
 */
export function readAmount(text: string, most: number = amountLimit): AmountReading {
  const bare = text
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^(?:AUD ?|A)?\$ ?/i, '')
    .replace(/ ?AUD$/i, '');
  const found = plain.exec(bare) ?? grouped.exec(bare) ?? spaced.exec(bare);
  if (!found) {
    const isNegative = /^-|^\(.*\)$/.test(bare) && /\d/.test(bare);
    return { ok: false, message: isNegative ? 'Enter an amount above $0.' : unclearAmountMessage };
  }
  const whole = (found[1] ?? '').replace(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  const cents = (found[2] ?? '').padEnd(2, '0');
  const dollars = Number(`${whole}.${cents}`);
  if (dollars <= 0) return { ok: false, message: 'Enter an amount above $0.' };
  if (dollars > most) return { ok: false, message: `Enter an amount up to ${dollarsInWords(most)}.` };
  return { ok: true, amount: Number(cents) === 0 ? whole : `${whole}.${cents}` };
}
