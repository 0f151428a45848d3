import { australianStates } from '@forecourt/domain';
import * as z from 'zod/mini';
import { readAmount } from './amount.ts';
import { looksAustralian } from './australianPhone.ts';
import { enquiryCategories } from './categories.ts';
import { checkbox, oneOf, optionalLine, paragraph, requiredLine } from './fields.ts';
import type { AskedField, ChoiceField, FormField, NumberField } from './formField.ts';
import type { FormSettings } from './formSettings.ts';

/** Longest comments, in characters. */
export const messageLimit = 4_000;

export const timeTakenMessage = 'Someone else has just taken this time. Please choose another.';
export const timeNotOfferedMessage = 'This time is not offered. Please choose another.';

const small = (label: string) => label.replace(/\?$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** What to say when an answer is missing or cannot be taken. */
export function fieldMessage(field: AskedField): string {
  if (field.message) return field.message;
  switch (field.type) {
    case 'postcode':
      return 'Invalid postcode. Please enter a 4-digit number.';
    case 'phone':
      return 'Enter an Australian phone number, like 0412 345 678.';
    case 'email':
      return 'Enter your email address, like name@example.com.au.';
    case 'select':
    case 'radio':
      return `Choose an answer: ${small(field.label)}.`;
    case 'yes-no':
      return 'Choose Yes or No.';
    case 'checkbox':
      return `Tick the box: ${small(field.label)}.`;
    case 'date-time':
      return 'Choose a time.';
    default:
      return `Enter ${small(field.label)}.`;
  }
}

/** A text, blank only where that is allowed, that has to pass a rule when it is there. */
function ruled(message: string, required: boolean, max: number, rule: (text: string) => boolean) {
  const text = z.string(message).check(
    z.trim(),
    z.maxLength(max, message),
    z.refine((value) => (value === '' ? !required : rule(value)), message),
  );
  return required ? text : z.prefault(text, '');
}

function currency(message: string | undefined, required: boolean, most: number | undefined) {
  const given = z.string(message ?? 'Enter an amount.').check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === '' && !required) return;
      const reading = text === '' && message ? { ok: false as const, message } : readAmount(text, most);
      if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
    }),
  );
  const amount = z.transform((text: string) => {
    const reading = readAmount(text, most);
    return reading.ok ? reading.amount : '';
  });
  return required ? z.pipe(given, amount) : z.prefault(z.pipe(given, amount), '');
}

function wholeNumber(field: NumberField, message: string, required: boolean) {
  const digits = (text: string) => text.replace(/[\s,]/g, '');
  const fits = (text: string) =>
    /^\d{1,9}$/.test(digits(text)) && Number(digits(text)) >= (field.least ?? 0) && Number(digits(text)) <= field.most;
  const text = z.pipe(ruled(message, required, 20, fits), z.transform(digits));
  return required ? text : z.prefault(text, '');
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dateTime(message: string, required: boolean) {
  const fits = (text: string) => instant.test(text) && !Number.isNaN(Date.parse(text));
  const text = z.pipe(
    ruled(message, required, 40, fits),
    z.transform((given) => (fits(given) ? new Date(given).toISOString() : '')),
  );
  return required ? text : z.prefault(text, '');
}

function choicesOf({ name, options }: ChoiceField, settings: FormSettings): readonly string[] {
  if (typeof options === 'object') return options.map(({ value }) => value);
  const lists = {
    categories: enquiryCategories,
    states: australianStates,
    locations: settings.locationIds,
    dealerships: settings.dealershipSlugs,
  };
  return name === 'category' ? enquiryCategories : lists[options];
}

/** A choice that is asked begins with its default, so leaving it alone means it. */
function orDefault(choice: ReturnType<typeof oneOf>, asked: AskedField | undefined, first: string | undefined) {
  return asked && first ? z.prefault(choice, first) : choice;
}

const plateMessage = 'Enter the number plate, like 1ABC 234: letters and digits only.';
const isPlate = (text: string) => /^[A-Z0-9][A-Z0-9 .-]{0,11}$/i.test(text);

/**
 * What one field takes, by the names it sends. A field that is not asked now keeps its name: it may be left out, and
 * travels along where a page knows the answer.
 */
export function fieldShape(field: FormField, settings: FormSettings, asked: AskedField | undefined) {
  if (field.type === 'hidden') return { [field.name]: optionalLine(field.max ?? 200) };
  const needed = asked?.required === true;
  const message = fieldMessage(asked ?? field);
  const { name } = field;
  switch (field.type) {
    case 'string':
      return { [name]: needed ? requiredLine(message, field.max ?? 120) : optionalLine(field.max ?? 120) };
    case 'paragraph':
      return { [name]: paragraph(needed ? message : null, field.max ?? messageLimit) };
    case 'postcode':
      return { [name]: ruled(message, needed, 12, (text) => /^[0-9]{4}$/.test(text)) };
    case 'phone':
      return { [name]: ruled(message, needed, 30, looksAustralian) };
    case 'email':
      return { [name]: ruled(message, needed, 254, (text) => z.email().safeParse(text).success) };
    case 'currency':
      return { [name]: currency(field.message, needed, field.most) };
    case 'number':
      return { [name]: wholeNumber(field, message, needed) };
    case 'select':
    case 'radio':
      return { [name]: orDefault(oneOf(choicesOf(field, settings), needed, message), asked, field.default) };
    case 'yes-no':
      return { [name]: orDefault(oneOf(['Yes', 'No'], needed, message), asked, field.default) };
    case 'checkbox':
      return { [name]: checkbox(needed ? message : null) };
    case 'date-time':
      return { [name]: dateTime(message, needed), [field.otherwise.name]: optionalLine(200) };
    case 'rego':
      return {
        [name]: ruled(needed ? message : plateMessage, needed, 12, isPlate),
        [field.state]: oneOf(australianStates, needed, 'Choose the state of the number plate.'),
      };
  }
}
