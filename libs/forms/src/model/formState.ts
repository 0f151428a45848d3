import type { FormErrors } from '@forecourt/domain/answers';

/** Data for showing a form again that was posted without JavaScript. */
export interface FormState {
  /** Posted values by field name; null before the first post. A missing checkbox was unticked. */
  values: Readonly<Record<string, string>> | null;
  fieldErrors: FormErrors;
  /** Error of the form as a whole. */
  error: string | null;
  /** Files uploaded already, by field. */
  files?: Readonly<Record<string, readonly SentFileName[]>>;
  /** Why a file was refused, by field, while the visitor has not decided to go without it. */
  refused?: Readonly<Record<string, string>>;
}

/** An uploaded file with its name. */
export interface SentFileName {
  id: string;
  name: string;
}

export const emptyFormState: FormState = { values: null, fieldErrors: {}, error: null };
