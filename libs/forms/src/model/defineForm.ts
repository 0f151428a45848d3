import type { EventName } from '@forecourt/domain';
import { carriedNames } from './carried.ts';
import type { EnquiryCategory } from './categories.ts';
import { namesOf, type FormField } from './formField.ts';

export interface FormStep {
  title: string;
  /** Names of its fields; hidden ones belong to no step. */
  fields: readonly string[];
}

/** A form as data: what it asks, how its lead is filed, what the visitor reads. JSON-serialisable. */
/** @typeParam Field what it may ask */
export interface FormDefinition<Field extends FormField = FormField> {
  /** Id of the form, sent as `form_id`. Lower-case letters, digits and hyphens. */
  id: string;
  title: string;
  /** A sentence under the title, where the form has a page of its own. */
  intro?: string;
  /** Category of the lead, unless the form asks for the category itself. */
  category: EnquiryCategory;
  /** Category of a lead about a vehicle, where it differs. */
  vehicleCategory?: EnquiryCategory;
  /** Fixed by the form; without it the page may send one. */
  subcategory?: string;
  /** Analytics event of an accepted lead. Without it category and vehicle decide. */
  event?: EventName;
  fields: readonly Field[];
  /** Steps in order; without them all questions are shown at once. */
  steps?: readonly FormStep[];
  /** @example 'Book a test drive' */
  submitLabel: string;
  /** Path of this site to go to afterwards; null to say thanks in place. @default '/success' */
  success?: string | null;
  messages?: { thanksTitle?: string; thanks?: string; again?: string; privacy?: string };
}

const goodName = /^[A-Za-z][\w -]{0,59}$/;
const ownPath = /^\/(?![/\\])[\w\-./]*$/;

function faultsOf(form: FormDefinition): string[] {
  const names = form.fields.flatMap(namesOf);
  const known = new Set(names);
  const carried = new Set<string>(carriedNames);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  const visible = form.fields.filter((field) => field.type !== 'hidden');
  const stepped = form.steps?.flatMap(({ fields }) => fields);
  const conditions = visible.flatMap(({ when, required }) => [
    when,
    typeof required === 'object' ? required : undefined,
  ]);
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(form.id) ? [] : ['its id is not made of small letters, digits and hyphens']),
    ...(form.success && !ownPath.test(form.success) ? ['its success leads to no path of the site'] : []),
    ...names.filter((name) => !goodName.test(name)).map((name) => `'${name}' is no name for a field`),
    ...twice.map((name) => `two fields are called '${name}'`),
    ...visible
      .filter(({ type, required }) => type === 'file' && required)
      .map(({ name }) => `'${name}' cannot be needed: without a script no file comes along`),
    ...names.filter((name) => carried.has(name)).map((name) => `every form carries '${name}' already`),
    ...conditions.flatMap((condition) =>
      condition && !known.has(condition.field) ? [`a condition asks for '${condition.field}'`] : [],
    ),
    ...(stepped ?? []).filter((name) => !known.has(name)).map((name) => `a step asks for '${name}'`),
    ...(stepped
      ? visible.filter(({ name }) => !stepped.includes(name)).map(({ name }) => `no step asks '${name}'`)
      : []),
    ...(stepped ?? [])
      .filter((name, place, all) => all.indexOf(name) !== place)
      .map((name) => `two steps ask for '${name}'`),
  ];
}

/**
 * Declares a form. The page, the validation in browser and server, and the dealer's text all follow from it.
 * @throws naming every fault, when the form contradicts itself: a bug of its author
 * @example defineForm({ id: 'call-me', title: 'Call me back', category: 'General Enquiry', fields: aboutYou, submitLabel: 'Call me' })
 */
export function defineForm<Field extends FormField = FormField>(
  form: FormDefinition<NoInfer<Field>>,
): FormDefinition<Field> {
  const faults = faultsOf(form);
  if (faults.length > 0) throw new Error(`The form '${form.id}' cannot be used: ${faults.join('; ')}.`);
  return form;
}
