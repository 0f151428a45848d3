import type { Site } from '@forecourt/domain';
import { inSpan } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { watchAction } from './actionCalls.ts';
import { fallbackPage, type Absence } from './fallbackPage.ts';
import { sendData } from './dataFile.ts';
import type { FinishBeside } from './finishedPages.ts';
import type { PageOrigins } from './contentPolicy.ts';
import type { PageSource } from './metrics/requestMetrics.ts';
import type { UnoptimizedPages } from './metrics/unoptimizedPages.ts';
import { attemptStage, type ReportFailure } from './pageStages.ts';
import type { TakeTurn } from './pageTurns.ts';
import type { PageScripts } from './pageScripts.ts';
import { originsOf } from './originsOf.ts';
import { isAhead, refuseAhead } from './pagesAhead.ts';
import { refusePreview, type Previews } from './previews.ts';
import type { RecentPages } from './recentPages.ts';
import { secureHtml, securityHeaders } from './secureHtml.ts';
import { asksWholePage, forgetVisitor, partAddress } from './storedRequest.ts';
import type { RenderedPage, SearchFrames } from './searchFrames/openSearchFrames.ts';
import type { StoredPath } from './storedRoutes.ts';
import type { FirstStyles } from './styles/firstStyles.ts';

export interface PageParts {
  /** The framework. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  dev: boolean;
  origins: PageOrigins;
  recent: RecentPages;
  storedPath: StoredPath;
  previews: Previews;
  styleFirst: FirstStyles;
  /** Sources of the scripts within pages. @default as they are written */
  scripts?: PageScripts;
  /** Start of the addresses at which the data of stored pages is. @default it stays in the pages */
  dataFolder?: string;
  /** Finishes long pages on another thread. @default on this one */
  finishBeside?: FinishBeside;
  /** Keeps the cards of a page for others. @default not */
  readPage?: (page: Buffer) => Buffer;
  /** Draws searches into pages of the same list. @default every page is rendered as a whole */
  searchFrames?: SearchFrames;
  /** Waits for the turn to render a page that is stored. @default at once */
  takeTurn?: TakeTurn;
  /** Counts a page that is the same for everybody. @default nothing */
  countPage?: (from: PageSource) => void;
  /** Counts a page that is sent without a stage of its optimization. @default nothing */
  reportUnoptimized?: UnoptimizedPages['report'];
  /** Milliseconds after which a page is given up. @default 20_000 */
  longestWait?: number;
}

export interface PageCall {
  site: Site | null;
  request: IncomingMessage;
  response: ServerResponse;
  /** The page is gone: answered with 410. */
  isGone?: boolean;
  /** Name of the page whose data is to be sent. @default the page is */
  dataName?: string | undefined;
}

/**
 * Maximum lifetime of a page that the host stores. Content that depends on the time, such as opening hours, changes in
 * steps of the same length.
 */
const maxAgeSeconds = 300;

/** Milliseconds for which a page that is the same for everybody is kept. */
function lifetimeOf(response: ServerResponse): number {
  // The framework sends a page once more after its lifetime, while it renders it anew.
  if (response.getHeader('x-nextjs-cache') === 'STALE') return 1_000;
  const [, seconds = maxAgeSeconds] = /s-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  return Math.min(Number(seconds), maxAgeSeconds) * 1_000;
}

const noSitePage = '<!DOCTYPE html><title>Back in a moment</title><p>Something went wrong. Please try again.';

/** Ends a response that failed: with the fallback page of its site, which `secureHtml` puts in its place, or a sentence. */
export function failAnswer(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(noSitePage);
}

/** A page that is not rendered by the framework. */
function respondWith(response: ServerResponse, { status, headers, body }: RenderedPage): void {
  // It was given up meanwhile.
  if (response.headersSent || response.writableEnded) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}

