import fc from 'fast-check';
import type { OwnHost } from './ownHost.ts';
import { withQuery, type StoredAddress } from './storedAddresses.ts';

/** Marks everything a visitor sends that must not reach others. */
export const secretWord = 'victim';

export interface NosyRequest {
  query: string;
  headers: Record<string, string>;
}

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/).map((text) => `${secretWord}${text}`);
const tree = word.map((text) =>
  encodeURIComponent(JSON.stringify(['', { children: [`${text}?{"email":"${text}"}`, {}] }, null, null])),
);
const personal = fc.record(
  {
    cookie: word.map((text) => `__Host-forecourt=${text}; __prerender_bypass=${text}`),
    'user-agent': word.map((text) => `Googlebot ${text}`),
    'accept-language': word,
    authorization: word,
    referer: word.map((text) => `https://mail.example/?${text}`),
    'content-security-policy': word.map((text) => `script-src 'nonce-${text}'`),
    'x-forwarded-host': word.map((text) => `${text}.example`),
    'x-forwarded-for': fc.constant('203.0.113.9'),
    'x-nextjs-data': fc.constant('1'),
    'x-middleware-prefetch': fc.constant('1'),
    'x-matched-path': word.map((text) => `/${text}`),
    'x-now-route-matches': word,
    'x-prerender-revalidate': word,
    'next-action': word,
    'if-none-match': word.map((text) => `"${text}"`),
    range: fc.constant('bytes=0-10'),
  },
  { requiredKeys: [] },
);
const part = fc.record(
  {
    rsc: fc.constant('1'),
    'next-router-state-tree': tree,
    'next-url': word.map((text) => `/${text}`),
    'next-router-prefetch': fc.constantFrom('1', '2', '3'),
    'next-router-segment-prefetch': fc.constantFrom('/_tree', '/children/__PAGE__'),
  },
  { requiredKeys: ['rsc'] },
);

/** A request with something of a visitor in its query and headers, of a browser or of the framework's own client. */
export const nosyRequest: fc.Arbitrary<NosyRequest> = fc
  .tuple(
    fc.dictionary(fc.constantFrom('email', '_rsc', 'q', 'nxtPslug', 'utm_source'), word),
    personal,
    fc.option(part),
  )
  .map(([query, headers, asked]) => ({
    query: new URLSearchParams({ email: `${secretWord}@mail.example`, ...query }).toString(),
    headers: { ...headers, ...(asked as Record<string, string> | null) } as Record<string, string>,
  }));

/** Sends it, and follows redirects to parts of a page. */
export async function sendNosy({ askSite }: OwnHost, { site, path }: StoredAddress, { query, headers }: NosyRequest) {
  const first = await askSite(site, withQuery(path, query), { headers });
  return first.status === 307 ? askSite(site, String(first.headers['location']), { headers }) : first;
}
