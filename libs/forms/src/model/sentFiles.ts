import { fileMessages, platformWords } from '@forecourt/domain/messages';
import type { FormDefinition } from './defineForm.ts';
import type { FileWords } from './fileKinds.ts';
import type { FileField } from './formField.ts';
import type { FormValues } from './formValues.ts';

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is formatted as a file id, which is a UUID. */
export const isFileId = (text: string): boolean => fileId.test(text);

/** The ids in an answer, in order, without duplicates. */
export function readFileIds(answer: unknown): string[] {
  return typeof answer === 'string' ? [...new Set(answer.split(/[\s,]+/).filter((id) => id !== ''))] : [];
}

/**
 * Owner key of a field's files until the form is sent: derived from the form's key. Null for a key that others could
 * guess.
 */
export function fileOwner(formId: string, field: string, key: string): string | null {
  return /^[\w-]{24,80}$/.test(key) ? `form ${formId} ${field} ${key}` : null;
}

/** The file field of a form; null for a field that takes no files. */
export function fileField(form: FormDefinition, name: string): FileField | null {
  return form.fields.find((field): field is FileField => field.type === 'file' && field.name === name) ?? null;
}

/**
 * Names under which a form that is shown again posts, for each refused file, its field and whether the visitor goes
 * without it.
 */
export const refusedFileName = 'refused_file';
export const withoutFileName = 'without_file';

/** Message until another file is chosen, or the visitor goes without it. @param say words of the site */
export const refusedFileMessage = (
  { label }: Pick<FileField, 'label'>,
  say: FileWords = platformWords(fileMessages),
): string => say('file.decide', { label });

/** Whether a field's files are posted without a script: documents are, pictures are not. */
export function isPostedPlainly({ kinds }: Pick<FileField, 'kinds'>): boolean {
  return kinds !== undefined && kinds.length > 0 && kinds.every((kind) => kind === 'document');
}

/** Names of the fields whose answers are files. */
export function fileFieldNames(form: FormDefinition): string[] {
  return form.fields.flatMap(({ type, name }) => (type === 'file' ? [name] : []));
}

/** Address of a file, and its name from the visitor: '' for a picture. */
export interface SentFileAddress {
  address: string;
  name: string;
}

/**
 * The answers for the dealer: each id replaced by the file's name, if any, and its address.
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

/**
 * A stored answer as lines: each file's name, where it has one, and its address; the id where nothing else is known.
 */
export function fileLines(answer: string): string[] {
  // A name never contains an address, because slashes are removed from names.
  return answer.match(/\S.*?:\/\/\S+/gs) ?? readFileIds(answer);
}
