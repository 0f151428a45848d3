import { hostName } from '../src/site/request/hostName.ts';
import { forRequest, inSpan, type Config, type OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerContent, contentPath } from './answerContent.ts';
import { answerSearch } from './answerSearch.ts';
import { answerVendor, vendorOf } from './answerVendor.ts';
import { answerView, viewedVehicle } from './answerView.ts';
import { answerWebhook, webhookPath } from './answerWebhook.ts';
import { dataCallOf, sendData } from './dataFile.ts';
import { draftVisit } from './draftVisits.ts';
import { crossOriginAnswer } from './crossOrigin.ts';
import { awaySentence, retrySeconds } from './fallbackPage.ts';
import { dataNamed } from './finishedPages.ts';
import { answerIcon } from './icons/answerIcon.ts';
import type { FindIcon } from './icons/openIcons.ts';
import type { Operations } from './operations.ts';
import { idHeader, type RequestId } from './requestIds.ts';
import { isReadable, refusalOf, type Refusal } from './refusal.ts';
import { rulesPath, sendRules } from './pagesAhead.ts';
import type { FindRedirect } from './redirects.ts';
import { securityHeaders } from './secureHtml.ts';
import { failAnswer, sendPage, type PageParts } from './sendPage.ts';
import { serveStatic } from './staticFiles.ts';
import { isSentHere, type VisitorAddress } from './visitorAddress.ts';

export interface AnswerParts extends PageParts {
  platform: OpenedPlatform;
  demo: boolean;
  /** Who may read the demo's own pages. @default 'loopback' */
  demoPages?: Config['demoPages'];
  hostFolder: string;
  /** The build that is served. */
  buildFolder: string;
  addressOf: VisitorAddress;
  redirectAt: FindRedirect;
  findIcon: FindIcon;
  /** What operators ask, and what is counted for them. @default nothing */
  operations?: Operations;
  log: { error(facts: object, message: string): void };
  idOf: RequestId;
}

/** Removed before anything else reads them: client address and site are determined here. */
const onlyProxiesSay = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-middleware-subrequest',
  'x-action-forwarded',
];

/**
 * Set on every request that reaches the framework. After an action that redirects, or that another page has, it copies
 * the request's headers into one of its own, to the plain host instead of the site's: a request that brings this header
 * is answered with nothing. The browser then asks for the page itself.
 */
const handledHeader = 'x-forecourt-handled';

const plainHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host name of a request, without its port; null if it is missing, repeated or malformed. */
function hostOf(request: IncomingMessage): string | null {
  const hostHeaders = request.headersDistinct.host;
  return hostHeaders?.length === 1 ? hostName(hostHeaders[0]) : null;
}

const noSite: Refusal = { status: 404, headers: {}, message: 'There is no site at this address.' };

const unreadable: Refusal = { status: 404, headers: {}, message: 'There is nothing at this address.' };

const notHere: Refusal = {
  status: 404,
  headers: {},
  message: "The demo's own pages open on the machine that runs it. FORECOURT_DEMO_PAGES=everyone opens them to others.",
};

const away: Refusal = {
  status: 503,
  headers: { 'retry-after': String(retrySeconds.away) },
  message: awaySentence,
};

function refuse(response: ServerResponse, { status, headers, message }: Refusal, isCall = false): void {
  response.writeHead(status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // The body is not read.
    connection: 'close',
    ...securityHeaders,
    ...headers,
  });
  response.end(isCall ? JSON.stringify({ error: message }) : `${message}\n`);
}

/** No page has this address. */
const nothingHere = '/unknown';

/** Redirects from a former URL. A day is long enough for returning visitors, and short enough to correct a mistake. */
function redirectTo(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, {
    location: to,
    'cache-control': `max-age=${status === 301 ? 86_400 : 0}`,
    'content-length': 0,
    ...securityHeaders,
  });
  response.end();
}

