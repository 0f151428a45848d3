import { readAmount } from '@forecourt/domain/answers';
import * as z from 'zod/mini';

/** A text of digits, as a number. */
export const asNumber = (digits: z.ZodMiniType<string | boolean>) => z.pipe(digits, z.transform(Number));

/** An amount of money as people write it, '$5,000', in whole cents; null where it was left empty. */
export function optionalMoney(message: string, most: number) {
  return z.pipe(
    z.prefault(z.string(message), '').check(
      z.trim(),
      z.refine((text) => {
        const amount = readAmount(text);
        return text === '' || (amount !== null && amount <= most);
      }, message),
    ),
    z.transform((text) => (text === '' ? null : readAmount(text))),
  );
}
