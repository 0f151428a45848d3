/** Headers of a request that say where it comes from. */
export interface RequestOrigin {
  /** Value of the Origin header; a client that sends none is not a browser, or has no cookies of ours. */
  origin: string | null;
  /** Host and port that the request was sent to. */
  host: string;
}

/**
 * Whether a state change was requested by the site's own pages: those of the public address, or of the host that the
 * request was sent to, over the scheme of the public address. A page loaded without encryption may have been altered on
 * the way, so it counts as foreign for a site that uses HTTPS.
 * @param publicOrigin of the site
 * @example isOwnOrigin({ origin: 'http://a.example', host: 'a.example' }, 'https://a.example') // false
 */
export function isOwnOrigin({ origin, host }: RequestOrigin, publicOrigin: string): boolean {
  if (origin === null) return true;
  const own = new URL(publicOrigin);
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  const isName = URL.canParse(`${own.protocol}//${host}`);
  const sentTo = isName ? new URL(`${own.protocol}//${host}`).origin : null;
  return sender.origin !== 'null' && (sender.origin === own.origin || sender.origin === sentTo);
}
