import type { FormErrors } from '@forecourt/domain/answers';

/** What a form that was posted without JavaScript is shown again with. */
export interface FormState {
  /** As posted, by field name; null while nothing was posted. A box that is not in here was empty. */
  values: Readonly<Record<string, string>> | null;
  fieldErrors: FormErrors;
  /** Of the form as a whole. */
  error: string | null;
  /** Files that are there already, by field. */
  files?: Readonly<Record<string, readonly SentFileName[]>>;
  /** Why a file was not taken, by field, for fields whose visitor has not decided yet what to do without it. */
  refused?: Readonly<Record<string, string>>;
}

/** A file that came along, as its visitor knows it. */
export interface SentFileName {
  id: string;
  name: string;
}

export const emptyFormState: FormState = { values: null, fieldErrors: {}, error: null };
