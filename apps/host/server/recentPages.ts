import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNotModified } from './notModified.ts';
import { chooseEncoding, encode, packSmallest, type Encoding } from './encoding.ts';

/** A finished page as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The same, packed; filled as it is asked for. */
  bodies: Map<Encoding, Buffer>;
  /** Worth packing as small as it gets. @default true */
  isPopular?: boolean;
}

/** A page that is being made. */
export interface PageUnderWay {
  /** Keeps it, unless the site's pages have been let go since it was begun: it may stand on what was before. */
  keep(page: SentPage, lifetimeMs?: number): void;
  /** Nobody needs to wait for it any more. */
  end(): void;
}

/** A page's key is the name of its site, a space, and the page's stored name. */
export interface RecentPages {
  begin(key: string): PageUnderWay;
  /** Resolves when nobody is making that page: whoever waited looks for it again. */
  underWay(key: string): Promise<void>;
  /** @returns false where nothing is kept: the request is still to be answered */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Something has changed that pages of these sites stand on. */
  letGo(sites: Iterable<string>): void;
}

export interface RecentPagesOptions {
  /** Milliseconds for which a page is kept whose maker says nothing else. @default 1_000 */
  lifetimeMs?: number;
  /** Bytes of all pages together. The page that was asked for longest ago goes first. @default 96 MB */
  maxBytes?: number;
}

const perPage = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];
const siteOf = (key: string): string => key.split(' ', 1)[0] ?? '';
/** Of a page that is packed once or twice beside its plain text. */
const sizeOf = ({ page }: { page: SentPage }): number => Math.ceil(page.body.length * 1.4) + 4_096;

/**
 * Pages that are the same for everybody, as they were sent. Those that the framework stores too stand here for a second:
 * a rush on one page costs one page. Those that it makes for each request stand here for as long as their maker says.
 * All are let go when something changes, so nothing is shown for longer than without.
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
  /** How often the pages of a site were let go. */
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
      // Whoever came first may have taken it otherwise: a crawler, or a check of the machine.
      if (!known && encoding === 'br' && found.page.isPopular !== false) void packSmallest(body, bodies);
      const sent = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      response.writeHead(200, { ...headers, ...sent, 'content-length': packed.length }).end(packed);
      return true;
    },
    letGo(sites) {
      const gone = new Set(sites);
      for (const site of gone) changes.set(site, (changes.get(site) ?? 0) + 1);
      for (const key of [...kept.keys()]) if (gone.has(siteOf(key))) kept.delete(key);
    },
  };
}
