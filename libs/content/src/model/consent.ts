/** What a visitor answered when asked whether somebody else may count the visit. */
export type ConsentChoice = 'granted' | 'denied';

/** Days after which a visitor is asked again. */
export const consentDays = 365;

/** What is written on the visitor's device. */
export const consentText = (choice: ConsentChoice, now: Date): string =>
  JSON.stringify({ choice, at: now.toISOString() });

/** The answer that still counts, or null: there is none, it is unreadable, or it was given more than a year ago. */
export function readConsent(stored: string | null, now: Date): ConsentChoice | null {
  if (stored === null) return null;
  try {
    const { choice, at } = (JSON.parse(stored) ?? {}) as { choice?: unknown; at?: unknown };
    if (choice !== 'granted' && choice !== 'denied') return null;
    const age = now.getTime() - Date.parse(String(at));
    // A clock that was set back since makes no answer older than it is.
    return Number.isFinite(age) && age < consentDays * 86_400_000 ? choice : null;
  } catch {
    return null;
  }
}
