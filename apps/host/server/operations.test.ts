import type { HostHealth, Readiness } from '@forecourt/platform';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { kindOf, openOperations } from './operations.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const whole: Readiness = { ready: true, failing: [] };

async function start({
  readiness = whole,
  isOpen = true,
  isWarm = true,
  metricsKey = 'operators-secret' as string | null,
} = {}) {
  const health: HostHealth = {
    readiness: () => Promise.resolve(readiness),
    deliveries: () => Promise.resolve([{ state: 'parked', count: 3, oldestDueSeconds: 12 }]),
  };
  const operations = openOperations({
    health,
    metricsKey,
    isOpen: () => isOpen,
    isWarm: () => isWarm,
    serves: (name) => name === 'www.harbour.example',
  });
  server = createServer((request, response) => {
    void operations.answer(request, response).then((answered) => {
      if (answered) return;
      operations.watch(request, response, 'harbour');
      response.statusCode = request.url === '/broken' ? 500 : 200;
      response.end('a page');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, init?: RequestInit) => fetch(origin + path, init);
}

const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

describe('/healthz', () => {
  it('answers while the process lives, also when nothing else works', async () => {
    const ask = await start({ readiness: { ready: false, failing: ['database'] } });
    const answer = await ask('/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { alive: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes no POST', async () => {
    const answer = await (await start())('/healthz', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('/readyz', () => {
  it.each([
    ['every part answers', {}, 200, whole],
    ['the search is away', { readiness: { ready: false, failing: ['search' as const] } }, 503, { failing: ['search'] }],
    ['the first pages are being rendered', { isWarm: false }, 503, { ready: false, failing: ['warming'] }],
    ['the host is closing', { isOpen: false }, 503, { ready: false, failing: ['closing'] }],
  ])('tells when %s', async (_, options, status, body) => {
    const answer = await (await start(options))('/readyz');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
  });
});

describe('/domainz', () => {
  it.each([
    ['a site’s name', '?domain=www.harbour.example', 200],
    ['one in capitals', '?domain=WWW.Harbour.example', 200],
    ['a name of nobody', '?domain=evil.example', 404],
    ['a name below a site’s', '?domain=a.www.harbour.example', 404],
    ['no name', '', 400],
    ['two names', '?domain=www.harbour.example&domain=evil.example', 400],
    ['something that is no name', '?domain=a/b', 400],
  ])('lets a proxy fetch a certificate for names of sites only: %s', async (_, query, status) => {
    expect((await (await start())(`/domainz${query}`)).status).toBe(status);
  });
});

describe('/metrics', () => {
  it('counts requests by site, kind and status, and deliveries by state', async () => {
    const ask = await start();
    await ask('/cars/a');
    await ask('/broken');
    await ask('/media/a.avif');
    const text = await (await ask('/metrics', withKey('operators-secret'))).text();
    expect(text).toContain('forecourt_requests_total{site="harbour",kind="page",status="2xx"} 1');
    expect(text).toContain('forecourt_requests_total{site="harbour",kind="page",status="5xx"} 1');
    expect(text).toContain('forecourt_requests_total{site="harbour",kind="picture",status="2xx"} 1');
    expect(text).toContain('forecourt_request_seconds_count{kind="page"} 2');
    expect(text).toContain('forecourt_requests_running 0');
    expect(text).toContain('forecourt_deliveries{state="parked"} 3');
    expect(text).toContain('forecourt_deliveries{state="pending"} 0');
    expect(text).toContain('forecourt_delivery_overdue_seconds{state="parked"} 12');
    expect(text).toContain('forecourt_ready 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it.each([
    ['no key', 'operators-secret', undefined],
    ['another key', 'operators-secret', withKey('operators-secre1')],
    ['any key where none is set', null, withKey('')],
  ])('is refused with %s', async (_, metricsKey, init) => {
    const answer = await (await start({ metricsKey }))('/metrics', init);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('FORECOURT_METRICS_KEY') as string });
  });
});

it.each([
  ['/', 'page'],
  ['/cars/a-b', 'page'],
  ['/api/search/1/indexes/*/queries', 'search'],
  ['/api/leads', 'call'],
  ['/media/demo/x', 'picture'],
  ['/_next/static/a.js', 'file'],
  ['/sitemap.xml', 'other'],
])('%s is a request for a %s', (path, kind) => expect(kindOf(path)).toBe(kind));
