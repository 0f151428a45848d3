import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNotModified } from './notModified.ts';
import { chooseEncoding, encode, packSmallest, type Encoding } from './encoding.ts';

/** A finished page as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Compressed forms, filled on demand. */
  bodies: Map<Encoding, Buffer>;
  /** Whether it is requested often enough for the slowest, smallest compression. @default true */
  isPopular?: boolean;
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
  /** Invalidates the pages of these sites. */
  invalidate(sites: Iterable<string>): void;
}

export interface RecentPagesOptions {
  /** Default lifetime of a page in milliseconds. @default 1_000 */
  lifetimeMs?: number;
  /** Maximum size of all pages in bytes. The least recently used page is evicted first. @default 96 MB */
  maxBytes?: number;
}

const perPage = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];
const siteOf = (key: string): string => key.split(' ', 1)[0] ?? '';
/** Estimated bytes of a page with its compressed forms, relative to its plain text. */
const sizeOf = ({ page }: { page: SentPage }): number => Math.ceil(page.body.length * 1.4) + 4_096;

/**
 * Cache of finished pages that are the same for everybody. Those that the framework stores too are cached for a second,
 * so that a rush on one page renders it once; those that it renders for each request for as long as their sender says.
 * All are invalidated when something changes, so nothing is shown for longer than without this cache.
 */
export function openRecentPages(
  now: () => number,
  { lifetimeMs: usual = 1_000, maxBytes = 96 * 1_024 * 1_024 }: RecentPagesOptions = {},
): RecentPages {
  const kept = new LRUCache<string, { page: SentPage; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  const making = new Map<string, Promise<void>>();
  /** How often the pages of a site were invalidated. */
  const changes = new Map<string, number>();
  const changesOf = (key: string) => changes.get(siteOf(key)) ?? 0;
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
          kept.set(key, { page: { ...page, headers }, until: now() + lifetimeMs });
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
      const found = kept.get(key);
      if (!found || found.until < now()) return false;
      const { headers, body, bodies } = found.page;
      if (isNotModified(request.headers['if-none-match'], headers['etag'])) {
        response.writeHead(304, headers).end();
        return true;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
      const known = bodies.get(encoding);
      const packed = known ?? encode(body, encoding);
      bodies.set(encoding, packed);
      // The first client may have accepted another encoding: a crawler, or a health check.
      if (!known && encoding === 'br' && found.page.isPopular !== false) void packSmallest(body, bodies);
      const sent = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      response.writeHead(200, { ...headers, ...sent, 'content-length': packed.length }).end(packed);
      return true;
    },
    invalidate(sites) {
      const gone = new Set(sites);
      for (const site of gone) changes.set(site, (changes.get(site) ?? 0) + 1);
      for (const key of [...kept.keys()]) if (gone.has(siteOf(key))) kept.delete(key);
    },
  };
}
