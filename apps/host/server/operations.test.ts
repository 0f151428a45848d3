import type { Site } from '@forecourt/domain';
import type { HealthPart, HostFigures, HostHealth, Readiness } from '@forecourt/platform';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openOperations } from './operations.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const whole: Readiness<HealthPart> = { ready: true, failing: [], reasons: {} };

const searchAway: Readiness<HealthPart> = {
  ready: false,
  failing: ['search'],
  reasons: { search: 'Restart this host.' },
};

async function start({
  readiness = whole,
  isOpen = true,
  isWarm = true,
  metricsKey = 'operators-secret' as string | null,
  figures = {} as HostFigures,
} = {}) {
  const health: HostHealth = {
    readiness: () => Promise.resolve(readiness),
    figures: () => Promise.resolve(figures),
    addPart: () => undefined,
  };
  const operations = openOperations({
    health,
    metricsKey,
    isOpen: () => isOpen,
    isWarm: () => isWarm,
    serves: (name) => name === 'www.harbour.example',
    routeOf: (_site, url) => (url.startsWith('/cars/') ? '/cars/[slug]' : 'none'),
    host: {
      queues: { pages: () => 4, pictures: () => 0, searches: () => 1 },
      kept: () => ({ pages: 7, bytes: 7_000 }),
      codesPerDay: 500,
      memoryBytes: null,
    },
  });
  server = createServer((request, response) => {
    void operations.answer(request, response).then((answered) => {
      if (answered) return;
      operations.requests.watch(request, response, { slug: 'harbour' } as Site);
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
    const ask = await start({ readiness: { ...searchAway, failing: ['database'] } });
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
    ['the search is away', { readiness: searchAway }, 503, searchAway],
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
  it('counts requests and their time by site, kind and route', async () => {
    const ask = await start();
    await ask('/cars/a');
    await ask('/broken');
    await ask('/media/a.avif');
    const text = await (await ask('/metrics', withKey('operators-secret'))).text();
    const counted = (labels: string) => `forecourt_requests_total{site="harbour",${labels}} 1`;
    expect(text).toContain(counted('kind="page",route="/cars/[slug]",status="2xx"'));
    expect(text).toContain(counted('kind="page",route="none",status="5xx"'));
    expect(text).toContain(counted('kind="picture",route="none",status="2xx"'));
    expect(text).toContain('forecourt_request_seconds_count{kind="page",route="/cars/[slug]"} 1');
    expect(text).toContain('forecourt_site_request_seconds_count{site="harbour",kind="page"} 2');
    expect(text).toContain('forecourt_requests_running 0');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('tells what waits, what is behind and what is near its end', async () => {
    const figures: HostFigures = {
      deliveries: [{ state: 'parked', count: 3, oldestDueSeconds: 12 }],
      queues: [{ queue: 'lead-deliveries', state: 'retry', count: 2 }],
      feeds: [{ site: 'harbour', feed: 'stock.csv', held: true, failed: false, sinceGoodSeconds: 90 }],
      codes: [{ site: 'harbour', sent: 400 }],
      index: { changes: 5, seconds: 2.5 },
      disk: { size: 1_000, free: 100 },
    };
    const text = await (await (await start({ figures }))('/metrics', withKey('operators-secret'))).text();
    for (const line of [
      'deliveries{state="parked"} 3',
      'deliveries{state="pending"} 0',
      'delivery_overdue_seconds{state="parked"} 12',
      'jobs{queue="lead-deliveries",state="retry"} 2',
      'queue_length{queue="pages"} 4',
      'kept_pages_bytes 7000',
      'feed_held{site="harbour",feed="stock.csv"} 1',
      'feed_failed{site="harbour",feed="stock.csv"} 0',
      'feed_good_seconds{site="harbour",feed="stock.csv"} 90',
      'sign_in_codes{site="harbour"} 400',
      'sign_in_codes_cap 500',
      'index_lag_changes 5',
      'index_lag_seconds 2.5',
      'disk_free_bytes 100',
      'shared_pages_total{from="cache"} 0',
      'ready 1',
    ])
      expect(text).toContain(`forecourt_${line}\n`);
  });

  it('says nothing of what could not be read, rather than what was', async () => {
    const figures: HostFigures = { index: { changes: 5, seconds: 2.5 }, codes: [{ site: 'harbour', sent: 400 }] };
    const ask = await start({ figures });
    await ask('/metrics', withKey('operators-secret'));
    delete figures.index;
    delete figures.codes;
    const text = await (await ask('/metrics', withKey('operators-secret'))).text();
    expect(text).not.toMatch(/^forecourt_(index_lag_\w+|sign_in_codes\{|deliveries\{)/m);
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
