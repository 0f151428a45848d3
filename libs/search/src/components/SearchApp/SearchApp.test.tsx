import type { FilterSection, FlagOverrides } from '@forecourt/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import history from 'instantsearch.js/es/lib/routers/history.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { primaryIndex } from '../../model/indexes.ts';
import { searchRouting } from '../../model/routing.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';
import {
  TestSearch,
  fakeSearchClient,
  fewVehicles,
  manyVehicles,
  sampleFilters,
  sampleSearchProps,
  type FakeSearchClient,
} from '../../testing/index.ts';
import { asOnWideWindow } from '../../testing/nativeDialogs.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.tsx';

asOnWideWindow();

const now = new Date('2026-11-20T00:00:00Z');

interface Setting {
  client?: FakeSearchClient;
  state?: SearchUiState;
  flags?: FlagOverrides;
  filters?: FilterSection[];
  routed?: boolean;
  props?: Partial<SearchAppProps>;
}

function open({ client, state, flags, filters = sampleFilters, routed = false, props }: Setting = {}) {
  const asked = client ?? fakeSearchClient(manyVehicles);
  const { router, stateMapping } = searchRouting(primaryIndex, filters);
  const routing = { router: history({ ...router, writeDelay: 0 } as never), stateMapping };
  render(
    <TestSearch client={asked} state={state} flags={flags} routing={routed ? routing : undefined}>
      <SearchApp {...sampleSearchProps} filters={filters} now={now} {...props} />
    </TestSearch>,
  );
  return asked;
}

const count = async (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words));
const cards = () => within(screen.getByRole('list', { name: 'Vehicles' })).getAllByRole('article');
const last = (client: FakeSearchClient) => client.asked.at(-1)?.params;
const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({}, '', '/search');
});
afterEach(cleanup);

