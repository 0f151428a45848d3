// @vitest-environment node
import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { OpenedPlatform } from '@forecourt/platform';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerView, viewedVehicle } from './answerView.ts';

const site = wholeSite(sampleSite);
const views: object[] = [];
let server: Server | undefined;
afterEach(() => {
  server?.close();
  views.length = 0;
});

async function start(isDraft = false): Promise<string> {
  const platform = {
    drafts: { shown: () => (isDraft ? {} : null) },
    views: {
      view: (of: { slug: string }, slug: string, options: object) => {
        views.push({ site: of.slug, slug, ...options });
        return Promise.resolve(slug === 'known' ? { views: 12 } : null);
      },
    },
  } as unknown as OpenedPlatform;
  server = createServer((request, response) => {
    const slug = viewedVehicle(request.url?.split('?')[0] ?? '') ?? '';
    void answerView(platform, site, { request, response, address: '1.2.3.4', slug });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cars`;
}

it.each([
  ['/api/cars/2024-kia-ev6-a1/view.json', '2024-kia-ev6-a1'],
  ['/api/cars/a%20b/view.json', 'a b'],
  ['/api/cars/%E0%A4%A/view.json', null],
  ['/api/cars/a/b/view.json', null],
  ['/api/cars//view.json', null],
  ['/cars/a/view.json', null],
  ['/api/cars/a/view.json/', null],
])('%s asks for the facts of %s', (path, slug) => {
  expect(viewedVehicle(path)).toBe(slug);
});

it('tells what may have changed, and counts a view with the visitor’s address', async () => {
  const answer = await fetch(`${await start()}/known/view.json`, { headers: { 'user-agent': 'x'.repeat(900) } });
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    200,
    'no-store',
    { views: 12 },
  ]);
  expect(views).toEqual([
    { site: site.slug, slug: 'known', count: true, address: '1.2.3.4', userAgent: 'x'.repeat(400) },
  ]);
});

it('answers null where there is no such vehicle, and where another site is meant', async () => {
  const at = await start();
  for (const path of ['unknown/view.json', 'known/view.json?website_id=other-site']) {
    const answer = await fetch(`${at}/${path}`);
    expect([answer.status, await answer.json()]).toEqual([404, null]);
  }
  const own = await fetch(`${at}/known/view.json?website_id=${site.slug}`);
  expect(own.status).toBe(200);
});

it('counts neither a question about the answer alone nor a look at a draft', async () => {
  const answer = await fetch(`${await start()}/known/view.json`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  server?.close();
  await fetch(`${await start(true)}/known/view.json`);
  expect(views).toMatchObject([{ count: false }, { count: false }]);
});
