import type { ErrorWords } from '@forecourt/domain/answers';
import type { SubmissionAnswer } from '../../model/submission.ts';
import { formErrorMessage } from '../../model/submission.ts';

/** Timeout of sending, in milliseconds. */
const patience = 30_000;

export type Posted = { ok: true; answer: SubmissionAnswer | null } | { ok: false; message: string };

/**
 * Browsers' texts for broken connections and timeouts are not meant for visitors; other errors have texts of their own.
 */
function failureWords(error: unknown, say: ErrorWords): string {
  return formErrorMessage(error instanceof TypeError || error instanceof DOMException ? null : error, say);
}

async function readAnswer(response: Response): Promise<SubmissionAnswer | null> {
  try {
    const answer: unknown = await response.json();
    return answer !== null && typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

/**
 * Sends a form. Any response of the server is an answer; only an unreachable server is a failure. Never throws.
 * @param say words of the site, for what went wrong
 */
export async function postForm(
  endpoint: string,
  values: Readonly<Record<string, unknown>>,
  say: ErrorWords,
): Promise<Posted> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    });
    const answer = await readAnswer(response);
    // A refusal never counts as a lead, whatever its body says.
    return { ok: true, answer: response.ok || !answer ? answer : { ...answer, lead_id: undefined } };
  } catch (error) {
    return { ok: false, message: failureWords(error, say) };
  }
}
