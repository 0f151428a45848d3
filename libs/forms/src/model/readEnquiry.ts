import type { EnquiryOptions } from './enquiryOptions.ts';
import { enquirySchema, type EnquiryValues } from './enquirySchema.ts';

/** One message for each field, by the field's name. */
export type FormErrors = Record<string, string>;

export type EnquiryReading =
  | { ok: true; values: EnquiryValues }
  | {
      ok: false;
      /** Of the form as a whole: the first message, or the names of fields it does not have. */
      error: string;
      fieldErrors: FormErrors;
    };

/** Other names under which sites send the same field. */
const aliases: Readonly<Record<string, string>> = { terms_conditions: 'terms_agreed', location: 'location_id' };

/**
 * The values of a plain form post. Keys that Next adds for its own use are left out; a file, which no enquiry takes,
 * stays as an empty text so that its key is still judged.
 * @example readFormValues(formData.entries())
 */
export function readFormValues(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const kept = [...entries].filter(([key]) => !key.startsWith('$ACTION_'));
  return Object.fromEntries(kept.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}

/** Checks an enquiry as the server does: aliases resolved, unknown keys refused by name, one message for each field. */
export function readEnquiry(given: Readonly<Record<string, unknown>>, options: EnquiryOptions): EnquiryReading {
  const values = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [Object.hasOwn(aliases, key) ? aliases[key] : key, value]),
  );
  const result = enquirySchema(options).safeParse(values);
  if (result.success) return { ok: true, values: result.data };

  const fieldErrors: FormErrors = {};
  let whole: string | null = null;
  for (const issue of result.error.issues) {
    const field = issue.path[0];
    if (field === undefined) whole ??= issue.message;
    else fieldErrors[String(field)] ??= issue.message;
  }
  return { ok: false, error: whole ?? Object.values(fieldErrors)[0] ?? 'Check the form.', fieldErrors };
}
