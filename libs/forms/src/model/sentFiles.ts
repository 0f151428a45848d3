import type { FormDefinition } from './defineForm.ts';
import type { FileField } from './formField.ts';
import type { FormValues } from './formValues.ts';

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

/** The files of one field, as it is declared; null for a field that takes none. */
export function fileField(form: FormDefinition, name: string): FileField | null {
  return form.fields.find((field): field is FileField => field.type === 'file' && field.name === name) ?? null;
}

/**
 * Names under which a form that is shown again posts, for each file that was refused, the field it was for, and whether
 * its visitor sends the form without it.
 */
export const refusedFileName = 'refused_file';
export const withoutFileName = 'without_file';

/** Said until another file is chosen, or the form is sent without it on purpose. */
export function refusedFileMessage({ label }: Pick<FileField, 'label'>): string {
  return `${label}: a file was not accepted. Choose another, or tick that you send the form without it.`;
}

/** Whether a field's files come with a post without a script, which carries a document or two but no pictures. */
export function isPostedPlainly({ kinds }: Pick<FileField, 'kinds'>): boolean {
  return kinds !== undefined && kinds.length > 0 && kinds.every((kind) => kind === 'document');
}

/** Names of the fields whose answers are files. */
export function fileFieldNames(form: FormDefinition): string[] {
  return form.fields.flatMap(({ type, name }) => (type === 'file' ? [name] : []));
}

/** Where a file is, and what the visitor calls it: '' of a picture. */
export interface SentFileAddress {
  address: string;
  name: string;
}

/**
 * The answers as the dealer needs them: in place of each id the address of the file, behind its name where it has one.
 * @param find null for a file that is not there, or is not this form's; it is left out
 */
export function withFileAddresses(
  form: FormDefinition,
  values: FormValues,
  find: (id: string, field: string) => SentFileAddress | null,
): FormValues {
  const answers = fileFieldNames(form).map((name): [string, string] => [
    name,
    readFileIds(values[name])
      .flatMap((id) => {
        const file = find(id, name);
        return file ? [file.name === '' ? file.address : `${file.name} ${file.address}`] : [];
      })
      .join('\n'),
  ]);
  return { ...values, ...Object.fromEntries(answers) };
}

/** A kept answer as lines: each file's name, where it has one, and its address; ids where nothing else is known. */
export function fileLines(answer: string): string[] {
  // A name never holds an address: its cleaner takes slashes out.
  return answer.match(/\S.*?:\/\/\S+/gs) ?? readFileIds(answer);
}
