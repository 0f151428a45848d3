/** A visitor's answer to the question of a site for the companies that need consent. */
export type ConsentChoice = 'granted' | 'denied';

/** Days after which a visitor is asked again. */
export const consentDays = 365;

/** Who an answer was for that names nobody: it was written when there was only this one. */
const first = ['Google Analytics'];

/** What is written on the visitor's device. @param companies who the answer was for */
export const consentRecord = (
  choice: ConsentChoice,
  now: Date,
  companies: readonly string[] = first,
): { choice: ConsentChoice; at: string; companies: readonly string[] } => ({
  choice,
  at: now.toISOString(),
  companies,
});

/**
 * The valid consent, or null: there is none, it is unreadable, it was given more than a year ago, or a yes was not for
 * all of the companies that the site has by now.
 */
export function readConsent(stored: unknown, now: Date, companies: readonly string[] = first): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { choice, at, companies: asked = first } = stored as { choice?: unknown; at?: unknown; companies?: unknown };
  if (choice !== 'granted' && choice !== 'denied') return null;
  if (!Array.isArray(asked)) return null;
  if (choice === 'granted' && companies.some((one) => !asked.includes(one))) return null;
  const age = now.getTime() - Date.parse(String(at));
  // A clock that was set back since makes no answer older than it is.
  return Number.isFinite(age) && age < consentDays * 86_400_000 ? choice : null;
}