/** Sends a page of a site. Shared pages are rendered without any data of the visitor who requests them first. */
export async function sendPage(parts: PageParts, call: PageCall): Promise<void> {
  const { site, request, response, isGone, dataName } = call;
  // Before anything writes another address into the request.
  const page = { site, url: request.url ?? '/' };
  const {
    handle,
    dev,
    origins,
    recent,
    storedPath,
    previews,
    styleFirst,
    scripts,
    dataFolder,
    finishBeside,
    readPage = (page) => page,
    searchFrames,
    takeTurn,
    countPage = () => undefined,
    reportUnoptimized,
    longestWait = 20_000,
  } = parts;
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  // A page answers HEAD like GET, status and length included; the response has no body either way.
  if (request.method === 'HEAD') request.method = 'GET';
  const isRead = request.method === 'GET' && !dev;
  const preview = site && request.method === 'GET' ? previews.of(site, request) : null;
  if (preview === 'over') return refusePreview(response);
  const isDraft = previews.isDraft();
  const stored = site && isRead && !isDraft ? storedPath(site, request.url ?? '/') : null;
  const isWhole = asksWholePage(request);
  const key = stored !== null && !preview && isWhole && !isGone ? `${site?.slug} ${stored.name}` : null;
  const isStoredByHost = key !== null && stored?.storedBy === 'host';
  // Only pages that are stored have data of their own.
  if (key === null && dataName !== undefined) return sendData(request, response, null, false);
  if (key !== null) {
    if (recent.answer(key, request, response, dataName)) return countPage('cache');
    if (recent.answerMeanwhile(key, request, response, dataName)) return countPage('meanwhile');
    await recent.underWay(key);
    if (recent.answer(key, request, response, dataName)) return countPage('cache');
  }
  const mayWait = !isAhead(request);
  // Only a page that is the same for everybody is made for somebody who may never open it.
  if (key === null && !mayWait) return refuseAhead(response);
  const moved = isRead ? await partAddress(request) : null;
  if (moved !== null) return void response.writeHead(307, { location: moved, 'cache-control': 'no-store' }).end();
  const making = key === null ? null : recent.begin(key);
  if (making) response.once('close', making.end);
  let why: Absence = 'away';
  let endTurn: (() => void) | null = null;
  if (stored !== null && takeTurn && !preview && (isWhole || stored.storedBy === 'host')) {
    endTurn = await inSpan('wait for a turn', {}, () => takeTurn({ mayWait }));
    // The client has disconnected meanwhile.
    if (response.closed) return endTurn?.();
    if (endTurn) {
      // Another request has rendered it meanwhile.
      if (key !== null && recent.answer(key, request, response, dataName)) {
        countPage('cache');
        return endTurn();
      }
      response.once('close', endTurn);
    } else if (key !== null && recent.answerExpired(key, request, response, dataName)) return countPage('expired');
    else if (mayWait) why = 'busy';
    else return refuseAhead(response);
  }
  const action = watchAction(request);
  const watched = site && isStoredByHost ? searchFrames?.watch(site.slug, stored.name) : undefined;
  const onFailure: ReportFailure = (failure) => reportUnoptimized?.(page, failure);
  secureHtml(request, response, {
    dev,
    origins: originsOf(site, origins),
    styleFirst,
    ...(scripts && { scripts }),
    ...(key !== null && dataFolder !== undefined && { dataFolder, dataName }),
    ...(finishBeside && { finishBeside }),
    onFailure,
    readPage: (rendered) => {
      const body = attemptStage('cards', () => readPage(rendered), rendered, onFailure);
      const { statusCode: status } = response;
      const watch = () => watched?.rendered({ status, headers: response.getHeaders(), body });
      attemptStage('searchTemplate', watch, undefined, onFailure);
      return body;
    },
    // Without a database no hidden number can be revealed, and nobody caches this page.
    ...((preview || isDraft) && { isPreview: true }),
    ...(isGone && { isGone }),
    away: () => (site ? fallbackPage(site, why) : noSitePage),
    why,
    ...(action && { action }),
    ...(endTurn && { onRendered: endTurn }),
    ...(making && { onShared: (page) => making.keep(page, lifetimeOf(response)) }),
    ...(isStoredByHost && { maxAgeSeconds }),
  });
  if (why === 'busy') {
    if (key !== null) countPage('busy');
    return failAnswer(response);
  }
  // A part of a page that the host stores is rendered for the client and not cached.
  if (stored !== null && (isWhole || stored.storedBy === 'framework')) forgetVisitor(request, stored.name);
  if (isRead) {
    // A data source may hang instead of failing.
    const late = setTimeout(() => failAnswer(response), longestWait).unref();
    response.on('close', () => clearTimeout(late));
  }
  const framed = site && isStoredByHost ? await searchFrames?.fill(site.slug, stored.name) : null;
  if (key !== null) countPage(framed ? 'framed' : 'made');
  if (framed) return respondWith(response, framed);
  const render = () => (action ? action.run(() => handle(request, response)) : handle(request, response));
  const make = () =>
    inSpan('make page', { 'forecourt.shared': key !== null }, () => (watched ? watched.run(render) : render()));
  await (preview || isDraft ? previews.make(preview, request, make) : make());
}
