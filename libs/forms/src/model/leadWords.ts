import { timeWords } from '@forecourt/domain';
import { formatDollars } from '@forecourt/domain';
import { dateWords } from './calendarDate.ts';
import type { FormDefinition } from './defineForm.ts';
import { namesOf, type FormField } from './formField.ts';
import { visibleFields, type FormSettings } from './formSettings.ts';
import { fileLines } from './sentFiles.ts';

const fieldOf = (form: FormDefinition, name: string): FormField | undefined =>
  form.fields.find((field) => namesOf(field).includes(name));

/** Label of a field for the dealer; null for a field the form does not have. */
export function fieldLabel(form: FormDefinition, name: string): string | null {
  const field = fieldOf(form, name);
  if (field?.type === 'date-time') {
    return name === field.name ? 'Time' : field.otherwise.label;
  }
  if (field?.type === 'rego' && name === field.state) return `${field.label}, state`;
  return field?.label ?? null;
}

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * An answer in words for the dealer.
 * @param zone IANA time zone in which times are shown
 * @example answerWords({ fields: [{ type: 'currency', name: 'offer' }] }, 'offer', '12500', 'Australia/Perth') // '$12,500'
 */
export function answerWords(form: FormDefinition, name: string, answer: string | boolean, zone: string): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const field = fieldOf(form, name);
  if (field?.type === 'currency') return formatDollars(Number(answer));
  if (field?.type === 'number') return field.unit ? `${grouped(answer)} ${field.unit}` : grouped(answer);
  if (field?.type === 'date-time' && name === field.name) return timeWords(answer, zone);
  if (field?.type === 'date') return dateWords(answer);
  if (field?.type === 'scale') return `${answer} of ${field.max}`;
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
