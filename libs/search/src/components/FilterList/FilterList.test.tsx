import type { FilterAttribute, FilterSection, Vehicle } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { TestSearch, fakeSearchClient } from '../../testing/index.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';

afterEach(cleanup);

const vehicles = (count: number, change: (at: number) => Partial<Vehicle>): Vehicle[] =>
  Array.from({ length: count }, (_, at) => ({ ...sampleVehicle, id: `v-${at}`, ...change(at) }));

async function open(attribute: FilterAttribute, stock: Vehicle[], state: SearchUiState = {}) {
  const client = fakeSearchClient(stock);
  const filters: FilterSection[] = [{ attribute, title: 'Choices', control: 'list' }];
  render(
    <TestSearch client={client} state={state}>
      <FilterPanel filters={filters} />
    </TestSearch>,
  );
  await screen.findByRole('list', { name: 'Choices' });
  return client;
}

const lines = () =>
  within(screen.getByRole('list', { name: 'Choices' }))
    .queryAllByRole('checkbox')
    .map((one) => one.closest('label')?.textContent ?? '');

it('[SRCH-08] shows eight values, and all of them on request', async () => {
  await open(
    'colour',
    vehicles(20, (at) => ({ colour: `Colour ${at}` })),
  );
  expect(lines()).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'See all choices' }));
  expect(lines()).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'See fewer choices' }));
  expect(lines()).toHaveLength(8);
});

it('finds a value in a long list as it is typed, without asking the search service', async () => {
  const client = await open(
    'colour',
    vehicles(20, (at) => ({ colour: `Colour ${at}` })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'See all choices' }));
  const before = client.batches.length;
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find choices' }), { target: { value: 'colour 1' } });
  expect(lines()).toHaveLength(11);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find choices' }), { target: { value: 'pink' } });
  expect(screen.getByText('No matches for “pink”.')).toBeTruthy();
  expect(client.batches).toHaveLength(before);
});

it.each([
  ['city', 20, (at: number) => ({ city: `Town ${at}` }), 'town 44'],
  ['dealership_name', 40, (at: number) => ({ dealership_name: `Dealer ${at}` }), 'dealer 44'],
] as const)('[SRCH-17] lists %s up to %d, and asks for one further down', async (attribute, limit, change, typed) => {
  await open(attribute, vehicles(45, change));
  fireEvent.click(screen.getByRole('button', { name: 'See all choices' }));
  expect(lines()).toHaveLength(limit);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(new RegExp(`^${typed}`, 'i'))]));
});

it('[SRCH-08] keeps a chosen value visible when no vehicle has it any more', async () => {
  await open(
    'colour',
    vehicles(3, () => ({ colour: 'White' })),
    { refinementList: { colour: ['Gold'] } },
  );
  await waitFor(() => expect(lines()).toEqual(['White 3 found', 'Gold 0 found']));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Gold/ }).checked).toBe(true);
});

it('[SRCH-08] narrows by days since the listing, and the address keeps the days', async () => {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1_000);
  const client = fakeSearchClient(vehicles(10, (at) => ({ created_at: now - at * 5 * day })));
  render(
    <TestSearch client={client}>
      <FilterPanel filters={[{ attribute: 'created_at_timestamp', title: 'Listed', control: 'list' }]} />
    </TestSearch>,
  );
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Listed/ });
  await waitFor(() => expect(client.asked.length).toBeGreaterThan(0));
  fireEvent.change(select, { target: { value: '7' } });
  await waitFor(() => expect(select.selectedOptions[0]?.textContent).toBe('Last 7 days'));
  await waitFor(() =>
    expect(client.asked.at(-1)?.params.numericFilters).toEqual([
      expect.stringMatching(/^created_at_timestamp>=\d{10}$/),
    ]),
  );
  fireEvent.change(select, { target: { value: '' } });
  await waitFor(() => expect(client.asked.at(-1)?.params.numericFilters).toBeUndefined());
});
