import type { IncomingMessage } from 'node:http';

/** The value of a cookie, which may have `=` in it; null where the browser sends none of that name. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
