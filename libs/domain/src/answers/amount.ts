import { bareAmount, dollars, formatDollars, parseMoney } from '../money.ts';

/** Most dollars that any form takes. */
const maxAmount = 10_000_000;

const unclearAmountMessage = 'Enter an amount in dollars, like $12,500.';

export type AmountReading =
  | {
      ok: true;
      /** Dollars, with cents only where there are any. @example '12500' or '12500.50' */
      amount: string;
    }
  | { ok: false; message: string };

/**
 * Reads an amount for a form, with what to say of one that it does not take.
 * @param maxDollars the highest amount it takes
 * @example readDollars(' $12,500 ') // { ok: true, amount: '12500' }
 */
export function readDollars(text: string, maxDollars: number = maxAmount): AmountReading {
  const amount = parseMoney(text);
  const tooLittle = { ok: false, message: 'Enter an amount above $0.' } as const;
  if (amount === null) {
    const bare = bareAmount(text);
    const isNegative = /^-|^\(.*\)$/.test(bare) && /\d/.test(bare);
    return isNegative ? tooLittle : { ok: false, message: unclearAmountMessage };
  }
  if (amount <= 0) return tooLittle;
  if (dollars(amount) > maxDollars)
    return { ok: false, message: `Enter an amount up to ${formatDollars(maxDollars)}.` };
  return { ok: true, amount: amount % 100 === 0 ? String(dollars(amount)) : dollars(amount).toFixed(2) };
}
