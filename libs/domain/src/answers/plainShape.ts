import * as z from 'zod/mini';
import { jurisdictionsOf, type CountryCode } from '../country/jurisdictions.ts';
import { readDollars } from './amount.ts';
import { messageLimit, yesOrNo, type CurrencyField, type NumberField, type PlainField } from './field.ts';
import { formErrorMessages } from '../messages/tables/formErrorMessages.ts';
import { platformWords } from '../messages/wordsOf.ts';
import { plainMessage, type ErrorWords } from './fieldWords.ts';
import { looksLikePhone } from './phoneLook.ts';
import { checkbox, oneOf, optionalLine, paragraph, requiredLine, ruled } from './texts.ts';

/** Digits of a whole number as people write it. @example wholeDigits('31,250') // '31250' */
const wholeDigits = (text: string): string => text.replace(/[\s,]/g, '');

function wholeNumber({ min = 0, max }: NumberField, message: string, needed: boolean) {
  const fits = (text: string) => {
    const digits = wholeDigits(text);
    return /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max;
  };
  const text = z.pipe(ruled(message, needed, 20, fits), z.transform(wholeDigits));
  return needed ? text : z.prefault(text, '');
}

function currency({ message, max }: CurrencyField, needed: boolean, say: ErrorWords) {
  const given = z.string(message ?? say('formError.noAmount')).check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === '' && !needed) return;
      const reading = text === '' && message ? { ok: false as const, message } : readDollars(text, max, say);
      if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
    }),
  );
  const amount = z.transform((text: string) => {
    const reading = readDollars(text, max);
    return reading.ok ? reading.amount : '';
  });
  return needed ? z.pipe(given, amount) : z.prefault(z.pipe(given, amount), '');
}

/** A visible choice starts with its default, so an unchanged one means the default. */
function orDefault(choice: ReturnType<typeof oneOf>, isVisible: boolean, first: string | undefined) {
  return isVisible && first ? z.prefault(choice, first) : choice;
}

const isPlate = (text: string) => /^[A-Z0-9][A-Z0-9 .-]{0,11}$/i.test(text);

/** How a form uses a field. */
export interface FieldUse {
  /** Whether an answer is required. */
  needed: boolean;
  /** False for a hidden field: it may be missing, or carry an answer that the page already knows. @default true */
  isVisible?: boolean;
  /** Error message in place of the field's own. */
  message?: string;
  /** @default the platform's words */
  say?: ErrorWords;
  /** Whose phone numbers and states are taken. @default 'AU' */
  country?: CountryCode;
}

/** What one answer of a plain field takes: texts in, texts out; a box gives a boolean. For a plate, see `plainShape`. */
export function plainAnswer<Field extends PlainField>(
  field: Field,
  use?: FieldUse,
): z.ZodMiniType<Field extends { type: 'checkbox' } ? boolean : string>;
export function plainAnswer(
  field: PlainField,
  {
    needed,
    isVisible = true,
    say = platformWords(formErrorMessages),
    message = plainMessage(field, say),
    country = 'AU',
  }: FieldUse = {
    needed: field.required === true,
  },
): z.ZodMiniType<string | boolean> {
  switch (field.type) {
    case 'string':
      return needed ? requiredLine(message, field.max ?? 120, say) : optionalLine(field.max ?? 120, say);
    case 'paragraph':
      return paragraph(needed ? message : null, field.max ?? messageLimit, say);
    case 'postcode':
      return ruled(message, needed, 12, (text) => /^[0-9]{4}$/.test(text));
    case 'phone':
      return ruled(message, needed, 30, (text) => looksLikePhone(text, country));
    case 'email':
      return ruled(message, needed, 254, (text) => z.email().safeParse(text).success);
    case 'currency':
      return currency(field, needed, say);
    case 'number':
      return wholeNumber(field, message, needed);
    case 'select':
    case 'radio': {
      const values = field.options.map(({ value }) => value);
      return orDefault(oneOf(values, needed, message), isVisible, field.default);
    }
    case 'yes-no':
      return orDefault(oneOf(yesOrNo, needed, message), isVisible, field.default);
    case 'checkbox':
      return checkbox(needed ? message : null);
    case 'rego':
      return ruled(needed ? message : say('formError.plate'), needed, 12, isPlate);
  }
}

/** What a plain field takes, by the names it sends. */
export function plainShape(field: PlainField, use: FieldUse = { needed: field.required === true }) {
  const own = { [field.name]: plainAnswer(field, use) };
  if (field.type !== 'rego') return own;
  const { say = platformWords(formErrorMessages), country = 'AU' } = use;
  return { ...own, [field.state]: oneOf(jurisdictionsOf(country), use.needed, say('formError.state')) };
}
