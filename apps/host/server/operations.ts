import { type HostHealth, isSameSecret } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostName } from '../src/site/request/hostName.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { openHostMetrics, type HostMetricsDeps } from './metrics/hostMetrics.ts';
import { openRequestMetrics, type RequestLog, type RequestMetrics } from './metrics/requestMetrics.ts';
import type { RouteName } from './metrics/routeNames.ts';
import { openUnoptimizedPages, type UnoptimizedPages } from './metrics/unoptimizedPages.ts';

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
  /** @default one name for all */
  routeOf?: RouteName;
  /** Takes a line for each request. @default none */
  log?: RequestLog & { error(facts: object, message: string): void };
  /** Figures of this process. */
  host: HostMetricsDeps;
}

/** Addresses of operators, on every host name. */
const operatorPaths = new Set(['/healthz', '/readyz', '/domainz', '/metrics']);

export interface Operations {
  /** Answers the addresses of operators, on whatever host name. @returns whether it was one of them */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Counts what visitors ask. */
  requests: Omit<RequestMetrics, 'countPage'>;
  /** Counts what is sent to them. */
  pages: Pick<RequestMetrics, 'countPage'> & { reportUnoptimized: UnoptimizedPages['report'] };
  /** Pages that were sent without a stage of their optimization since the host started. */
  unoptimizedCounts: UnoptimizedPages['counts'];
}

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
  routeOf = () => 'none',
  log,
  host,
}: OperationsDeps): Operations {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = openRequestMetrics(registry, routeOf, log);
  const unoptimized = openUnoptimizedPages(registry, routeOf, log);
  const setGauges = openHostMetrics(registry, host);
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
    setGauges(await health.figures());
  }

  async function metrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (metricsKey === null || !isSameSecret(given, metricsKey)) {
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
    requests,
    pages: { countPage: requests.countPage, reportUnoptimized: unoptimized.report },
    unoptimizedCounts: unoptimized.counts,
  };
}
