import { activeSpan, currentRequestId } from '@forecourt/platform';
import type { Site } from '@forecourt/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { kindOf, type RequestKind, type RouteName } from './routeNames.ts';

/** Where a page that is the same for everybody came from, or why it was not sent. */
export type PageSource = 'cache' | 'meanwhile' | 'expired' | 'made' | 'framed' | 'busy';

export type RequestLog = Pick<Logger, 'debug' | 'info' | 'warn'>;

/** What is written of a request: faults always, what changes something usually, what is read only when debugging. */
function levelOf(method: string, kind: RequestKind, status: number): keyof RequestLog {
  if (status >= 500) return 'warn';
  return method === 'GET' || method === 'HEAD' || kind === 'search' ? 'debug' : 'info';
}

export interface RequestMetrics {
  /** Counts and logs a request and its time, once it is answered. @param site null: a name that is no site's */
  watch(request: IncomingMessage, response: ServerResponse, site: Site | null): void;
  /** Counts a page that is the same for everybody. */
  countPage(from: PageSource): void;
}

/** Rate, errors and time of requests, by route and site. */
export function openRequestMetrics(registry: Registry, routeOf: RouteName, log?: RequestLog): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests that were answered, by site, kind, route and class of status.',
    labelNames: ['site', 'kind', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time until a request was answered, in seconds, by kind and route.',
    labelNames: ['kind', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  // By site with few buckets: a thousand sites by each route and bucket would be a million numbers.
  const siteSeconds = new Histogram({
    name: 'forecourt_site_request_seconds',
    help: 'Time until a request was answered, in seconds, by site and kind.',
    labelNames: ['site', 'kind'],
    buckets: [0.05, 0.25, 1, 5],
    registers,
  });
  const running = new Gauge({
    name: 'forecourt_requests_running',
    help: 'Requests that wait for their answer.',
    registers,
  });
  const pages = new Counter({
    name: 'forecourt_shared_pages_total',
    help: 'Pages that are the same for everybody, by where they came from: cache, meanwhile and expired were kept, made was rendered, framed is a list whose search alone was, busy was not sent.',
    labelNames: ['from'],
    registers,
  });
  for (const from of ['cache', 'meanwhile', 'expired', 'made', 'framed', 'busy'] satisfies PageSource[])
    pages.inc({ from }, 0);

  return {
    watch(request, response, site) {
      // Before anything writes another address into the request.
      const url = request.url ?? '/';
      const began = performance.now();
      const { method = 'GET' } = request;
      // The end of a connection belongs to no request.
      const id = currentRequestId();
      const span = activeSpan();
      running.inc();
      response.once('close', () => {
        running.dec();
        const kind = kindOf(url.split('?', 1)[0] ?? '/');
        const route = url.startsWith('/') ? routeOf(site, url) : 'none';
        const slug = site?.slug ?? '';
        const taken = (performance.now() - began) / 1_000;
        seconds.observe({ kind, route }, taken);
        siteSeconds.observe({ site: slug, kind }, taken);
        const { statusCode: status } = response;
        requests.inc({ site: slug, kind, route, status: `${Math.floor(status / 100)}xx` });
        span?.describe(`${method} ${route}`, {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'forecourt.site': slug,
        });
        // By its route: an address may name a visitor's own things.
        const facts = { request_id: id, method, route, site: slug, status, ms: Math.round(taken * 1_000) };
        log?.[levelOf(method, kind, status)](facts, 'Request answered');
      });
    },
    countPage: (from) => pages.inc({ from }),
  };
}
