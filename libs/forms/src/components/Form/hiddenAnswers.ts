import { carriedNames, placeNames } from '../../model/carried.ts';
import type { FormDefinition } from '../../model/defineForm.ts';
import type { FormDefaults } from '../../model/formDefaults.ts';
import { namesOf, type VisibleField } from '../../model/formField.ts';

/** Created in the browser when the form shows; never in HTML that a cache may serve to others. */
const generatedFields = ['website', 'idempotency_key', 'started_at', 'visited_pages', 'linked_query_params', 'form_id'];

/** Hidden values of a form: its id and every known text that the form accepts and does not ask for. */
export function hiddenAnswers(
  form: FormDefinition,
  defaults: FormDefaults,
  visible: readonly VisibleField[],
): [string, string][] {
  const taken = new Set([...carriedNames, 'category', ...placeNames, ...form.fields.flatMap(namesOf)]);
  const left = new Set([...generatedFields, ...visible.flatMap(namesOf)]);
  // The answer of a conditional question is not sent unless it is asked.
  const waiting = new Set(form.fields.flatMap((field) => (field.when ? namesOf(field) : [])));
  const known = Object.entries(defaults).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && taken.has(name) && !left.has(name) && !waiting.has(name)
      ? [[name, value]]
      : [],
  );
  return [['form_id', form.id], ...known];
}
