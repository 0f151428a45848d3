import { carriedNames, placeNames } from '../../model/carried.ts';
import type { FormDefinition } from '../../model/defineForm.ts';
import { namesOf } from '../../model/formField.ts';
import type { FormValues } from '../../model/formValues.ts';

/**
 * What a checked form sends: what it asks and what it carries. A dealer reads a few answers of every form, also where
 * it does not ask for them; sending those would be naming fields that the form does not have.
 */
export function sentAnswers(form: FormDefinition, values: FormValues): Record<string, string | boolean> {
  const taken = new Set([...carriedNames, 'category', ...placeNames, ...form.fields.flatMap(namesOf)]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => taken.has(name)));
}
