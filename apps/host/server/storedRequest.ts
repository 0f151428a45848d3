import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  computeCacheBustingSearchParam as longHash,
  computeLegacyCacheBustingSearchParam as shortHash,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

/** Headers by which the framework's client requests a part of a page; the first marks such a request. */
const part = 'rsc';
const [prefetch, segment, tree, from] = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;
/** The two that select the part. The others say which page the visitor is on. */
const whichPart = [part, prefetch, segment] as const;
const query = '_rsc';

type Hash = typeof longHash | typeof shortHash;
const hashWith = <Of extends Hash>(hash: Of, headers: IncomingHttpHeaders): ReturnType<Of> => {
  const [one, two, three, four] = [prefetch, segment, tree, from].map((name) => headers[name]?.toString());
  return hash(one as '1' | undefined, two, three, four) as ReturnType<Of>;
};

const isPart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[part] === '1';

/** Whether a stored page is requested whole, as by browsers and search engines. */
export const asksWholePage = (request: Pick<IncomingMessage, 'headers'>): boolean => !isPart(request);

/**
 * Redirect target for a request of a page part whose URL lacks the hash of its headers; null if it is right. Without it
 * a cache in front of the host would store the part under the page's address, or one part for another.
 */
export async function partAddress({ headers, url = '/' }: IncomingMessage): Promise<string | null> {
  if (!isPart({ headers })) return null;
  const { pathname, searchParams, search } = new URL(`http://localhost${url}`);
  const hash = await hashWith(longHash, headers);
  // Browsers send the longer one over HTTPS only.
  if ([hash, hashWith(shortHash, headers)].some((one) => one === searchParams.get(query))) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair !== query && !pair.startsWith(`${query}=`));
  return `${pathname}?${[...others, hash ? `${query}=${hash}` : query].join('&')}`;
}

/**
 * Removes everything of the visitor from a request: what remains is the page's name, the host's, and the requested part
 * of the page. The framework writes the address and some headers into the page that it renders; a page that is stored
 * and sent to others must contain only what is common to all.
 * @param path name of the page, as `StoredPath` tells it
 */
export function forgetVisitor(request: IncomingMessage, path: string): void {
  const { headers } = request;
  const kept: IncomingHttpHeaders = { host: headers.host };
  if (isPart(request)) for (const name of whichPart) if (headers[name] !== undefined) kept[name] = headers[name];
  request.url = path;
  request.headers = kept;
  request.rawHeaders = Object.entries(kept).flatMap(([name, value]) => [name, String(value)]);
}
