/** A visitor's answer to the question for analytics consent. */
export type ConsentChoice = 'granted' | 'denied';

/** Days after which a visitor is asked again. */
export const consentDays = 365;

/** What is written on the visitor's device. */
export const consentRecord = (choice: ConsentChoice, now: Date): { choice: ConsentChoice; at: string } => ({
  choice,
  at: now.toISOString(),
});

/** The valid consent, or null: there is none, it is unreadable, or it was given more than a year ago. */
export function readConsent(stored: unknown, now: Date): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { choice, at } = stored as { choice?: unknown; at?: unknown };
  if (choice !== 'granted' && choice !== 'denied') return null;
  const age = now.getTime() - Date.parse(String(at));
  // A clock that was set back since makes no answer older than it is.
  return Number.isFinite(age) && age < consentDays * 86_400_000 ? choice : null;
}
