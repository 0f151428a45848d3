import { parseMoney, parsePhone } from '@forecourt/domain';
import * as z from 'zod/mini';

/** Letters that no mail header, database or screen takes: control characters, and halves of a pair. */
const unprintable = /\p{Cc}/u;
const unprintableButLines = /(?![\n\r\t])\p{Cc}/u;

const oddLetters = 'This holds characters that cannot be sent. Please type it again.';
const tooLong = (max: number) => `Keep this to ${max} characters or fewer.`;

const printable = (pattern: RegExp) =>
  z.refine<string>((text) => !pattern.test(text) && text.isWellFormed(), oddLetters);

/** One line that has to be there. */
export function line(missing: string, max: number) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)), printable(unprintable));
}

/** One line that may be left empty: comes out as `''`. */
export function optionalLine(max: number) {
  return z.prefault(
    z.string('Enter text.').check(z.trim(), z.maxLength(max, tooLong(max)), printable(unprintable)),
    '',
  );
}

/** Several lines, or none: comes out as `''`. */
export function optionalLines(max: number) {
  return z.prefault(
    z.string('Enter text.').check(z.trim(), z.maxLength(max, tooLong(max)), printable(unprintableButLines)),
    '',
  );
}

export function email(message: string) {
  return z.string(message).check(z.trim(), z.maxLength(254, message), z.email(message));
}

/** An Australian number as the visitor wrote it. */
export function phone(message: string) {
  return z.string(message).check(
    z.trim(),
    z.maxLength(30, message),
    z.refine((text) => parsePhone(text) !== null, message),
  );
}

/** Exactly four digits; whether such a place exists is not known here. */
export function postcode(message: string) {
  return z.string(message).check(z.trim(), z.regex(/^[0-9]{4}$/, message));
}

/** A box. `mustTick` is the message when it has to be ticked. Browsers send `on`, and nothing for an empty box. */
export function tick(mustTick: string | null = null) {
  return z.pipe(
    z.pipe(
      z.prefault(z.string(), ''),
      z.transform((value) => ['on', 'true', '1', 'yes'].includes(value.trim().toLowerCase())),
    ),
    z.boolean().check(z.refine((ticked) => ticked || mustTick === null, mustTick ?? '')),
  );
}

/** A whole number as people write it, '31,250'. */
export function wholeNumber(message: string, least: number, most: number) {
  return z.pipe(
    z.string(message).check(
      z.trim(),
      z.refine((text) => {
        const digits = text.replace(/[\s,]/g, '');
        return /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
      }, message),
    ),
    z.transform((text) => Number(text.replace(/[\s,]/g, ''))),
  );
}

/** An amount of money as people write it, '$5,000', in whole cents; null where it was left empty. */
export function optionalMoney(message: string, most: number) {
  return z.pipe(
    z.prefault(z.string(message), '').check(
      z.trim(),
      z.refine((text) => {
        const amount = parseMoney(text);
        return text === '' || (amount !== null && amount <= most);
      }, message),
    ),
    z.transform((text) => (text === '' ? null : parseMoney(text))),
  );
}
