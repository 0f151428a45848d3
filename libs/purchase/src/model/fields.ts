import { parseMoney } from '@forecourt/domain';
import * as z from 'zod/mini';

/** A text of digits, as a number. */
export const asNumber = (digits: z.ZodMiniType<string | boolean>) => z.pipe(digits, z.transform(Number));

/** An amount of money as people write it, '$5,000', in whole cents; null where it was left empty. */
export function optionalMoney(message: string, maxCents: number) {
  return z.pipe(
    z.prefault(z.string(message), '').check(
      z.trim(),
      z.refine((text) => {
        const amount = parseMoney(text);
        return text === '' || (amount !== null && amount <= maxCents);
      }, message),
    ),
    z.transform((text) => (text === '' ? null : parseMoney(text))),
  );
}
