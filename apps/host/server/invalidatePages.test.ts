import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { OpenedPlatform } from '@forecourt/platform';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { invalidatePages, touchedTags } from './invalidatePages.ts';

const site = (slug: string, stockDealershipIds: string[]) => ({ ...sampleSite, slug, stockDealershipIds });
const platform = {
  sites: {
    all: () => [site('one', ['dealer-1']), site('group', ['dealer-1', 'dealer-2']), site('other', ['dealer-3'])],
  },
} as unknown as OpenedPlatform;
const removed = { id: 'x', slug: 'gone', dealership_id: 'dealer-2' };

it('[SITE-05] a changed vehicle invalidates its pages on every site that sells it, and on no other', () => {
  const change = { upserted: [{ ...sampleVehicle, slug: 'rav4' }], removed: [removed] };
  expect(touchedTags(platform, change).toSorted()).toEqual([
    'car:group:gone',
    'car:group:rav4',
    'car:one:rav4',
    'stock:group',
    'stock:one',
  ]);
});

it('all lists are invalidated when changes were missed', () => {
  const change = { upserted: [], removed: [removed], missed: true };
  expect(touchedTags(platform, change).toSorted()).toEqual([
    'car:group:gone',
    'stock:group',
    'stock:one',
    'stock:other',
  ]);
});

it('the call carries the secret that only this process knows', async () => {
  const calls: { url: string; secret: unknown; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ url: request.url ?? '', secret: request.headers['x-forecourt-internal'], body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await invalidatePages(touchedTags(platform, { upserted: [], removed: [removed] }), port, 'secret');
  expect(calls).toEqual([{ url: '/internal/revalidate', secret: 'secret', body: '["stock:group","car:group:gone"]' }]);
  await invalidatePages(touchedTags(platform, { upserted: [], removed: [] }), port, 'secret');
  expect(calls).toHaveLength(1);
  server.close();
});

it('continues when the pages do not answer', async () => {
  await expect(invalidatePages(['stock:group'], 1, 'secret')).resolves.toBeUndefined();
});
