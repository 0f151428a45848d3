import type { FormErrors } from '@forecourt/domain/answers';

/** What the server answers to a form, as far as the browser reads it. */
export interface SubmissionAnswer {
  lead_id?: string;
  /** Path to go to; null to stay and say thanks in place. */
  redirect?: string | null;
  category?: string;
  subcategory?: string | null;
  error?: string;
  fieldErrors?: FormErrors;
}

/** Spelt as the platform has always shown it; dealers' own tests look for these words. */
export const unexpectedErrorMessage = 'An unexpected error occured';
export const submitErrorMessage = 'An error occurred when submitting this form';
export const errorListHeading = 'Please fix the following errors:';

export const successPath = '/success';

const samePlace = /^\/(?![/\\])[\w\-./~%?&=+#]*$/;

/**
 * Where an accepted form leads: the answer decides, but only to a path of this site. Null when nothing was accepted,
 * `path: null` when the visitor stays.
 */
export function successTarget(answer: SubmissionAnswer): { lead_id: string; path: string | null } | null {
  if (!answer.lead_id) return null;
  if (answer.redirect === null) return { lead_id: answer.lead_id, path: null };
  const path = answer.redirect && samePlace.test(answer.redirect) ? answer.redirect : successPath;
  return { lead_id: answer.lead_id, path };
}

/** What to show when the server did not accept a lead: its own words, else the fixed ones. */
export function leadErrorMessage(answer: SubmissionAnswer | null | undefined): string {
  return answer?.error?.trim() || unexpectedErrorMessage;
}

/** What to show when sending itself failed: the error's words, else the fixed ones. */
export function formErrorMessage(error: unknown): string {
  const words = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return words.trim() || submitErrorMessage;
}

/** Messages for the list variant, each once, in the order of the fields. */
export function errorList(fieldErrors: FormErrors): string[] {
  return [...new Set(Object.values(fieldErrors))].filter((message) => message !== '');
}