async function sendPicture(platform: OpenedPlatform, path: string, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await platform.images.respond(path, String(request.headers.accept ?? ''));
  response.writeHead(status, { ...headers, 'content-length': body.length, 'x-content-type-options': 'nosniff' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Handles every request: rejects unknown hosts, answers files, pictures and searches itself, and passes the rest to the
 * pages.
 */
export function answer(parts: AnswerParts): RequestListener {
  const {
    platform,
    demo,
    demoPages = 'loopback',
    dev,
    hostFolder,
    buildFolder,
    addressOf,
    redirectAt,
    findIcon,
    operations,
    log,
    idOf,
  } = parts;

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Probes come by an address or any name.
    if (await operations?.answer(request, response)) return;
    if (request.headers[handledHeader] !== undefined) return refuse(response, noSite);
    const host = hostOf(request);
    if (host && platform.drafts.isPreviewHost(host) && platform.drafts.shown() === null) {
      const draft = draftVisit(platform.drafts, host, request, response);
      return draft ? platform.drafts.show(draft, () => route(request, response)) : undefined;
    }
    const site = host ? platform.sites.byHost(host) : null;
    operations?.requests.watch(request, response, site);
    // Absolute URLs as request targets are for proxies; the framework would redirect to wherever they point.
    if (!request.url?.startsWith('/')) return refuse(response, noSite);
    if (!isReadable(request.url)) {
      if (request.url.startsWith('/api/')) return refuse(response, unreadable, true);
      request.url = nothingHere;
    }
    const path = request.url.split('?')[0] ?? '/';
    // The payment stand-in calls as the provider does, but does not know a site's host name.
    if (path === webhookPath && (site || (demo && host === '127.0.0.1'))) {
      return answerWebhook(platform.reservations, request, response);
    }
    const vendor = demo && host ? vendorOf(host) : null;
    if (vendor) return answerVendor({ vendor, path, hostFolder }, request, response);
    const isOwnCall = path === '/internal/revalidate' && host === '127.0.0.1';
    if (!site && !isOwnCall && !(demo && host && plainHosts.has(host))) return refuse(response, noSite);
    if (!site && !isOwnCall && demoPages === 'loopback' && !isSentHere(request)) return refuse(response, notHere);
    const publicOrigin = site ? platform.sites.publicSite(site).origin : `http://${request.headers.host}`;
    const crossing = site && crossOriginAnswer({ request, path, publicOrigin, site });
    for (const [name, value] of Object.entries(crossing?.headers ?? {})) response.setHeader(name, value);
    if (crossing?.isPreflight) return void response.writeHead(204).end();
    const refusal =
      crossing?.refusal ?? refusalOf({ request, path, publicOrigin, isGuest: crossing?.isGuest ?? false, dev });
    if (refusal) return refuse(response, refusal, path.startsWith('/api/'));
    const address = addressOf(request);
    for (const name of onlyProxiesSay) delete request.headers[name];
    request.headers['x-forecourt-address'] = address;
    request.headers[handledHeader] = '1';
    if (path.startsWith('/_next/static/') && !dev) {
      if (await serveStatic(request, response, path.slice('/_next/static'.length), join(buildFolder, 'static'))) return;
    }
    if (path.startsWith('/fonts/') || path.startsWith('/assets/')) {
      if (await serveStatic(request, response, path, join(hostFolder, 'public'))) return;
    }
    if (demo && path.startsWith('/stand-in/')) {
      if (await serveStatic(request, response, path, join(hostFolder, 'public'))) return;
    }
    if (path === rulesPath) return sendRules(response);
    const icon = site ? await findIcon(platform.sites.publicSite(site), path) : null;
    if (icon) return answerIcon(icon, request, response);
    if (path.startsWith('/media/')) return sendPicture(platform, path.slice('/media/'.length), request, response);
    if (path === contentPath || path.startsWith(`${contentPath}/`)) {
      return answerContent(platform, { site, request, response });
    }
    if (site && path.startsWith('/api/search/')) return answerSearch(platform, site, { request, response, address });
    const viewed = site && viewedVehicle(path);
    if (site && viewed !== null) return answerView(platform, site, { request, response, address, slug: viewed });
    const dataCall = site && dataCallOf(request.url, parts.dataFolder);
    if (dataCall === 'unknown') return sendData(request, response, null, false);
    const dataName = dataCall?.name;
    if (dataCall) {
      const data = dataNamed(dataCall.name);
      if (data) return sendData(request, response, data, true);
      request.url = dataCall.page;
    }
    const former = site ? redirectAt(site, request) : null;
    if (former && dataCall) return sendData(request, response, null, false);
    if (former?.to) return redirectTo(response, former.status, former.to);
    if (former) request.url = nothingHere;
    await sendPage(parts, { site, request, response, isGone: former !== null, dataName });
  }

  return (request, response) => {
    const id = idOf(request);
    response.setHeader(idHeader, id);
    const closed = new Promise((resolve) => response.once('close', resolve));
    const work = (): Promise<unknown> =>
      route(request, response)
        .catch((fault: unknown) => {
          // Logged without the query, which may contain personal data.
          const path = request.url?.split('?')[0];
          log.error({ method: request.method, path, err: fault }, 'A request failed');
          if (path?.startsWith('/api/') && !response.headersSent) return refuse(response, away, true);
          failAnswer(response);
        })
        .then(() => closed);
    void forRequest(id, () => inSpan('request', {}, work));
  };
}
