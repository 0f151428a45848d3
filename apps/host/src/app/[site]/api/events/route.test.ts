import type { EventResult } from '@forecourt/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST } from './route.ts';

vi.mock('server-only', () => ({}));

const take = vi.fn<(...given: unknown[]) => Promise<EventResult>>();
const site = { slug: 'harbour' };
const key = Symbol.for('forecourt.platform');
const held = globalThis as Record<symbol, unknown>;

beforeEach(() => {
  take.mockReset().mockResolvedValue({ ok: true, taken: 1 });
  held[key] = { events: { take }, sites: { byHost: (host: string) => (host === 'harbour.localhost' ? site : null) } };
});
afterEach(() => {
  delete held[key];
});

function post(headers: Record<string, string> = {}, body = '{}'): Promise<Response> {
  const request = new Request('http://harbour.localhost/api/events', {
    method: 'POST',
    body,
    headers: { host: 'harbour.localhost', 'user-agent': 'Chrome', 'x-forecourt-address': '203.0.113.7', ...headers },
  });
  return POST(request, { params: Promise.resolve({ site: 'harbour' }) });
}

it('[AN-04] passes a batch to the site it was posted to, and answers without a body', async () => {
  const answer = await post({ origin: 'http://harbour.localhost' }, '{"tab":"t"}');
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
  expect(take.mock.calls).toEqual([[site, '{"tab":"t"}', { address: '203.0.113.7', userAgent: 'Chrome' }]]);
});

it('rejects an unknown site, and more than 20 KB', async () => {
  const answers = [await post({ host: 'other.localhost' }), await post({}, 'x'.repeat(20_481))];
  expect(answers.map(({ status }) => status)).toEqual([404, 413]);
  expect(take).not.toHaveBeenCalled();
});

it('says what is wrong with a batch, and when to try again', async () => {
  take.mockResolvedValue({ ok: false, status: 429, error: 'Too many events.', retryAfterSeconds: 7 });
  const answer = await post();
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    429,
    '7',
    { error: 'Too many events.' },
  ]);
});
