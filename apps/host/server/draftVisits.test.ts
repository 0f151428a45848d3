import type { DraftAnswer, SiteDraft } from '@forecourt/platform';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftVisit } from './draftVisits.ts';

const draft = {
  file: 'harbour.draft.json',
  until: 2_000_000_000,
  site: { origin: 'https://harbour.preview.example' },
} as unknown as SiteDraft;

const answers: Record<string, DraftAnswer> = {
  good: { kind: 'shown', draft },
  wrong: { kind: 'wrong', file: 'harbour.draft.json', problems: ["theme: 'kai' is not known"] },
};
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const read = (_host: string, token: string | null) => answers[token ?? ''] ?? { kind: 'over' as const };
    if (draftVisit({ read }, 'harbour.preview.example', request, response)) response.end('shown');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(address + path, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const kept = { cookie: 'other=1; forecourt-draft=good' };

it('keeps the link out of addresses and out of other pages’ reach', async () => {
  const { status, headers } = await ask('/search?draft=good&q=ute');
  expect([status, headers.get('location')]).toEqual([303, '/search?q=ute']);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^forecourt-draft=good; Path=\/; Expires=.*2033.*; HttpOnly; SameSite=Lax; Secure$/);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
});

it('shows pages to who has the link, and to nobody else', async () => {
  expect((await ask('/search', { headers: kept })).text).toBe('shown');
  for (const cookie of ['', 'forecourt-draft=other']) {
    const { status, text } = await ask('/', { headers: { cookie } });
    expect([status, text]).toEqual([410, expect.stringContaining('This preview has ended')]);
  }
});

it('says what is wrong with a draft that cannot be shown', async () => {
  expect(await ask('/', { headers: { cookie: 'forecourt-draft=wrong' } })).toMatchObject({
    status: 422,
    text: "The draft harbour.draft.json cannot be shown:\n  theme: 'kai' is not known\n",
  });
});

it('takes nothing that is sent, but answers searches', async () => {
  const post = (path: string) => ask(path, { method: 'POST', headers: kept, body: '{}' });
  const words = 'This is a preview, so nothing was sent.';
  expect(await post('/api/leads')).toMatchObject({ status: 403, text: JSON.stringify({ error: words }) });
  expect(await post('/contact')).toMatchObject({ status: 403, text: `${words}\n` });
  expect((await post('/api/search/1/indexes/*/queries')).text).toBe('shown');
});
