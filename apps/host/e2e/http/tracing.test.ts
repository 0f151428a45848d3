import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCollector, type Collector, type SentSpan } from '../support/collector.ts';
import { startOwnHost, type OwnHost } from '../support/ownHost.ts';

let collector: Collector;
let host: OwnHost;
beforeAll(async () => {
  collector = await openCollector();
  host = await startOwnHost({
    FORECOURT_LOG: 'info',
    FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
});
afterAll(async () => {
  await host.end();
  collector.close();
});

const fromPage = () => ({ origin: `http://harbour-toyota.localhost:${host.port}` });

/** Spans of a request, once those of the given names have been sent. */
async function spansOf(id: string, ...names: string[]): Promise<SentSpan[]> {
  const found = () => collector.spans.filter(({ traceId }) => traceId === id);
  await vi.waitFor(() => expect(found().map(({ name }) => name)).toEqual(expect.arrayContaining(names)), {
    timeout: 20_000,
  });
  return found();
}

const factOf = (span: SentSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

test('an enquiry carries the id of its request into its answer, its log lines, its delivery and its trace', async () => {
  const begun = await host.askSite('harbour-toyota', '/api/leads');
  const { started_at } = JSON.parse(begun.text) as { started_at: string };
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await host.askSite('harbour-toyota', '/api/leads', {
    method: 'POST',
    headers: { ...fromPage(), 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({
      name: 'Robin',
      last_name: 'Nguyen',
      email: 'robin@example.com.au',
      phone: '0412 345 678',
      postcode: '6160',
      message: 'Is it still there?',
      category: 'General Enquiry',
      dealership_slug: 'harbour-toyota',
      location_id: 'loc-harbour-sales',
      idempotency_key: 'traced',
      started_at,
    }),
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['x-request-id']).toBe(id);
  const { lead_id } = JSON.parse(answer.text) as { lead_id: string };
  const lines = (msg: string) => host.log.filter((line) => line.msg === msg && line['lead_id'] === lead_id);
  await vi.waitFor(() => expect(lines('Lead delivered')).not.toEqual([]), { timeout: 20_000 });
  for (const line of [...lines('Lead stored'), ...lines('Lead delivered')]) expect(line.request_id).toBe(id);
  const answered = host.log.find((line) => line.msg === 'Request answered' && line.request_id === id);
  expect(answered).toMatchObject({ method: 'POST', route: '/api/leads', site: 'harbour-toyota', status: 200 });

  const spans = await spansOf(id, 'POST /api/leads', 'database insert', 'deliver lead');
  const request = spans.find(({ name }) => name === 'POST /api/leads');
  expect(factOf(request, 'http.response.status_code')).toBe(200);
  expect(JSON.stringify(spans), 'nothing of the visitor').not.toMatch(/Robin|Nguyen|robin@|412.?345|still there/);
});

test('a page’s trace tells its making, its search and its statements, within the request', async () => {
  const { headers } = await host.askSite('harbour-toyota', '/search?query=hilux');
  const id = String(headers['x-request-id']);
  const spans = await spansOf(id, 'GET /search', 'wait for a turn', 'make page', 'search');
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const pathOf = (span: SentSpan | undefined): string[] =>
    span ? [...pathOf(byId.get(span.parentSpanId ?? '')), span.name] : [];
  const search = pathOf(spans.find(({ name }) => name === 'search'));
  expect(search[0]).toBe('GET /search');
  expect(search).toContain('make page');
});

test('a page that is kept is sent with the id of its own request', async () => {
  const ask = () => host.askSite('harbour-toyota', '/search?query=corolla');
  const [first, second] = [await ask(), await ask()];
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(second.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});
