import { sampleVehicle } from '@forecourt/domain/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { CurrentFilters } from '../CurrentFilters/CurrentFilters.tsx';
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel.tsx';
import { Hits } from '../Hits/Hits.tsx';
import { PlainCard } from '../../testing/PlainCard.tsx';

afterEach(cleanup);

const filters: FilterPanelProps['filters'] = [
  { attribute: 'make', title: 'Make', control: 'makes' },
  { attribute: 'body', title: 'Body type', control: 'list' },
];

function open(state: SearchUiState = {}, vehicles = manyVehicles) {
  const client = fakeSearchClient(vehicles);
  render(
    <TestSearch client={client} state={state}>
      <FilterPanel filters={filters} formId="search" marks={{ make: ({ make }) => <i data-mark={make} /> }} />
      <CurrentFilters filters={filters} />
      <Hits Card={PlainCard} now={new Date('2026-11-20T00:00:00Z')} label="Vehicles" empty="Nothing" />
    </TestSearch>,
  );
  return client;
}

const make = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} \\d`) });
const models = (name: string) => within(screen.getByRole('list', { name: `${name} models` }));
const found = () => screen.queryAllByRole('article').map((one) => /\d{4} (\w+)/.exec(one.textContent ?? '')?.[1] ?? '');
const foundSoon = (expected: Record<string, number>) =>
  waitFor(() => {
    const counts: Record<string, number> = {};
    for (const one of found()) counts[one] = (counts[one] ?? 0) + 1;
    expect(counts).toEqual(expected);
  });

it('[SRCH-07] shows seven makes with logos and counts before "Show all makes"', async () => {
  open();
  await make('Ford');
  expect(screen.getAllByRole('checkbox', { name: /6 found$/ })).toHaveLength(7);
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(7);
  const all = screen.getByRole('button', { name: 'Show all makes' });
  expect(all.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(all);
  expect(screen.getAllByRole('checkbox', { name: /6 found$/ })).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Show fewer makes' }).getAttribute('aria-expanded')).toBe('true');
});

it('[SRCH-07] finds the chosen models of one make together with the whole of another', async () => {
  const client = open();
  fireEvent.click(await make('Kia'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all makes' }));
  fireEvent.click(await make('Toyota'));
  await foundSoon({ Kia: 6, Toyota: 6 });
  fireEvent.click(screen.getByRole('button', { name: 'Select models of Toyota' }));
  fireEvent.click(models('Toyota').getByRole('checkbox', { name: 'Model 0 2 found' }));
  await foundSoon({ Kia: 6, Toyota: 2 });
  fireEvent.click(models('Toyota').getByRole('checkbox', { name: 'Model 4 2 found' }));
  await foundSoon({ Kia: 6, Toyota: 4 });
  expect(client.asked.at(-1)?.params.facetFilters).toEqual([
    ['make:Kia', 'make_model:Toyota > Model 0', 'make_model:Toyota > Model 4'],
  ]);
  // Counts ignore the make filter itself, so every make and model can still be added.
  expect((await make('Mazda')).closest('label')?.textContent).toContain('6');
  expect(models('Toyota').getByRole('checkbox', { name: 'Model 2 2 found' })).toBeTruthy();
});

it('[SRCH-07] removes a model by its chip, and its make with the last model', async () => {
  open({ refinementList: { make: ['Kia', 'Toyota'], make_model: ['Toyota > Model 0'] } });
  await foundSoon({ Kia: 6, Toyota: 2 });
  expect(screen.queryByRole('button', { name: 'Remove Toyota' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Toyota Model 0' }));
  await foundSoon({ Kia: 6 });
  expect(screen.queryByRole('checkbox', { name: /^Toyota/, checked: true })).toBeNull();
});

it('[SRCH-07] removes a make together with its models', async () => {
  open({ refinementList: { make: ['Kia', 'Toyota'], make_model: ['Toyota > Model 0'] } });
  await foundSoon({ Kia: 6, Toyota: 2 });
  fireEvent.click(await make('Toyota'));
  await foundSoon({ Kia: 6 });
  expect(screen.queryByRole('button', { name: /Toyota Model/ })).toBeNull();
});

it('[SRCH-07] counts models under the other filters', async () => {
  open({ refinementList: { make: ['Toyota'], body: ['SUV'] } });
  await foundSoon({ Toyota: 3 });
  const button = screen.getByRole('button', { name: 'Select models of Toyota' });
  expect(screen.queryByRole('list', { name: 'Toyota models' })).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const names = models('Toyota')
    .getAllByRole('checkbox')
    .map((one) => one.closest('label')?.textContent);
  expect(names).toEqual(['Model 0 1 found', 'Model 2 1 found', 'Model 4 1 found']);
});

it('shows the models at once where there is one make, without a make among the choices', async () => {
  open(
    {},
    manyVehicles.filter((vehicle) => vehicle.make === 'Kia'),
  );
  await make('Kia');
  expect(screen.queryByRole('button', { name: /Select models/ })).toBeNull();
  fireEvent.click(models('Kia').getByRole('checkbox', { name: 'Model 1 2 found' }));
  await foundSoon({ Kia: 2 });
  fireEvent.click(models('Kia').getByRole('checkbox', { name: /^Model 1/ }));
  await foundSoon({ Kia: 6 });
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});

it('[SRCH-07] shows at most thirty models of a make, finds the rest by typing, and asks for those an answer leaves out', async () => {
  const of = (name: string, count: number, copies: number) =>
    Array.from({ length: count * copies }, (_, at) => ({
      ...sampleVehicle,
      id: `${name}-${at}`,
      make: name,
      model: `${name[0]}${at % count}`,
    }));
  open({ refinementList: { make: ['Rare', 'Common'] } }, [...of('Common', 110, 2), ...of('Rare', 40, 1)]);
  await make('Rare');
  fireEvent.click(await screen.findByRole('button', { name: 'Select models of Rare' }));
  await waitFor(() => expect(models('Rare').getAllByRole('checkbox')).toHaveLength(30));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find Rare models' }), { target: { value: 'r39' } });
  await waitFor(() => expect(models('Rare').getAllByRole('checkbox')).toHaveLength(1));
  fireEvent.click(models('Rare').getByRole('checkbox', { name: 'R39 1 found' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Rare R39' })).toBeTruthy());
});

it('submits makes and models by a plain form where there is no JavaScript', async () => {
  open({ refinementList: { make: ['Toyota'], make_model: ['Toyota > Model 0'] } });
  const field = await make('Toyota');
  const model = models('Toyota').getByRole<HTMLInputElement>('checkbox', { name: /^Model 0/ });
  expect([field, model].map((one) => [one.name, one.value, one.checked, one.getAttribute('form')])).toEqual([
    ['make', 'Toyota', true, 'search'],
    ['make_model', 'Toyota > Model 0', true, 'search'],
  ]);
});
