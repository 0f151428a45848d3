import type { Site } from '@forecourt/domain';
import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../src/site/request/ownOrigin.ts';
import type { Refusal } from './refusal.ts';

/** Addresses that pages of other websites may ask, where the site lists their origin. */
const openAddresses: readonly { matches: (path: string) => boolean; methods: string }[] = [
  { matches: (path) => path.startsWith('/api/search/'), methods: 'GET, POST' },
  { matches: (path) => path === '/api/leads', methods: 'GET, POST' },
  { matches: (path) => path === '/api/appointments' || path === '/api/site', methods: 'GET' },
];

/** Headers that a browser asks about before it sends them. */
const allowedHeaders = 'content-type, x-algolia-api-key, x-algolia-application-id';
/** Seconds for which a browser remembers the answer to that. */
const preflightSeconds = '600';

export interface CrossOriginAnswer {
  /** The request comes from a page whose origin the site lists. */
  isGuest: boolean;
  /** The browser asks what it may send: the headers are the whole answer. */
  isPreflight: boolean;
  refusal: Refusal | null;
  headers: Record<string, string>;
}

export interface CrossOriginAsked {
  request: Pick<IncomingMessage, 'method' | 'headers'>;
  path: string;
  /** Public origin of the requested site. */
  publicOrigin: string;
  site: Pick<Site, 'allowedOrigins'>;
}

/**
 * How a page of another website is answered at an address that may be open to it: with its origin by name and never
 * with cookies, or with a refusal that says what would allow it. Null for other addresses.
 */
export function crossOriginAnswer({ request, path, publicOrigin, site }: CrossOriginAsked): CrossOriginAnswer | null {
  const open = openAddresses.find(({ matches }) => matches(path));
  if (!open) return null;
  const { method, headers: given } = request;
  const { origin } = given;
  // Answers differ by origin, also to those who send none: a cache must not give one to the other.
  const headers: Record<string, string> = { vary: 'Origin' };
  const own = { isGuest: false, isPreflight: false, refusal: null, headers };
  const host = given.host ?? '';
  // A page that was loaded from this very host without the site's encryption is none of another website: whether it may
  // change something is for `refusal.ts` to say.
  const isSameHost = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (origin === undefined || isSameHost || isOwnOrigin({ origin, host }, publicOrigin)) return own;
  if (!site.allowedOrigins.includes(origin)) {
    const message = `This site takes no requests from pages of ${origin}. Its file can allow them: "allowedOrigins": ["${origin}"].`;
    return { ...own, refusal: { status: 403, headers, message } };
  }
  headers['access-control-allow-origin'] = origin;
  const isPreflight = method === 'OPTIONS' && given['access-control-request-method'] !== undefined;
  if (isPreflight) {
    headers['access-control-allow-methods'] = open.methods;
    headers['access-control-allow-headers'] = allowedHeaders;
    headers['access-control-max-age'] = preflightSeconds;
  }
  return { ...own, isGuest: true, isPreflight };
}
