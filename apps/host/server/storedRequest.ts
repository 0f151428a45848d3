import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { computeCacheBustingSearchParam as hashOf } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

/** By these the framework's own client asks for a part of a page; the first says that it does. */
const part = 'rsc';
const [prefetch, segment, tree, from] = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;
/** Of these, the two that say which part. The others say where the visitor is. */
const whichPart = [part, prefetch, segment] as const;
const query = '_rsc';

type PartHash = (headers: IncomingHttpHeaders) => Promise<string>;
const partHash: PartHash = (headers) => {
  const [one, two, three, four] = [prefetch, segment, tree, from].map((name) => headers[name]?.toString());
  return hashOf(one as '1' | undefined, two, three, four);
};

const isPart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[part] === '1';

/** Whether a stored page is asked for as a whole, as browsers, readers and search engines do. */
export const asksWholePage = (request: Pick<IncomingMessage, 'headers'>): boolean => !isPart(request);

/**
 * Where a request for a part of a page is sent that does not carry the hash of its own headers; null where all is well.
 * Without it a cache in front of the host would keep the part under the address of the page.
 */
export async function partAddress({ headers, url = '/' }: IncomingMessage): Promise<string | null> {
  if (!isPart({ headers })) return null;
  const { pathname, searchParams, search } = new URL(`http://localhost${url}`);
  const hash = await partHash(headers);
  if (searchParams.get(query) === hash) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair !== query && !pair.startsWith(`${query}=`));
  return `${pathname}?${[...others, hash ? `${query}=${hash}` : query].join('&')}`;
}

/**
 * Takes everything out of a request that is the visitor's: what is left is the page's name, the host's, and which part
 * of the page is asked for. The framework writes the query, and some headers, into the page that it makes; a page that is
 * kept and sent to others is made of nothing but what they have in common.
 * @param path name of the page, as `StoredPath` tells it
 */
export async function forgetVisitor(request: IncomingMessage, path: string): Promise<void> {
  const { headers } = request;
  const kept: IncomingHttpHeaders = { host: headers.host };
  if (isPart(request)) for (const name of whichPart) if (headers[name] !== undefined) kept[name] = headers[name];
  request.url = isPart(request) ? `${path}?${query}=${await partHash(kept)}` : path;
  request.headers = kept;
  request.rawHeaders = Object.entries(kept).flatMap(([name, value]) => [name, String(value)]);
}
