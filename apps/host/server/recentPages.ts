import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNotModified } from './notModified.ts';
import { chooseEncoding, encode, type Encoding } from './encoding.ts';

/** A finished page as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The same, packed; filled as it is asked for. */
  bodies: Map<Encoding, Buffer>;
}

export interface RecentPages {
  keep(key: string, page: SentPage): void;
  /** @returns false where nothing is kept: the request is still to be answered */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Stock has changed. */
  clear(): void;
}

const perPage = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];

/**
 * Pages that are the same for everybody, for a second after they were made: a rush on one page costs one page. They are
 * let go when stock changes, so nothing is shown for longer than without. A page's key is its site and its stored name.
 */
export function openRecentPages(now: () => number, keptMs = 1_000, max = 500): RecentPages {
  const kept = new LRUCache<string, { page: SentPage; until: number }>({ max });
  return {
    keep(key, page) {
      const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !perPage.includes(name)));
      kept.set(key, { page: { ...page, headers }, until: now() + keptMs });
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
      const packed = bodies.get(encoding) ?? encode(body, encoding);
      bodies.set(encoding, packed);
      const sent = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      response.writeHead(200, { ...headers, ...sent, 'content-length': packed.length }).end(packed);
      return true;
    },
    clear: () => kept.clear(),
  };
}
