import { readAnswers, unknownFieldsMessage, type FormErrors, type RefusedAnswers } from '@forecourt/domain/answers';
import { formErrorMessages, wordsOf } from '@forecourt/domain/messages';
import type * as z from 'zod/mini';
import type { VisitorRules } from './visitor.ts';

/** Typed values by field name, as a plain form posts them, without unticked boxes. */
export type Entries = Readonly<Record<string, string>>;

export type FormReading<Values> =
  { ok: true; values: Values; entries: Entries } | (RefusedAnswers & { entries: Entries });

/** State of a form that is shown again. */
export interface PostedState {
  /** Posted values; null before the first post. */
  entries: Entries | null;
  fieldErrors: FormErrors;
  /** Error of the form as a whole, for the visitor. */
  error: string | null;
  /** What the post found out, where the form is shown again without a problem. */
  notice?: string | undefined;
}

/** Sent as `intent` with a form whose plate is to be looked up before it is saved. */
export const findPlateIntent = 'find-plate';

export const nothingPosted: PostedState = { entries: null, fieldErrors: {}, error: null };

/** Text and tick values of scripts and forms alike; anything else is listed in `odd`. */
function asTexts(given: Readonly<Record<string, unknown>>): { entries: Record<string, string>; odd: string[] } {
  const entries: [string, string][] = [];
  const odd: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'string') entries.push([key, value]);
    else if (value === true) entries.push([key, 'on']);
    else if (value !== false && value !== null && value !== undefined) odd.push(key);
  }
  return { entries: Object.fromEntries(entries), odd };
}

/** Removes characters that a database cannot store. In a valid form only unasked answers can contain them. */
function storable(entries: Entries): Entries {
  const storableEntries = Object.entries(entries).filter(
    ([, text]) => text.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(text),
  );
  return Object.fromEntries(storableEntries);
}

/**
 * Checks a posted form against its schema: unknown keys refused by name, one message for each field.
 * @param rules with the site's own words
 */
export function readPosted<Values>(
  schema: z.ZodMiniType<Values>,
  given: Readonly<Record<string, unknown>>,
  /** Names that the form may contain. */
  known: readonly string[],
  { messages = {} }: Pick<VisitorRules, 'messages'>,
): FormReading<Values> {
  const say = wordsOf(formErrorMessages, { messages });
  const unknown = Object.keys(given).filter((key) => !known.includes(key));
  const { entries, odd } = asTexts(Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key))));
  if (unknown.length > 0) return { ok: false, error: unknownFieldsMessage(unknown, say), fieldErrors: {}, entries };
  if (odd.length > 0) {
    const error = say('formError.text');
    const fieldErrors = Object.fromEntries(odd.map((key) => [key, error]));
    return { ok: false, error, fieldErrors, entries };
  }
  const reading = readAnswers(schema, entries);
  return reading.ok ? { ...reading, entries: storable(entries) } : { ...reading, entries };
}
