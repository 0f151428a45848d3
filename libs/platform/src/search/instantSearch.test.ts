// @vitest-environment jsdom
import { primaryIndex, sortIndexes, toSearchRecord, type SearchRecord } from '@forecourt/search/model';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { liteClient } from 'algoliasearch/lite';
import { createElement } from 'react';
import {
  InstantSearch,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
  useToggleRefinement,
} from 'react-instantsearch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isWithin, pricesOf } from './testing/conformance/conformanceTarget.ts';
import { sampleSiteOf, sampleStock, siteShows } from '@forecourt/search-engine/testing';
import type { SampleServerStart } from './testing/sampleServer.ts';

const start: SampleServerStart = {
  site: ['dealer-1', 'dealer-2'],
  stock: [220, 77, ['dealer-1', 'dealer-2', 'dealer-3']],
};
const site = sampleSiteOf(start.site);
const shown = sampleStock(...start.stock)
  .map(toSearchRecord)
  .filter((record) => siteShows(site, record));
let server: Worker;
let address: unknown;

const sorts = sortIndexes.map(({ name, label }) => ({ value: name, label }));

function usePage() {
  return {
    hits: useHits<SearchRecord & Record<string, unknown>>(),
    makes: useRefinementList({ attribute: 'make', operator: 'or', limit: 20 }),
    fuels: useRefinementList({ attribute: 'fuel', operator: 'or' }),
    price: useRange({ attribute: 'price' }),
    certified: useToggleRefinement({ attribute: 'certified', on: 'true' }),
    order: useSortBy({ items: sorts }),
    pages: usePagination(),
    box: useSearchBox(),
  };
}

let page: ReturnType<typeof usePage>;
function Probe() {
  page = usePage();
  return null;
}

const counts = (items: readonly { value: string; count: number }[]) =>
  Object.fromEntries(items.map(({ value, count }) => [value, count]));
function countsOf(records: readonly SearchRecord[], attribute: 'make' | 'fuel'): Record<string, number> {
  const held = records.map((record) => record[attribute]).filter((value) => value !== null);
  return Object.fromEntries([...new Set(held)].map((value) => [value, held.filter((one) => one === value).length]));
}
const found = (records: readonly SearchRecord[]) =>
  waitFor(() => expect(page.hits.results?.nbHits).toBe(records.length), { timeout: 5_000 });

beforeAll(async () => {
  server = new Worker(join(import.meta.dirname, 'testing', 'sampleServer.ts'), { workerData: start });
  [address] = (await once(server, 'message')) as unknown[];
});
afterAll(() => server.terminate());
beforeEach(async () => {
  const hosts = [{ url: `${String(address)}/api/search`, accept: 'readWrite' as const, protocol: 'http' as const }];
  const searchClient = liteClient('forecourt', 'sample-search', { hosts });
  const future = { preserveSharedStateOnUnmount: true };
  render(createElement(InstantSearch, { indexName: primaryIndex, searchClient, future }, createElement(Probe)));
  await found(shown);
});
afterEach(cleanup);

describe('react-instantsearch, unchanged, on the service’s own endpoint', () => {
  it('[SRCH-20] shows everything with its counts and range at first', () => {
    expect(counts(page.makes.items)).toEqual(countsOf(shown, 'make'));
    const prices = pricesOf(shown);
    expect(page.price.range).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(page.hits.items).toHaveLength(20);
  });

  it('[SRCH-08] refines makes with counts that stay those of every make', async () => {
    act(() => page.makes.refine('Toyota'));
    await found(shown.filter((record) => record.make === 'Toyota'));
    act(() => page.makes.refine('Mazda'));
    const both = shown.filter((record) => ['Toyota', 'Mazda'].includes(record.make));
    await found(both);
    expect(counts(page.makes.items)).toEqual(countsOf(shown, 'make'));
    expect(counts(page.fuels.items)).toEqual(countsOf(both, 'fuel'));
    act(() => page.makes.refine('Toyota'));
    await found(shown.filter((record) => record.make === 'Mazda'));
  });

  it('[SRCH-08] narrows by a price range beside a make and a toggle', async () => {
    act(() => page.price.refine([20_000, 60_000]));
    const priced = shown.filter(({ price }) => isWithin(price, 20_000, 60_000));
    await found(priced);
    expect(counts(page.makes.items)).toEqual(countsOf(priced, 'make'));
    act(() => page.certified.refine({ isRefined: false }));
    const certified = priced.filter((record) => record.certified === 'true');
    await found(certified);
    act(() => page.makes.refine('Mazda'));
    const mazdas = certified.filter((record) => record.make === 'Mazda');
    await found(mazdas);
    expect(counts(page.makes.items)).toEqual(countsOf(certified, 'make'));
    expect(page.certified.value.onFacetValue.count).toBe(mazdas.length);
    expect(mazdas.length).toBeGreaterThan(0);
  });

  it('[SRCH-20] changes order and page', async () => {
    act(() => page.order.refine(`${primaryIndex}_price_desc`));
    const prices = pricesOf(shown).toSorted((a, b) => b - a);
    expect(prices.length).toBeGreaterThan(40);
    await waitFor(() => expect(page.hits.items.map((hit) => hit.price)).toEqual(prices.slice(0, 20)));
    act(() => page.pages.refine(1));
    await waitFor(() => expect(page.hits.items.map((hit) => hit.price)).toEqual(prices.slice(20, 40)));
    expect(page.pages.nbPages).toBe(Math.ceil(shown.length / 20));
  });

  it('searches by words and among the values of a facet, and marks what was typed', async () => {
    act(() => page.box.refine('corol'));
    await found(shown.filter((record) => record.model === 'Corolla'));
    expect(page.hits.items[0]?._highlightResult).toMatchObject({
      model: { value: expect.stringContaining('Corol'), matchLevel: 'full' },
    });
    act(() => page.box.refine(''));
    await found(shown);
    act(() => page.makes.searchForItems('rov'));
    await waitFor(() => expect(page.makes.items.map((item) => item.value)).toEqual(['Land Rover']));
    expect(counts(page.makes.items)).toEqual({ 'Land Rover': countsOf(shown, 'make')['Land Rover'] });
  });
});
