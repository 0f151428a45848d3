import type { Site } from '@forecourt/domain';
import type { OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PageOrigins } from './contentPolicy.ts';
import { answerSearch } from './answerSearch.ts';
import { answerWebhook, webhookPath } from './answerWebhook.ts';
import { originsOf } from './originsOf.ts';
import type { RecentPages } from './recentPages.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { secureHtml, securityHeaders } from './secureHtml.ts';
import { serveStatic } from './staticFiles.ts';
import { asksWholePage, forgetVisitor, partAddress } from './storedRequest.ts';
import type { StoredPath } from './storedRoutes.ts';
import type { VisitorAddress } from './visitorAddress.ts';

export interface AnswerParts {
  platform: OpenedPlatform;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  demo: boolean;
  dev: boolean;
  hostFolder: string;
  origins: PageOrigins;
  recent: RecentPages;
  addressOf: VisitorAddress;
  storedPath: StoredPath;
}

/** Nothing behind this file reads them: who asks, and for which site, is settled here. */
const onlyProxiesSay = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-middleware-subrequest',
];

const plainHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The one host name of a request, without its port; null for none, several or a malformed one. */
function hostOf(request: IncomingMessage): string | null {
  const given = request.headersDistinct.host;
  if (given?.length !== 1) return null;
  const host = (given[0] ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return /^[a-z0-9.-]+$|^\[::1\]$/.test(host) ? host : null;
}

const noSite: Refusal = { status: 404, headers: {}, message: 'There is no site at this address.' };

function refuse(response: ServerResponse, { status, headers, message }: Refusal, isCall = false): void {
  response.writeHead(status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // What was sent along is not read.
    connection: 'close',
    ...securityHeaders,
    ...headers,
  });
  response.end(isCall ? JSON.stringify({ error: message }) : `${message}\n`);
}

async function sendPicture(platform: OpenedPlatform, path: string, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await platform.images.respond(path, String(request.headers.accept ?? ''));
  response.writeHead(status, { ...headers, 'content-length': body.length, 'x-content-type-options': 'nosniff' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Everything that comes in: unknown hosts out, files, pictures and search at once, the rest to the pages. */
export function answer(parts: AnswerParts): RequestListener {
  const { platform, handle, demo, dev, hostFolder, origins, recent, addressOf, storedPath } = parts;

  /** A page of a site. What is kept for others is made without anything of the visitor who happens to come first. */
  async function sendPage(site: Site | null, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // A page answers HEAD as it answers GET, status and length included; the response sends no body either way.
    if (request.method === 'HEAD') request.method = 'GET';
    const stored = site && !dev && request.method === 'GET' ? storedPath(site, request.url ?? '/') : null;
    const key = stored !== null && asksWholePage(request) ? `${site?.slug} ${stored}` : null;
    if (key && recent.answer(key, request, response)) return;
    secureHtml(request, response, {
      dev,
      origins: originsOf(site, origins),
      ...(key && { onShared: (page) => recent.keep(key, page) }),
    });
    if (stored !== null) {
      const moved = await partAddress(request);
      if (moved) return void response.writeHead(307, { location: moved, 'cache-control': 'no-store' }).end();
      await forgetVisitor(request, stored);
    }
    await handle(request, response);
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = hostOf(request);
    const site = host ? platform.sites.byHost(host) : null;
    // A whole address in place of a path is for proxies; the framework would lead to wherever it says.
    if (!request.url?.startsWith('/')) return refuse(response, noSite);
    const path = request.url.split('?')[0] ?? '/';
    // The stand-in of the payment provider calls as the provider does, but knows no site's name.
    if (path === webhookPath && (site || (demo && host === '127.0.0.1'))) {
      return answerWebhook(platform.reservations, request, response);
    }
    const isOwnCall = path === '/internal/revalidate' && host === '127.0.0.1';
    if (!site && !isOwnCall && !(demo && host && plainHosts.has(host))) return refuse(response, noSite);
    const publicOrigin = site ? platform.sites.publicSite(site).origin : `http://${request.headers.host}`;
    const refusal = refusalOf({ request, path, publicOrigin, dev });
    if (refusal) return refuse(response, refusal, path.startsWith('/api/'));
    const address = addressOf(request);
    for (const name of onlyProxiesSay) delete request.headers[name];
    request.headers['x-forecourt-address'] = address;
    if (path.startsWith('/_next/static/') && !dev) {
      if (await serveStatic(request, response, path.slice('/_next/static'.length), join(hostFolder, '.next/static')))
        return;
    }
    if (path.startsWith('/fonts/') || path.startsWith('/assets/')) {
      if (await serveStatic(request, response, path, join(hostFolder, 'public'))) return;
    }
    if (path.startsWith('/media/')) return sendPicture(platform, path.slice('/media/'.length), request, response);
    if (site && path.startsWith('/api/search/')) return answerSearch(platform, site, { request, response, address });
    await sendPage(site, request, response);
  }

  return (request, response) => {
    route(request, response).catch((fault: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, fault);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Something went wrong on our side. Please try again in a moment.\n');
    });
  };
}
