import { formErrorMessages } from '../messages/tables/formErrorMessages.ts';
import { platformWords } from '../messages/wordsOf.ts';
import { bareAmount, dollars, formatDollars, parseMoney } from '../money.ts';
import type { ErrorWords } from './fieldWords.ts';

/** Most dollars that any form takes. */
const maxAmount = 10_000_000;

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
 * @param say words of the site; by default the platform's
 * @example readDollars(' $12,500 ') // { ok: true, amount: '12500' }
 */
export function readDollars(
  text: string,
  maxDollars: number = maxAmount,
  say: ErrorWords = platformWords(formErrorMessages),
): AmountReading {
  const amount = parseMoney(text);
  const refused = (message: string): AmountReading => ({ ok: false, message });
  if (amount === null) {
    const bare = bareAmount(text);
    const isNegative = /^-|^\(.*\)$/.test(bare) && /\d/.test(bare);
    return refused(say(isNegative ? 'formError.amountAboveZero' : 'formError.amount'));
  }
  if (amount <= 0) return refused(say('formError.amountAboveZero'));
  if (dollars(amount) > maxDollars) return refused(say('formError.amountUpTo', { amount: formatDollars(maxDollars) }));
  return { ok: true, amount: amount % 100 === 0 ? String(dollars(amount)) : dollars(amount).toFixed(2) };
}
