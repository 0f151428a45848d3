import { postedEntries, readAnswers, type RefusedAnswers } from '@forecourt/domain/answers';
import type { FormDefinition } from './defineForm.ts';
import type { FormSettings } from './formSettings.ts';
import { formSchema } from './formSchema.ts';
import { refusedFileName, withoutFileName } from './sentFiles.ts';
import type { FormValues } from './formValues.ts';

export type FormReading = { ok: true; values: FormValues } | RefusedAnswers;

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

/** Other names that sites use for the same field. */
const aliases: Readonly<Record<string, string>> = { terms_conditions: 'terms_agreed', location: 'location_id' };

/**
 * The values of a plain form post, without the choices about refused files.
 * @example readFormValues(formData.entries())
 */
export function readFormValues(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  return postedEntries([...entries].filter(([key]) => !aboutFiles.includes(key)));
}

/** Resolves aliases and drops unanswered values (an untouched radio group is null). */
function answeredValues(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [Object.hasOwn(aliases, key) ? aliases[key] : key, value]),
  );
}

/** How the lead is filed: by the asked category, else by the form's. */
function filed(form: FormDefinition, values: Record<string, string | boolean>) {
  const asksCategory = form.fields.some(({ name }) => name === 'category');
  const own = values.car_id ? (form.vehicleCategory ?? form.category) : form.category;
  return {
    form_id: form.id,
    category: asksCategory ? values.category || form.category : own,
    subcategory: form.subcategory ?? values.subcategory,
  };
}

/** Validates a form on the server: aliases resolved, unknown keys refused by name, one message for each field. */
export function readForm(
  form: FormDefinition,
  given: Readonly<Record<string, unknown>>,
  settings: FormSettings,
): FormReading {
  const values = answeredValues(given);
  const reading = readAnswers(formSchema(form, settings, values), values);
  if (!reading.ok) return reading;
  return { ok: true, values: { ...nothing, ...reading.values, ...filed(form, reading.values) } as FormValues };
}
