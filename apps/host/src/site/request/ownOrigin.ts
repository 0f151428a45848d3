/** The rest of a request that says where it comes from. */
export interface RequestOrigin {
  /** Header of this name; a client without it is no browser, or has no cookies of ours to lend. */
  origin: string | null;
  /** The name and port it was sent to. */
  host: string;
}

/**
 * Whether a change of state is asked for by the site's own pages: those of the public address, or of the name that the
 * request was sent to, over the connection that the public address promises. A page read without encryption may have been
 * written by anybody on the way, so it is foreign to a site that has it.
 * @param publicOrigin of the site
 * @example isOwnOrigin({ origin: 'http://a.example', host: 'a.example' }, 'https://a.example') // false
 */
export function isOwnOrigin({ origin, host }: RequestOrigin, publicOrigin: string): boolean {
  if (origin === null) return true;
  const own = new URL(publicOrigin);
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const isName = URL.canParse(`${own.protocol}//${host}`);
  const sentTo = isName ? new URL(`${own.protocol}//${host}`).origin : null;
  return given.origin !== 'null' && (given.origin === own.origin || given.origin === sentTo);
}
