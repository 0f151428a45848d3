import type * as z from 'zod/mini';
import { formErrorMessages } from '../messages/tables/formErrorMessages.ts';
import { platformWords } from '../messages/wordsOf.ts';
import type { ErrorWords } from './fieldWords.ts';

/** One message for each field, by the field's name. */
export type FormErrors = Record<string, string>;

export interface RefusedAnswers {
  ok: false;
  /** Of the form as a whole: the first message, or the names of fields it does not have. */
  error: string;
  fieldErrors: FormErrors;
}

/** Said of a form that sends what it does not ask. @param say words of the site; by default the platform's */
export function unknownFieldsMessage(
  names: readonly string[],
  say: ErrorWords = platformWords(formErrorMessages),
): string {
  const quoted = names.slice(0, 5).map((name) => `'${name.slice(0, 60)}'`);
  return say('formError.unknownFields', { names: quoted.join(', ') });
}

/** Checks a form's answers against its schema: one message for each field, and one of the form as a whole. */
export function readAnswers<Values>(
  schema: z.ZodMiniType<Values>,
  given: Readonly<Record<string, unknown>>,
): { ok: true; values: Values } | RefusedAnswers {
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, values: result.data };
  const fieldErrors: FormErrors = {};
  let whole: string | null = null;
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (field === undefined) whole ??= message;
    else fieldErrors[String(field)] ??= message;
  }
  return { ok: false, error: whole ?? Object.values(fieldErrors)[0] ?? '', fieldErrors };
}

/**
 * The values of a plain form post. Keys that the router adds for its own use are left out; a file, which forms take as
 * an id only, stays as an empty text, so that its key is still judged.
 * @example postedEntries(formData.entries())
 */
export function postedEntries(sent: Iterable<readonly [string, unknown]>): Record<string, string> {
  const answers = [...sent].filter(([key]) => !key.startsWith('$ACTION_'));
  return Object.fromEntries(answers.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}
