/** Letters of a reason that fit into a line. */
const maxLength = 200;

/** The root cause of an error in one line: Drizzle wraps the driver's error with its statement, and Node those of several addresses. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause) return reasonOf(cause);
  return (message || code || 'no reason given').replaceAll(/\s+/g, ' ').slice(0, maxLength);
}
