import { australianStates } from '@forecourt/domain';
import * as z from 'zod/mini';
import { readAmount } from './amount.ts';
import { looksAustralian } from './australianPhone.ts';
import { readDate, yearsSince } from './calendarDate.ts';
import { enquiryCategories } from './categories.ts';
import { checkbox, oneOf, optionalLine, paragraph, requiredLine } from './fields.ts';
import { fileNoun, mostFiles } from './fileKinds.ts';
import type { AskedField, ChoiceField, DateField, FileField, FormField, NumberField, ScaleField } from './formField.ts';
import type { FormSettings } from './formSettings.ts';
import { isFileId, readFileIds } from './sentFiles.ts';

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
    case 'scale':
      return `Choose a number from ${field.least} to ${field.most}.`;
    case 'date':
      return 'Enter a date as day, month and year, like 27/03/1988.';
    case 'file':
      return `Add at least one ${fileNoun(field.kinds)}.`;
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

/** @param today where it is known: without it nobody's age is judged */
function date(field: DateField, message: string, required: boolean, today: string | undefined) {
  const aged = (day: string | null) =>
    day === null || today === undefined || field.youngest === undefined || yearsSince(day, today) >= field.youngest;
  const given = z.pipe(
    ruled(message, required, 20, (text) => readDate(text) !== null),
    z.transform((text) => readDate(text) ?? ''),
  );
  const text = given.check(z.refine((day) => day === '' || aged(day), `You must be ${field.youngest ?? 0} or over.`));
  return required ? text : z.prefault(text, '');
}

/** Every number of a scale, as it is sent. */
export function scaleMarks({ least, most }: Pick<ScaleField, 'least' | 'most'>): string[] {
  return Array.from({ length: most - least + 1 }, (_, place) => String(least + place));
}

/** A list of ids, or one text of them as it is kept and stored. */
function files({ kinds, most = mostFiles }: FileField, message: string, required: boolean) {
  const noun = fileNoun(kinds, 2);
  const gone = `These ${noun} cannot be found any more. Remove them, and add them again.`;
  const ids = z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], gone),
      z.transform((given) => readFileIds(typeof given === 'string' ? given : given.join(' '))),
    ),
    z.array(z.string()).check(
      z.refine((given) => !required || given.length > 0, message),
      z.refine(
        (given) => given.length <= most,
        most === 1 ? `Only one ${fileNoun(kinds)} can be sent.` : `Up to ${most} ${noun} can be sent.`,
      ),
      z.refine((given) => given.every(isFileId), gone),
    ),
  );
  return z.prefault(
    z.pipe(
      ids,
      z.transform((given) => given.join(' ')),
    ),
    '',
  );
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
    case 'scale':
      return { [name]: oneOf(scaleMarks(field), needed, message) };
    case 'date':
      return { [name]: date(field, message, needed, settings.today) };
    case 'file':
      return { [name]: files(field, message, needed) };
    case 'rego':
      return {
        [name]: ruled(needed ? message : plateMessage, needed, 12, isPlate),
        [field.state]: oneOf(australianStates, needed, 'Choose the state.'),
      };
  }
}
