/** Time at which a form was begun, signed by the server: `{milliseconds since 1970 in base 36}.{id}.{signature}`. */
export function startedMs(startedAt: string): number {
  return Number.parseInt(startedAt.split('.')[0] ?? '', 36);
}

/**
 * Maximum age in milliseconds of that time in the browser, before a new one is fetched. Well within what the server
 * accepts.
 */
const freshForMs = 12 * 3_600_000;

export function isFreshStart(startedAt: string, nowMs: number): boolean {
  return startedAt !== '' && nowMs - startedMs(startedAt) < freshForMs;
}
