import { sampleSite } from '@forecourt/domain/testing';
import { EmbeddedSiteProvider } from '@forecourt/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SearchApp } from '../components/SearchApp/SearchApp.tsx';
import { fakeSearchClient, manyVehicles, sampleFilters, sampleSearchProps } from '../testing/index.ts';
import { askFirstSearch, type FirstSearchAnswer } from './askFirstSearch.ts';
import { PageSearch } from './PageSearch.tsx';

const now = new Date('2026-11-20T00:00:00Z');
const calls: { path: string | undefined; key: unknown }[] = [];
let host: Server;
let origin = '';

/** A site's host that answers over the wire. */
beforeAll(async () => {
  const answers = fakeSearchClient(manyVehicles);
  host = createServer((request, response) => {
    calls.push({ path: request.url?.split('?')[0], key: request.headers['x-algolia-api-key'] });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: { indexName: string }[] };
      const asked = requests.map(({ indexName, ...params }) => ({ indexName, params }));
      void answers.search(asked).then((found) => response.end(JSON.stringify(found)));
    });
  });
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
});
afterEach(cleanup);

function open(at: string, first?: FirstSearchAnswer) {
  window.history.replaceState({}, '', at);
  return render(
    <StrictMode>
      <EmbeddedSiteProvider site={{ ...sampleSite, origin }}>
        <PageSearch origin={origin} searchKey="public-key" filters={sampleFilters} first={first}>
          <SearchApp {...sampleSearchProps} filters={sampleFilters} now={now} />
        </PageSearch>
      </EmbeddedSiteProvider>
    </StrictMode>,
  );
}
const list = () => screen.findByRole('list', { name: 'Vehicles' });
const sort = (): HTMLSelectElement => screen.getByRole('combobox', { name: /sort/i });

it('[ROUTE-23] searches a site from a page of plain React, and keeps what is chosen in the page’s address', async () => {
  open('/stock');
  await list();
  expect(calls[0]).toEqual({ path: '/api/search/1/indexes/*/queries', key: 'public-key' });
  fireEvent.change(sort(), { target: { value: 'price_asc' } });
  await waitFor(() => expect(window.location.search).toBe('?sortBy=price_asc'));
  expect(window.location.pathname).toBe('/stock');
});

it('[ROUTE-23] begins with the search that the address tells', async () => {
  open('/stock?sortBy=price_desc');
  await list();
  expect(sort().value).toBe('price_desc');
});

/** What a page's server finds. */
function askAt(address: string): Promise<FirstSearchAnswer> {
  const { perPage } = sampleSearchProps;
  return askFirstSearch({ origin, searchKey: 'public-key', address, sections: sampleFilters, perPage, now });
}

it('begins with what the page’s server has found, and asks for no more', async () => {
  const first = await askAt('/stock?sortBy=price_desc&utm_source=mail');
  expect(calls).toEqual([{ path: '/api/search/1/indexes/*/queries', key: 'public-key' }]);
  open('/stock?utm_source=mail&sortBy=price_desc', first);
  expect(screen.getByRole('list', { name: 'Vehicles' }).children.length).toBeGreaterThan(1);
  expect(sort().value).toBe('price_desc');
  fireEvent.change(sort(), { target: { value: 'price_asc' } });
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('asks anew where the address has become that of another search', async () => {
  const first = await askAt('/stock');
  open('/stock?sortBy=price_desc', first);
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await list();
  expect(sort().value).toBe('price_desc');
});

it('listens to nothing any more once its page has gone, also where it began with answers', async () => {
  const { unmount } = open('/stock', await askAt('/stock'));
  const stop = vi.spyOn(window, 'removeEventListener');
  unmount();
  await waitFor(() => expect(stop.mock.calls.map(([name]) => name)).toContain('popstate'));
  const asked = calls.length;
  window.history.replaceState({}, '', '/stock?sortBy=price_desc');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((later) => setTimeout(later, 50));
  expect(calls).toHaveLength(asked);
});
