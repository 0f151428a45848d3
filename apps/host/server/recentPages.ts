import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNotModified } from './notModified.ts';
import { chooseEncoding, encodeBeside, packSmallest, type Encoding } from './encoding.ts';

/** A finished page as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders;
  /** 404 or 410 for an address without a page. @default 200 */
  status?: number;
  body: Buffer;
  /** Compressed forms, filled on demand. */
  bodies: Map<Encoding, Buffer>;
}

/** A page that is being rendered. */
export interface PageUnderWay {
  /** Caches it, unless the site's pages have been invalidated since rendering started: it may contain old data. */
  keep(page: SentPage, lifetimeMs?: number): void;
  /** Releases the requests that wait for it. */
  end(): void;
}

/** A page's key is the name of its site, a space, and the page's stored name. */
export interface RecentPages {
  begin(key: string): PageUnderWay;
  /** Resolves when nobody is rendering that page: waiting requests then look in the cache again. */
  underWay(key: string): Promise<void>;
  /** The pages of these sites that are being rendered now, each resolving when it has been. */
  underWayOf(sites: Iterable<string>): Promise<void>[];
  /** @returns false if it is not cached: the request is still to be answered */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** The same with a page whose lifetime is over, for when no newer one can be rendered. */
  answerExpired(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Invalidates the pages of these sites. */
  invalidate(sites: Iterable<string>): void;
}

export interface RecentPagesOptions {
  /** Default lifetime of a page in milliseconds. @default 300_000 */
  lifetimeMs?: number;
  /** Maximum size of all pages in bytes. @default 96 MB */
  maxBytes?: number;
}

interface Kept {
  page: SentPage;
  until: number;
}

/** Share of the size that is for pages which were requested only once. */
const onceShare = 0.25;

const perPage = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];
const siteOf = (key: string): string => key.split(' ', 1)[0] ?? '';
/** Estimated bytes of a page with its compressed forms, relative to its plain text. */
const sizeOf = ({ page }: Kept): number => Math.ceil(page.body.length * 1.4) + 4_096;
const keptPages = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize: Math.floor(maxSize), sizeCalculation: sizeOf });

/**
 * Cache of finished pages that are the same for everybody, so that a rush on one page renders it once. All pages of a
 * site are invalidated when something of it changes. A page that is requested again no longer shares its place with
 * pages that were requested once: a machine that asks for every page there is evicts only those.
 */
export function openRecentPages(
  now: () => number,
  { lifetimeMs: usual = 300_000, maxBytes = 96 * 1_024 * 1_024 }: RecentPagesOptions = {},
): RecentPages {
  const once = keptPages(maxBytes * onceShare);
  const again = keptPages(maxBytes * (1 - onceShare));
  const find = (key: string): Kept | undefined => {
    const first = once.get(key);
    if (!first) return again.get(key);
    once.delete(key);
    again.set(key, first);
    return first;
  };
  const keep = (key: string, page: Kept): void => void (again.has(key) ? again : once).set(key, page);
  const making = new Map<string, Promise<void>>();
  /** How often the pages of a site were invalidated. */
  const changes = new Map<string, number>();
  const changesOf = (key: string) => changes.get(siteOf(key)) ?? 0;

  async function send({ headers, status = 200, body, bodies }: SentPage, request: IncomingMessage, to: ServerResponse) {
    if (status === 200 && isNotModified(request.headers['if-none-match'], headers['etag']))
      return void to.writeHead(304, headers).end();
    const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
    // The first client may have accepted another encoding: a crawler, or a health check.
    const packed = bodies.get(encoding) ?? (await encodeBeside(body, encoding));
    if (!bodies.has(encoding)) bodies.set(encoding, packed);
    const sent = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    to.writeHead(status, { ...headers, ...sent, 'content-length': packed.length }).end(packed);
    // A page that was requested again pays for the slowest compression, where nobody waits for a page meanwhile.
    if (encoding === 'br' && status === 200 && making.size === 0) packSmallest(body, bodies);
  }

  function sendOr(found: Kept | undefined, request: IncomingMessage, response: ServerResponse): boolean {
    if (found) send(found.page, request, response).catch(() => response.destroy());
    return found !== undefined;
  }

  return {
    begin(key) {
      const before = changesOf(key);
      let over: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => (over = resolve));
      if (!making.has(key)) making.set(key, mine);
      return {
        keep(page, lifetimeMs = usual) {
          if (changesOf(key) !== before) return;
          const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !perPage.includes(name)));
          // As the framework says it of the pages that it stores.
          if (headers['x-nextjs-cache']) headers['x-nextjs-cache'] = 'HIT';
          keep(key, { page: { ...page, headers }, until: now() + lifetimeMs });
        },
        end() {
          if (making.get(key) === mine) making.delete(key);
          over();
        },
      };
    },
    underWay: (key) => making.get(key) ?? Promise.resolve(),
    underWayOf(sites) {
      const wanted = new Set(sites);
      return [...making].flatMap(([key, page]) => (wanted.has(siteOf(key)) ? [page] : []));
    },
    answer(key, request, response) {
      const found = find(key);
      return sendOr(found && found.until >= now() ? found : undefined, request, response);
    },
    answerExpired: (key, request, response) => sendOr(find(key), request, response),
    invalidate(sites) {
      const gone = new Set(sites);
      for (const site of gone) changes.set(site, (changes.get(site) ?? 0) + 1);
      for (const kept of [once, again]) for (const key of [...kept.keys()]) if (gone.has(siteOf(key))) kept.delete(key);
    },
  };
}
