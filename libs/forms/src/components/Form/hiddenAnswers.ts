import { carriedNames, placeNames } from '../../model/carried.ts';
import type { FormDefinition } from '../../model/defineForm.ts';
import type { FormDefaults } from '../../model/formDefaults.ts';
import { namesOf, type VisibleField } from '../../model/formField.ts';

/** Made in the browser when the form shows; never in HTML that a cache may hand to others. */
const generatedFields = ['website', 'idempotency_key', 'started_at', 'visited_pages', 'linked_query_params', 'form_id'];

/** What travels along unseen: the form's id and every known text that the form takes and does not ask for. */
export function hiddenAnswers(
  form: FormDefinition,
  defaults: FormDefaults,
  visible: readonly VisibleField[],
): [string, string][] {
  const taken = new Set([...carriedNames, 'category', ...placeNames, ...form.fields.flatMap(namesOf)]);
  const left = new Set([...generatedFields, ...visible.flatMap(namesOf)]);
  // A conditional question's answer is nothing to send before it is asked.
  const waiting = new Set(form.fields.flatMap((field) => (field.when ? namesOf(field) : [])));
  const known = Object.entries(defaults).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && taken.has(name) && !left.has(name) && !waiting.has(name)
      ? [[name, value]]
      : [],
  );
  return [['form_id', form.id], ...known];
}
