import * as z from 'zod/mini';
import { formErrorMessages } from '../messages/tables/formErrorMessages.ts';
import { platformWords } from '../messages/wordsOf.ts';
import type { ErrorWords } from './fieldWords.ts';

/** Letters that neither a mail header, a database nor a screen takes: control characters, and halves of a pair. */
const control = /\p{Cc}/u;
const controlButLines = /(?![\n\r\t])\p{Cc}/u;
const isClean = (pattern: RegExp) => (text: string) => !pattern.test(text) && text.isWellFormed();

const platformSay: ErrorWords = platformWords(formErrorMessages);

/** One line that has to be there. Missing, blank and no text at all give the same plain message. */
export function requiredLine(message: string, max: number, say = platformSay) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, say('formError.tooLong', { max })),
      z.refine(isClean(control), say('formError.oddCharacters')),
    );
}

/** One line that may be missing: comes out as `''`. */
export function optionalLine(max: number, say = platformSay) {
  return z.prefault(
    z
      .string(say('formError.text'))
      .check(
        z.trim(),
        z.maxLength(max, say('formError.tooLong', { max })),
        z.refine(isClean(control), say('formError.oddCharacters')),
      ),
    '',
  );
}

/** Several lines; blank only where that is allowed. */
export function paragraph(required: string | null, max: number, say = platformSay) {
  const text = z.string(say('formError.text')).check(
    z.trim(),
    z.refine((value) => required === null || value !== '', required ?? ''),
    z.maxLength(max, say('formError.tooLong', { max })),
    z.refine(isClean(controlButLines), say('formError.oddCharacters')),
  );
  return z.prefault(text, '');
}

/** One of a closed list, or `''` unless `required`. */
export function oneOf(list: readonly string[], required: boolean, message: string) {
  return z.prefault(
    z.string(message).check(z.refine((value) => (value === '' ? !required : list.includes(value)), message)),
    '',
  );
}

const tickedTexts = new Set(['on', 'true', '1', 'yes']);

/** What browsers send for a ticked box (`on`), what scripts send (`true`), and nothing at all for an empty one. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && tickedTexts.has(value.trim().toLowerCase()));
}

/** A box. `mustTick` is the message when it has to be ticked. */
export function checkbox(mustTick: string | null = null) {
  const given = z.optional(z.union([z.boolean(), z.string()]));
  const ticked = z.boolean().check(z.refine((value) => value || mustTick === null, mustTick ?? ''));
  return z.pipe(
    z.pipe(
      given,
      z.transform((value: boolean | string | undefined) => isTicked(value)),
    ),
    ticked,
  );
}

/** A text, blank only where that is allowed, that has to pass a rule when it is there. */
export function ruled(message: string, required: boolean, max: number, rule: (text: string) => boolean) {
  const text = z.string(message).check(
    z.trim(),
    z.maxLength(max, message),
    z.refine((value) => (value === '' ? !required : rule(value)), message),
  );
  return required ? text : z.prefault(text, '');
}
