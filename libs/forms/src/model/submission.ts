import type { ErrorWords, FormErrors } from '@forecourt/domain/answers';

/** The parts of the server's answer to a form that the browser reads. */
export interface SubmissionAnswer {
  lead_id?: string;
  /** Path to go to; null to stay and say thanks in place. */
  redirect?: string | null;
  category?: string;
  subcategory?: string | null;
  error?: string;
  fieldErrors?: FormErrors;
}

export const successPath = '/success';

const samePlace = /^\/(?![/\\])[\w\-./~%?&=+#]*$/;

/**
 * Path after an accepted form: the answer decides, but only a path of this site. Null when nothing was accepted, `path:
 * null` when the visitor stays.
 */
export function successTarget(answer: SubmissionAnswer): { lead_id: string; path: string | null } | null {
  if (!answer.lead_id) return null;
  if (answer.redirect === null) return { lead_id: answer.lead_id, path: null };
  const path = answer.redirect && samePlace.test(answer.redirect) ? answer.redirect : successPath;
  return { lead_id: answer.lead_id, path };
}

/** Message when the server did not accept a lead: its own, else that nobody expected it. @param say words of the site */
export function leadErrorMessage(answer: SubmissionAnswer | null | undefined, say: ErrorWords): string {
  return answer?.error?.trim() || say('formError.unexpected');
}

/** Message when sending itself failed: the error's, else that it was not sent. @param say words of the site */
export function formErrorMessage(error: unknown, say: ErrorWords): string {
  const words = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return words.trim() || say('formError.notSent');
}

/** Messages for the error list, without duplicates, in the order of the fields. */
export function errorList(fieldErrors: FormErrors): string[] {
  return [...new Set(Object.values(fieldErrors))].filter((message) => message !== '');
}
