import type { FormDefinition } from './defineForm.ts';
import type { FormValues } from './readForm.ts';

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the shape of a file's id, which is a UUID. */
export const isFileId = (text: string): boolean => fileId.test(text);

/** The ids in an answer: its words, in their order, each once. */
export function readFileIds(answer: unknown): string[] {
  return typeof answer === 'string' ? [...new Set(answer.split(/[\s,]+/).filter((id) => id !== ''))] : [];
}

/**
 * To whom the files of one field belong until the form is sent: whoever has the form's key. Null for a key that others
 * could guess.
 */
export function fileOwner(formId: string, field: string, key: string): string | null {
  return /^[\w-]{24,80}$/.test(key) ? `form ${formId} ${field} ${key}` : null;
}

/** Names of the fields whose answers are files. */
export function fileFieldNames(form: FormDefinition): string[] {
  return form.fields.flatMap(({ type, name }) => (type === 'file' ? [name] : []));
}

/**
 * The answers as the dealer needs them: addresses in place of the ids.
 * @param addressOf null for a file that is not there, or is not this form's; it is left out
 */
export function withFileAddresses(
  form: FormDefinition,
  values: FormValues,
  addressOf: (id: string, field: string) => string | null,
): FormValues {
  const answers = fileFieldNames(form).map((name): [string, string] => [
    name,
    readFileIds(values[name])
      .flatMap((id) => addressOf(id, name) ?? [])
      .join(' '),
  ]);
  return { ...values, ...Object.fromEntries(answers) };
}
