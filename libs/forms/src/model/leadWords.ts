import { formatDollars, timeWords } from '@forecourt/domain';
import { yesOrNo } from '@forecourt/domain/answers';
import { leadMailMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { dateWords } from './calendarDate.ts';
import type { FormDefinition } from './defineForm.ts';
import { namesOf, type FormField } from './formField.ts';
import { visibleFields, type FormSettings } from './formSettings.ts';
import { fileLines } from './sentFiles.ts';

const fieldOf = (form: FormDefinition, name: string): FormField | undefined =>
  form.fields.find((field) => namesOf(field).includes(name));

/** Says what a dealer reads of a lead. */
export type LeadMailWords = Words<typeof leadMailMessages>;

/**
 * Label of a field for the dealer; null for a field the form does not have.
 * @param say words of the site; by default the platform's
 */
export function fieldLabel(
  form: FormDefinition,
  name: string,
  say: LeadMailWords = platformWords(leadMailMessages),
): string | null {
  const field = fieldOf(form, name);
  if (field?.type === 'date-time') {
    return name === field.name ? say('leadMail.time') : field.otherwise.label;
  }
  if (field?.type === 'rego' && name === field.state) return say('leadMail.stateOf', { label: field.label });
  return field?.label ?? null;
}

const isYesOrNo = (answer: string) => yesOrNo.some((one) => one === answer);
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Where an answer is read. */
export interface AnswerPlace {
  /** IANA time zone in which times are shown. */
  zone: string;
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
  /** Words of the site. @default the platform's */
  say?: LeadMailWords;
}

/**
 * An answer in words for the dealer.
 * @example answerWords({ fields: [{ type: 'currency', name: 'offer' }] }, 'offer', '12500', { zone: 'Australia/Perth', locale: 'en-AU' }) // '$12,500'
 */
export function answerWords(
  form: FormDefinition,
  name: string,
  answer: string | boolean,
  { zone, locale, say = platformWords(leadMailMessages) }: AnswerPlace,
): string {
  if (typeof answer === 'boolean') return say(answer ? 'leadMail.yes' : 'leadMail.no');
  const field = fieldOf(form, name);
  if (field?.type === 'currency') return formatDollars(Number(answer));
  if (field?.type === 'number') return field.unit ? `${grouped(answer)} ${field.unit}` : grouped(answer);
  if (field?.type === 'date-time' && name === field.name) return timeWords(answer, zone, locale);
  if (field?.type === 'yes-no' && isYesOrNo(answer)) return say(answer === 'Yes' ? 'leadMail.yes' : 'leadMail.no');
  if (field?.type === 'date') return dateWords(answer);
  if (field?.type === 'scale') return say('leadMail.outOf', { answer, max: field.max });
  if (field?.type === 'file') return fileLines(answer).join('\n');
  if ((field?.type === 'select' || field?.type === 'radio') && typeof field.options === 'object') {
    return field.options.find(({ value }) => value === answer)?.label ?? answer;
  }
  return answer;
}

/** The wording of every consent that was given; null where there was none. */
export function consentWords(
  form: FormDefinition,
  settings: FormSettings,
  values: Readonly<Record<string, unknown>>,
): string | null {
  const consents = visibleFields(form, settings, values).flatMap((field) =>
    field.type === 'checkbox' && field.consent && values[field.name] === true ? [`${field.label}.`] : [],
  );
  return consents.join(' ') || null;
}
