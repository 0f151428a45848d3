import type { IncomingMessage } from 'node:http';

/** The value of a cookie; null where the browser sends none of that name. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | null {
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return pairs.find(([each]) => each === name)?.[1] ?? null;
}
