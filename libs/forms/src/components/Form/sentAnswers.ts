import { carriedNames, placeNames } from '../../model/carried.ts';
import type { FormDefinition } from '../../model/defineForm.ts';
import { namesOf } from '../../model/formField.ts';
import type { FormValues } from '../../model/formValues.ts';

/**
 * Values that a validated form sends: those it asks for and its hidden ones. Values that the form type always has but
 * does not ask for are left out, because the server rejects unknown fields.
 */
export function sentAnswers(form: FormDefinition, values: FormValues): Record<string, string | boolean> {
  const taken = new Set([...carriedNames, 'category', ...placeNames, ...form.fields.flatMap(namesOf)]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => taken.has(name)));
}
