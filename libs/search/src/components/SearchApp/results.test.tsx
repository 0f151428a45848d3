import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SearchLayout } from '@forecourt/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import {
  TestSearch,
  fakeSearchClient,
  manyVehicles,
  samplePromos,
  sampleSearchProps,
  type FakeSearchClient,
} from '../../testing/index.ts';
import { asOnWideWindow } from '../../testing/nativeDialogs.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.tsx';

asOnWideWindow();

const now = new Date('2026-11-20T00:00:00Z');

function Card({ vehicle, layout }: { vehicle: { name: string }; layout: SearchLayout }) {
  return <article data-layout={layout}>{vehicle.name}</article>;
}

async function open(props: Partial<SearchAppProps> = {}, state: SearchUiState = {}, client?: FakeSearchClient) {
  const asked = client ?? fakeSearchClient(manyVehicles);
  render(
    <TestSearch client={asked} state={state}>
      <SearchApp {...sampleSearchProps} now={now} Card={Card} {...props} />
    </TestSearch>,
  );
  await screen.findByRole('list', { name: 'Vehicles' });
  return asked;
}

const list = () => within(screen.getByRole('list', { name: 'Vehicles' }));
const places = () =>
  list()
    .getAllByRole('listitem')
    .flatMap((item, index) => (within(item).queryByRole('group', { name: 'Promotion' }) ? [index + 1] : []));
const promos = (given: Partial<NonNullable<SearchAppProps['promos']>> = {}) => ({
  nodes: samplePromos(4),
  positions: [4, 6, 8, 17],
  shuffle: false,
  ...given,
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('[SRCH-11] puts promotional cards among the vehicles, none of them beyond what the list can carry', async () => {
  await open({ promos: promos() });
  expect(places()).toEqual([4, 6, 8]);
  expect(list().getAllByRole('article')).toHaveLength(12);
});

it('[SRCH-11] shows a strict promotion only once the list is narrowed to its kind of stock', async () => {
  const nodes = samplePromos(1, { display: ['used'], strictDisplay: true });
  await open({ promos: promos({ nodes }) });
  expect(places()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
  await waitFor(() => expect(places()).toEqual([4]));
});

it('[SRCH-11] counts the page’s own filter as a narrowing too', async () => {
  const nodes = samplePromos(1, { display: ['used'], strictDisplay: true });
  const scope = { filters: 'car_type:used', chips: [], path: '/search/used-cars' };
  await open({ promos: promos({ nodes }), scope });
  expect(places()).toEqual([4]);
});

it('[ROUTE-09] keeps what the page has narrowed, whatever the visitor chooses, and says so in a chip', async () => {
  const scope = { filters: 'make:"Kia"', chips: [{ text: 'Kia', href: '/search' }], path: '/search/kia' };
  const client = await open({ scope });
  expect(list().getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Remove Kia' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('search').getAttribute('action')).toBe('/search/kia');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price_asc' } });
  await waitFor(() => expect(client.asked.at(-1)?.indexName).toBe('Car_production_price_asc'));
  expect(client.asked.map(({ params }) => params.filters)).toEqual(
    client.asked.map(() => 'sold:false AND "make":"Kia"'),
  );
});

it('has the site’s layout until the visitor chooses another, and remembers that on the device', async () => {
  await open({ layout: 'list' });
  const layouts = () =>
    new Set(
      list()
        .getAllByRole('article')
        .map(({ dataset }) => dataset.layout),
    );
  expect(layouts()).toEqual(new Set(['list']));
  const grid = screen.getByRole('button', { name: 'Show as grid' });
  expect(grid.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(grid);
  expect(layouts()).toEqual(new Set(['grid']));
  expect(grid.getAttribute('aria-pressed')).toBe('true');
  cleanup();
  await open({ layout: 'list' });
  expect(layouts()).toEqual(new Set(['grid']));
});

it('[SRCH-24] does not ask again when the saved vehicles come in another order', async () => {
  const client = fakeSearchClient(manyVehicles);
  const page = (savedIds: string[]) => (
    <TestSearch client={client}>
      <SearchApp {...sampleSearchProps} now={now} Card={Card} savedIds={savedIds} />
    </TestSearch>
  );
  const { rerender } = render(page(['a', 'b']));
  await screen.findByRole('list', { name: 'Vehicles' });
  rerender(page(['b', 'a']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(new Set(client.asked.map(({ params }) => params.filters)).size).toBe(1);
});
