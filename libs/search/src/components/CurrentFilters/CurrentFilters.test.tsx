import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles, sampleFilters } from '../../testing/index.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { SearchBoxField } from '../SearchBoxField/SearchBoxField.tsx';
import { CurrentFilters, type ScopeChip } from './CurrentFilters.tsx';

afterEach(cleanup);

const state = {
  query: 'kia',
  refinementList: { body: ['SUV'] },
  range: { price: '20000:45000', km: ':90000' },
  toggle: { certified: true },
};
const scope: ScopeChip[] = [{ text: 'Toyota', href: '/search?body=SUV' }];

async function open(props: { state?: typeof state; scope?: ScopeChip[] } = {}) {
  const client = fakeSearchClient(manyVehicles);
  render(
    <TestSearch client={client} state={props.state}>
      <SearchBoxField />
      <CurrentFilters filters={sampleFilters} scope={props.scope} />
      <FilterPanel filters={sampleFilters} />
    </TestSearch>,
  );
  await waitFor(() => expect(client.asked.length).toBeGreaterThan(0));
  return client;
}

const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }));

it('[SRCH-08] has one chip for each choice, a whole range in one', async () => {
  await open({ state });
  // A link, so that the words can be taken away without a script too.
  expect(chips().getByRole('link', { name: 'Remove “kia”' }).getAttribute('href')).toContain('body=SUV');
  expect(
    chips()
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual([
    'Remove Certified only',
    'Remove $20,000 to $45,000',
    'Remove SUV',
    'Remove Kilometres up to 90,000 km',
    'Clear all',
  ]);
});

it('[SRCH-08] removes a range, a toggle and the words, one by one', async () => {
  const client = await open({ state });
  for (const name of ['Remove $20,000 to $45,000', 'Remove Certified only', 'Remove “kia”']) {
    fireEvent.click(chips().getByRole(name.includes('“') ? 'link' : 'button', { name }));
    await waitFor(() => expect(chips().queryByText(name.slice('Remove '.length), { exact: false })).toBeNull());
  }
  await waitFor(() =>
    expect(client.asked.at(-1)?.params).toMatchObject({
      query: '',
      facetFilters: [['body:SUV']],
      numericFilters: ['km<=90000'],
    }),
  );
});

it('[SRCH-08] clears everything at once', async () => {
  const client = await open({ state });
  fireEvent.click(chips().getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull());
  await waitFor(() => expect(client.asked.at(-1)?.params.facetFilters).toBeUndefined());
  expect(client.asked.at(-1)?.params).toMatchObject({ query: '' });
  expect(client.asked.at(-1)?.params.numericFilters).toBeUndefined();
});

it('[ROUTE-09] removes a narrowing of the page itself by a link', async () => {
  await open({ scope });
  expect(chips().getByRole('link', { name: 'Remove Toyota' }).getAttribute('href')).toBe('/search?body=SUV');
  expect(chips().queryByRole('button', { name: 'Clear all' })).toBeNull();
});
