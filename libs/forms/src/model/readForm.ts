import type { FormDefinition } from './defineForm.ts';
import type { FormSettings } from './formSettings.ts';
import { formSchema } from './formSchema.ts';
import { refusedFileName, withoutFileName } from './sentFiles.ts';
import type { FormValues } from './formValues.ts';

/** One message for each field, by the field's name. */
export type FormErrors = Record<string, string>;

export type FormReading =
  | { ok: true; values: FormValues }
  | {
      ok: false;
      /** Of the form as a whole: the first message, or the names of fields it does not have. */
      error: string;
      fieldErrors: FormErrors;
    };

const nothing = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  postcode: '',
  message: '',
  location_id: '',
  dealership_slug: '',
  opt_in: false,
};

const aboutFiles: readonly string[] = [refusedFileName, withoutFileName];

/** Other names under which sites send the same field. */
const aliases: Readonly<Record<string, string>> = { terms_conditions: 'terms_agreed', location: 'location_id' };

/**
 * The values of a plain form post. Keys that Next adds for its own use, and what a visitor says of refused files, are left out; a file, which forms take as an
 * id only, stays as an empty text so that its key is still judged.
 * @example readFormValues(formData.entries())
 */
export function readFormValues(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const kept = [...entries].filter(([key]) => !key.startsWith('$ACTION_') && !aboutFiles.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}

/** Aliases resolved; what nobody answered (a radio group that nothing is chosen of is null) left out. */
function givenValues(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [Object.hasOwn(aliases, key) ? aliases[key] : key, value]),
  );
}

/** How the form files the lead: what it asks, else what it is. */
function filed(form: FormDefinition, values: Record<string, string | boolean>) {
  const asksCategory = form.fields.some(({ name }) => name === 'category');
  const own = values.car_id ? (form.vehicleCategory ?? form.category) : form.category;
  return {
    form_id: form.id,
    category: asksCategory ? values.category || form.category : own,
    subcategory: form.subcategory ?? values.subcategory,
  };
}

/** Checks a form as the server does: aliases resolved, unknown keys refused by name, one message for each field. */
export function readForm(
  form: FormDefinition,
  given: Readonly<Record<string, unknown>>,
  settings: FormSettings,
): FormReading {
  const values = givenValues(given);
  const result = formSchema(form, settings, values).safeParse(values);
  if (result.success) {
    return { ok: true, values: { ...nothing, ...result.data, ...filed(form, result.data) } as FormValues };
  }
  const fieldErrors: FormErrors = {};
  let whole: string | null = null;
  for (const issue of result.error.issues) {
    const field = issue.path[0];
    if (field === undefined) whole ??= issue.message;
    else fieldErrors[String(field)] ??= issue.message;
  }
  return { ok: false, error: whole ?? Object.values(fieldErrors)[0] ?? 'Check the form.', fieldErrors };
}
