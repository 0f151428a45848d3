import { renderToString } from 'react-dom/server';
import { InstantSearchSSRProvider, getServerState } from 'react-instantsearch';
import { expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles, sampleSearchProps } from '../../testing/index.ts';
import { SearchApp } from './SearchApp.tsx';

const client = fakeSearchClient(manyVehicles);
const page = (
  <TestSearch client={client} state={{ refinementList: { make: ['Kia'] }, range: { price: '10000:' } }}>
    <SearchApp {...sampleSearchProps} now={new Date('2026-11-20T00:00:00Z')} />
  </TestSearch>
);

it('[ROUTE-23] has vehicles, choices and a form that works without JavaScript in the server’s HTML', async () => {
  const state = await getServerState(page, { renderToString });
  // Without the browser's globals, as on a server.
  vi.stubGlobal('window', undefined);
  const html = renderToString(<InstantSearchSSRProvider {...state}>{page}</InstantSearchSSRProvider>);
  vi.unstubAllGlobals();
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelectorAll('article')).toHaveLength(6);
  const form = document.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/search']);
  const sent = [...document.querySelectorAll<HTMLInputElement>(`input[form="${form?.id}"]:checked`)];
  expect(sent.map(({ name, value }) => [name, value])).toEqual([['make', 'Kia']]);
  expect(html).toContain('name="price_from"');
  expect(html).toContain('value="10000"');
  expect(html).toContain('Apply filters');
});
