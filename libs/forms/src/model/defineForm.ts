import type { EventName } from '@forecourt/domain';
import { carriedNames } from './carried.ts';
import type { EnquiryCategory } from './categories.ts';
import { namesOf, type FormField } from './formField.ts';

export interface FormStep {
  title: string;
  /** Names of its fields; hidden ones belong to no step. */
  fields: readonly string[];
}

/** A form as data: what it asks, how the dealer files it, what the visitor reads. Travels as JSON. */
/** @typeParam Field what it may ask */
export interface FormDefinition<Field extends FormField = FormField> {
  /** Sent along as `form_id`. Small letters, digits and hyphens. */
  id: string;
  title: string;
  /** Under which the lead is filed, unless the form asks for the category itself. */
  category: EnquiryCategory;
  /** Category of a lead about a vehicle, where it differs. */
  vehicleCategory?: EnquiryCategory;
  /** Fixed by the form; without it the page may send one. */
  subcategory?: string;
  /** Counted when a lead is taken. Without it category and vehicle decide. */
  event?: EventName;
  fields: readonly Field[];
  /** One after the other; all at once without it. */
  steps?: readonly FormStep[];
  /** @example 'Book a test drive' */
  submitLabel: string;
  /** Path of this site to go to; null to say thanks in place. @default '/success' */
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
  const asked = form.fields.filter((field) => field.type !== 'hidden');
  const stepped = form.steps?.flatMap(({ fields }) => fields);
  const conditions = asked.flatMap(({ when, required }) => [when, typeof required === 'object' ? required : undefined]);
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(form.id) ? [] : ['its id is not made of small letters, digits and hyphens']),
    ...(form.success && !ownPath.test(form.success) ? ['its success leads to no path of the site'] : []),
    ...names.filter((name) => !goodName.test(name)).map((name) => `'${name}' is no name for a field`),
    ...twice.map((name) => `two fields are called '${name}'`),
    ...asked
      .filter(({ type, required }) => type === 'file' && required)
      .map(({ name }) => `'${name}' cannot be needed: without a script no file comes along`),
    ...names.filter((name) => carried.has(name)).map((name) => `every form carries '${name}' already`),
    ...conditions.flatMap((condition) =>
      condition && !known.has(condition.field) ? [`a condition asks for '${condition.field}'`] : [],
    ),
    ...(stepped ?? []).filter((name) => !known.has(name)).map((name) => `a step asks for '${name}'`),
    ...(stepped ? asked.filter(({ name }) => !stepped.includes(name)).map(({ name }) => `no step asks '${name}'`) : []),
    ...(stepped ?? [])
      .filter((name, place, all) => all.indexOf(name) !== place)
      .map((name) => `two steps ask for '${name}'`),
  ];
}

/**
 * Declares a form. Everything else follows from it: what the page shows, what browser and server take, what the dealer
 * reads.
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
