/** The server signs when a form was begun: `{milliseconds since 1970 in base 36}.{id}.{signature}`. */
export function startedMs(startedAt: string): number {
  return Number.parseInt(startedAt.split('.')[0] ?? '', 36);
}

/** A form that lay open for longer asks for a new time before it is sent. Well within what the server takes. */
const freshForMs = 12 * 3_600_000;

export function isFreshStart(startedAt: string, nowMs: number): boolean {
  return startedAt !== '' && nowMs - startedMs(startedAt) < freshForMs;
}