describe('the search page', () => {
  it('[SRCH-24] lists stock by pages, without what is sold, and asks for no more than a card needs', async () => {
    const client = open({ client: fakeSearchClient(fewVehicles) });
    await count('5 vehicles');
    expect(cards()).toHaveLength(5);
    expect(last(client)).toMatchObject({ filters: 'sold:false', hitsPerPage: 12, attributesToRetrieve: ['summary'] });
  });

  it('[SRCH-24] shows a sold vehicle to the visitor who saved it', async () => {
    open({ client: fakeSearchClient(fewVehicles), props: { savedIds: ['car-2'] } });
    await count('6 vehicles');
  });

  it('[SRCH-08] narrows by check boxes, shows the counts, and takes a choice back by its chip', async () => {
    open();
    await count('60 vehicles');
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV 15 found/ }));
    await count('15 vehicles');
    expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^SUV/ }).checked).toBe(true);
    fireEvent.click(panel().getByRole('checkbox', { name: /^Ute 15 found/ }));
    await count('30 vehicles');
    fireEvent.click(screen.getByRole('button', { name: 'Remove SUV' }));
    await count('15 vehicles');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await count('60 vehicles');
  });

  it('[SRCH-08] narrows by a dropdown where the site wants one', async () => {
    open({ filters: [{ attribute: 'make', title: 'Make', control: 'select' }] });
    await count('60 vehicles');
    fireEvent.change(panel().getByRole('combobox', { name: 'Make' }), { target: { value: 'Kia' } });
    await count('6 vehicles');
    fireEvent.change(panel().getByRole('combobox', { name: 'Make' }), { target: { value: '' } });
    await count('60 vehicles');
  });

  it('[SRCH-10] offers certified vehicles only, under the manufacturer’s name', async () => {
    open();
    await count('60 vehicles');
    fireEvent.click(panel().getByRole('checkbox', { name: 'Only show Toyota Certified Vehicles' }));
    await count('20 vehicles');
    fireEvent.click(panel().getByRole('checkbox', { name: 'Only show Toyota Certified Vehicles' }));
    await count('60 vehicles');
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('[SRCH-10] hides what is not certified when certifiedOnly is %s', async (certifiedOnly, shown) => {
    open({ flags: { certifiedOnly }, filters: [{ attribute: 'certified', title: 'Certified', control: 'list' }] });
    await count('60 vehicles');
    expect(panel().getByRole('checkbox', { name: /^Certified 20/ })).toBeTruthy();
    expect(panel().queryAllByRole('checkbox', { name: /^Not certified/ })).toHaveLength(shown);
  });

  it('[SRCH-13] goes back to the first page when a filter or the words change', async () => {
    open({ state: { page: 3 }, routed: false });
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3'));
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV/ }));
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1'));
  });

  it('[SRCH-13] brings the start of the list back into sight when a filter changes', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect);
    open();
    await count('60 vehicles');
    expect(scroll).not.toHaveBeenCalled();
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV/ }));
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it('[SRCH-20] asks for priced vehicles in one query when the cheapest come first', async () => {
    const client = open({ flags: { priceSortNeedsPrice: true } });
    await count('60 vehicles');
    const before = client.asked.length;
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price_asc' } });
    await count('48 vehicles');
    expect(client.asked.slice(before).map(({ indexName, params }) => [indexName, params.filters])).toEqual([
      ['Car_production_price_asc', 'sold:false AND price > 0'],
    ]);
    await waitFor(() => expect(cards()[0]?.textContent).toContain('$10,500'));
  });

  it('[SRCH-12] keeps the former vehicles when a search fails, and tries again', async () => {
    const client = open();
    await count('60 vehicles');
    client.fail(true);
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV/ }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(cards()).toHaveLength(12);
    client.fail(false);
    fireEvent.click(again);
    await count('15 vehicles');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[SRCH-12] keeps the former vehicles while the next ones are fetched', async () => {
    open({ client: fakeSearchClient(manyVehicles, { delay: 400 }) });
    await count('60 vehicles');
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV/ }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Vehicles' }).getAttribute('aria-busy')).toBe('true'));
    expect(cards()).toHaveLength(12);
    await count('15 vehicles');
  });

  it('says that it could not load when the very first search fails', async () => {
    open({ client: fakeSearchClient(manyVehicles, { failing: true }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Vehicles' })).toBeNull();
  });

  it('offers ways out when nothing is found', async () => {
    open({ state: { query: 'submarine', refinementList: { body: ['SUV'] } } });
    expect(await screen.findByRole('heading', { name: 'No vehicles match your search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all vehicles' }).getAttribute('href')).toBe('/search');
    fireEvent.click(await screen.findByRole('button', { name: 'Without “submarine”: 15 vehicles' }));
    await count('15 vehicles');
  });
});

describe('the address of the search page', () => {
  it('[ROUTE-23] reproduces a shared search', async () => {
    window.history.replaceState({}, '', '/search?make=Kia&make=MG&price=20000-&sortBy=price_asc');
    open({ routed: true });
    await count('10 vehicles');
    expect(cards()[0]?.textContent).toContain('Kia');
    expect(screen.getByRole('button', { name: 'Remove Price from $20,000' })).toBeTruthy();
  });

  it('[ROUTE-23] [SRCH-13] follows the choices, without the page after a change, and Back undoes one', async () => {
    window.history.replaceState({}, '', '/search?page=2');
    open({ routed: true });
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2'));
    fireEvent.click(panel().getByRole('checkbox', { name: /^SUV/ }));
    await waitFor(() => expect(window.location.search).toBe('?body=SUV'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await count('60 vehicles');
    expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^SUV/ }).checked).toBe(false);
  });

  it('[ROUTE-23] has a link of its own for each page', async () => {
    window.history.replaceState({}, '', '/search?body=SUV');
    open({ routed: true });
    await count('15 vehicles');
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toBe('/search?body=SUV&page=2');
    expect(next.getAttribute('rel')).toBe('next');
    fireEvent.click(next);
    await waitFor(() => expect(window.location.search).toBe('?body=SUV&page=2'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    const previous = await screen.findByRole('link', { name: 'Previous' });
    expect(previous.getAttribute('href')).toBe('/search?body=SUV');
  });
});
