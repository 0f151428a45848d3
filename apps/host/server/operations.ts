import type { HostHealth } from '@forecourt/platform';
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostName } from '../src/site/request/hostName.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface OperationsDeps {
  health: HostHealth;
  /** What asks for metrics must carry; null: nobody may. */
  metricsKey: string | null;
  /** Turned into false when the host is about to end: load balancers send nobody new. */
  isOpen: () => boolean;
  /** Turned into true when the first pages have been rendered: until then others answer sooner. @default at once */
  isWarm?: () => boolean;
  /** Whether a host name, in lower case, is that of a site. */
  serves: (name: string) => boolean;
}

/** What a request was for, as far as its cost depends on it. */
export type RequestKind = 'page' | 'search' | 'call' | 'picture' | 'file' | 'other';

/** @example kindOf('/api/search/1/indexes/*\/queries') // 'search' */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/search/')) return 'search';
  if (path.startsWith('/api/') || path.startsWith('/internal/')) return 'call';
  if (path.startsWith('/media/')) return 'picture';
  if (/^\/(?:_next|assets|fonts|stand-in)\//.test(path)) return 'file';
  if (/\.\w{2,5}$/.test(path)) return 'other';
  return 'page';
}

/** Addresses of operators, on every host name. */
const operatorPaths = new Set(['/healthz', '/readyz', '/domainz', '/metrics']);

export interface Operations {
  /** Answers the addresses of operators, on whatever host name. @returns whether it was one of them */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Counts a request of a site and its time, once it is answered. @param site slug; '' of a name that is no site's */
  watch(request: IncomingMessage, response: ServerResponse, site: string): void;
}

const isKey = (given: string, key: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);

/** What operators ask a host: whether it lives, whether it can serve, and its figures as Prometheus reads them. */
export function openOperations({
  health,
  metricsKey,
  isOpen,
  isWarm = () => true,
  serves,
}: OperationsDeps): Operations {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests that were answered, by site, kind and class of status.',
    labelNames: ['site', 'kind', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time until a request was answered, in seconds, by kind.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  const running = new Gauge({
    name: 'forecourt_requests_running',
    help: 'Requests that wait for their answer.',
    registers: [registry],
  });
  const deliveries = new Gauge({
    name: 'forecourt_deliveries',
    help: 'Deliveries of leads that are not done, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  const due = new Gauge({
    name: 'forecourt_delivery_overdue_seconds',
    help: 'For how long the oldest delivery has been due, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  const ready = new Gauge({
    name: 'forecourt_ready',
    help: '1 where every part answers, else 0.',
    registers: [registry],
  });

  async function readiness(response: ServerResponse): Promise<void> {
    if (!isOpen()) return sendJson(response, 503, { ready: false, failing: ['closing'] });
    if (!isWarm()) return sendJson(response, 503, { ready: false, failing: ['warming'] });
    const found = await health.readiness();
    sendJson(response, found.ready ? 200 : 503, found);
  }

  async function measure(): Promise<void> {
    const found = await health.readiness();
    ready.set(found.ready && isOpen() ? 1 : 0);
    // Without the database the other figures still count.
    const figures = found.failing.includes('database') ? [] : await health.deliveries().catch(() => []);
    deliveries.reset();
    due.reset();
    for (const state of ['pending', 'parked']) deliveries.set({ state }, 0);
    for (const { state, count, oldestDueSeconds } of figures) {
      deliveries.set({ state }, count);
      due.set({ state }, oldestDueSeconds);
    }
  }

  async function metrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (metricsKey === null || !isKey(given, metricsKey)) {
      response.setHeader('www-authenticate', 'Bearer');
      return sendJson(response, 401, { error: 'Metrics need the key of FORECOURT_METRICS_KEY as a bearer token.' });
    }
    await measure();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(text);
  }

  /** For proxies that fetch a certificate when a name is first asked for: only names of sites may cost one. */
  function domain(request: IncomingMessage, response: ServerResponse): void {
    const asked = new URL(request.url ?? '/', 'http://host').searchParams.getAll('domain');
    const name = asked.length === 1 ? hostName(asked[0]) : null;
    if (name === null) return sendJson(response, 400, { error: 'Ask with one ?domain=, a host name.' });
    const served = serves(name);
    sendJson(response, served ? 200 : 404, { domain: name, served });
  }

  return {
    async answer(request, response) {
      const path = request.url?.split('?')[0] ?? '/';
      if (!operatorPaths.has(path)) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        sendJson(response, 405, { error: 'Use GET.' });
      } else if (path === '/healthz') sendJson(response, 200, { alive: true });
      else if (path === '/readyz') await readiness(response);
      else if (path === '/domainz') domain(request, response);
      else await metrics(request, response);
      return true;
    },
    watch(request, response, site) {
      const kind = kindOf(request.url?.split('?')[0] ?? '/');
      const done = seconds.startTimer({ kind });
      running.inc();
      response.once('close', () => {
        done();
        running.dec();
        requests.inc({ site, kind, status: `${Math.floor(response.statusCode / 100)}xx` });
      });
    },
  };
}
