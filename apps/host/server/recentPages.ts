import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNotModified } from './notModified.ts';
import { etagOf, sendData } from './dataFile.ts';
import { chooseEncoding } from './encoding.ts';
import type { PageBody } from './pageBody.ts';
import { idHeader } from './requestIds.ts';
import { changesOfTags, vehicleOfPath, type SiteChange } from './siteChanges.ts';

/** A finished page as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders;
  /** 404 or 410 for an address without a page. @default 200 */
  status?: number;
  body: PageBody;
  /** The framework's data, where that is not in the page. @default it is */
  data?: PageBody | null;
  /** Slugs of the vehicles that it shows. */
  vehicles: ReadonlySet<string>;
}

/** A page that is being rendered. */
export interface PageUnderWay {
  /** Caches it, unless what it shows has changed since rendering started: it may contain old data. */
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
  /**
   * @param dataName name of the page whose data is to be sent. @default the page is
   * @returns false if it is not cached: the request is still to be answered
   */
  answer(key: string, request: IncomingMessage, response: ServerResponse, dataName?: string): boolean;
  /**
   * The same with a page whose lifetime is over, or that may lack what has changed elsewhere a moment ago, for when no
   * newer one can be rendered.
   */
  answerExpired(key: string, request: IncomingMessage, response: ServerResponse, dataName?: string): boolean;
  /** The same while somebody else already waits for the newer one. */
  answerMeanwhile(key: string, request: IncomingMessage, response: ServerResponse, dataName?: string): boolean;
  /**
   * Invalidates pages by the tags of what has changed. Where some vehicles have, the pages that show one of them are
   * deleted, those of other vehicles stay, and all others are rendered anew when they are next requested.
   */
  invalidate(tags: readonly string[]): void;
  /** How many pages are kept, and about how many bytes they take. */
  kept(): { pages: number; bytes: number };
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
  /** Since when vehicles that it does not show, but might, have changed. */
  outdated?: number;
}

/** For how long an outdated page is sent where no newer one can be rendered, in milliseconds. */
const longestOutdatedMs = 60_000;
/** For how long it is sent to others while somebody waits for the newer one. */
const meanwhileMs = 10_000;
/** Changes of a site that are remembered for its pages under way. */
const rememberedChanges = 20;

/** Share of the size that is for pages which were requested only once. */
const onceShare = 0.25;

const perPage = [
  idHeader,
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
];
const siteOf = (key: string): string => key.split(' ', 1)[0] ?? '';
const pathOf = (key: string): string => key.slice(siteOf(key).length + 1);
/** Whether a page shows one of the vehicles that have changed, or is its own. */
const shows = (key: string, vehicles: ReadonlySet<string>, change: SiteChange): boolean =>
  change === 'everything' ||
  change.has(vehicleOfPath(pathOf(key)) ?? '') ||
  [...change].some((slug) => vehicles.has(slug));
const sizeOf = ({ page }: Kept): number => page.body.maxBytes + (page.data?.maxBytes ?? 0) + 4_096;
const keptPages = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize: Math.floor(maxSize), sizeCalculation: sizeOf });

/**
 * Cache of finished pages that are the same for everybody, so that a rush on one page renders it once. A page that is
 * requested again no longer shares its place with pages that were requested once: a machine that asks for every page
 * there is evicts only those.
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
  /** How often a site has changed, and the newest changes. */
  const changed = new Map<string, { times: number; newest: SiteChange[] }>();
  const timesOf = (key: string) => changed.get(siteOf(key))?.times ?? 0;

  /** Whether a page that was begun after so many changes may contain old data. */
  function isOld(key: string, vehicles: ReadonlySet<string>, before: number): boolean {
    const since = timesOf(key) - before;
    if (since === 0) return false;
    // Of a page that may show any vehicle it is not known what it lacks.
    if (since > rememberedChanges || vehicleOfPath(pathOf(key)) === null) return true;
    return (changed.get(siteOf(key))?.newest ?? []).slice(-since).some((change) => shows(key, vehicles, change));
  }

  async function send(page: SentPage, request: IncomingMessage, to: ServerResponse, dataName?: string) {
    const { headers, status = 200, body, data = null } = page;
    if (dataName !== undefined) return sendData(request, to, data, headers['etag'] === etagOf(dataName));
    if (status === 200 && isNotModified(request.headers['if-none-match'], headers['etag']))
      return void to.writeHead(304, headers).end();
    const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
    // The first client may have accepted another encoding: a crawler, or a health check.
    const packed = body.known(encoding) ?? (await body.as(encoding));
    const sent = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    to.writeHead(status, { ...headers, ...sent, 'content-length': packed.length }).end(packed);
    // A page that was requested again pays for the slowest compression, where nobody waits for a page meanwhile.
    if (encoding === 'br' && status === 200 && making.size === 0) body.packSmallest();
  }

  type To = [request: IncomingMessage, response: ServerResponse, dataName?: string];
  function sendOr(found: Kept | undefined, ...to: To): boolean {
    if (found) send(found.page, ...to).catch(() => to[1].destroy());
    return found !== undefined;
  }

  return {
    begin(key) {
      const before = timesOf(key);
      let over: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => (over = resolve));
      if (!making.has(key)) making.set(key, mine);
      return {
        keep(page, lifetimeMs = usual) {
          if (isOld(key, page.vehicles, before)) return;
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
    answer(key, ...to) {
      const found = find(key);
      const isGood = found && found.until >= now() && found.outdated === undefined;
      return sendOr(isGood ? found : undefined, ...to);
    },
    answerExpired(key, ...to) {
      const found = find(key);
      const isUsable = found && now() - (found.outdated ?? now()) <= longestOutdatedMs;
      return sendOr(isUsable ? found : undefined, ...to);
    },
    answerMeanwhile(key, ...to) {
      const found = making.has(key) ? find(key) : undefined;
      const isUsable = found && now() - (found.outdated ?? found.until) <= meanwhileMs;
      return sendOr(isUsable ? found : undefined, ...to);
    },
    kept: () => ({ pages: once.size + again.size, bytes: once.calculatedSize + again.calculatedSize }),
    invalidate(tags) {
      const changes = changesOfTags(tags);
      for (const [site, change] of changes) {
        const { times, newest } = changed.get(site) ?? { times: 0, newest: [] };
        changed.set(site, { times: times + 1, newest: [...newest, change].slice(-rememberedChanges) });
      }
      for (const kept of [once, again])
        for (const [key, page] of [...kept.entries()]) {
          const change = changes.get(siteOf(key));
          if (change === undefined) continue;
          if (shows(key, page.page.vehicles, change)) kept.delete(key);
          else if (vehicleOfPath(pathOf(key)) === null) page.outdated ??= now();
        }
    },
  };
}
