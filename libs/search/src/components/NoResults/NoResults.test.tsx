import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Configure, useInstantSearch, useRange, useRefinementList, useSearchBox } from 'react-instantsearch';
import { afterEach, expect, it } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { TestSearch, fakeSearchClient, manyVehicles, sampleFilters } from '../../testing/index.ts';
import { NoResults, type NoResultsProps } from './NoResults.tsx';

afterEach(cleanup);

/** The filters that the rest of a search page registers. */
function Page(props: NoResultsProps) {
  useSearchBox();
  useRefinementList({ attribute: 'make' });
  useRefinementList({ attribute: 'body' });
  useRange({ attribute: 'price' });
  const { indexUiState, results } = useInstantSearch();
  return (
    <div tabIndex={-1} data-testid="results">
      <output>{JSON.stringify(indexUiState)}</output>
      <p>{`${results.nbHits} found`}</p>
      {!results.__isArtificial && results.nbHits === 0 && <NoResults {...props} />}
    </div>
  );
}

function open(state: SearchUiState, client = fakeSearchClient(manyVehicles), props: Partial<NoResultsProps> = {}) {
  const words = { noun: 'vehicle', nounPlural: 'vehicles', basePath: '/search', now: new Date('2026-11-20T00:00:00Z') };
  render(
    <TestSearch client={client} state={state}>
      <Configure {...({ filters: 'sold:false' } as object)} />
      <Page filters={sampleFilters} {...words} {...props} />
    </TestSearch>,
  );
  return client;
}

const noKiaSuv: SearchUiState = { refinementList: { make: ['Kia'], body: ['SUV'] } };

it('offers to drop each choice, with the count that would find, in one batch of its own', async () => {
  const client = open(noKiaSuv);
  expect(await screen.findByRole('button', { name: 'Without Kia: 15 vehicles' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Without SUV: 6 vehicles' })).toBeTruthy();
  const counting = client.batches.filter((batch) => batch.every(({ params }) => params.hitsPerPage === 0));
  expect(counting).toHaveLength(1);
  expect(counting[0]?.every(({ params }) => params.filters === 'sold:false')).toBe(true);
});

it('drops the choice that is pressed and keeps the place of the focus', async () => {
  open(noKiaSuv);
  const button = await screen.findByRole('button', { name: 'Without SUV: 6 vehicles' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('6 found')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByTestId('results'));
});

it('names makes that fit the rest of the search', async () => {
  open(noKiaSuv);
  fireEvent.click(await screen.findByRole('button', { name: 'MG (3)' }));
  expect(await screen.findByText('3 found')).toBeTruthy();
});

it('clears everything at once', async () => {
  open({ ...noKiaSuv, query: 'mazda' });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('60 found')).toBeTruthy();
});

it('suggests checking the spelling of words that find nothing at all, and only of those', async () => {
  open({ query: 'submarine' });
  expect(await screen.findByText(/don’t have anything matching “submarine”\. Check the spelling/)).toBeTruthy();
  cleanup();
  open({ query: 'mazda', refinementList: { make: ['Kia'] } });
  expect(await screen.findByRole('button', { name: 'Without Kia: 6 vehicles' })).toBeTruthy();
  expect(screen.queryByText(/Check the spelling/)).toBeNull();
});

it('offers the ways out without counts when they cannot be counted', async () => {
  const client = fakeSearchClient(manyVehicles);
  open(noKiaSuv, {
    ...client,
    search: (requests) =>
      (requests as { params: { hitsPerPage?: number } }[]).every(({ params }) => params.hitsPerPage === 0)
        ? Promise.reject(new Error('no network'))
        : client.search(requests),
  });
  expect(await screen.findByRole('button', { name: 'Without Kia' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Without SUV' })).toBeTruthy();
});

it('has a way to all stock and to the dealer, also where nothing was chosen', async () => {
  open({}, fakeSearchClient([]), { action: <a href="/enquire">Ask us to find one</a> });
  expect(await screen.findByRole('link', { name: 'See all vehicles' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask us to find one' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(screen.getByText(/don’t have any vehicles listed here right now/)).toBeTruthy());
});

it('[SRCH-02] offers what the stock has in place of words that nothing answers to, as links', async () => {
  const client = fakeSearchClient(manyVehicles);
  const instead = [
    { attribute: 'body', value: 'SUV', count: 1_204 },
    { attribute: 'make', value: 'Kia', count: 7 },
  ];
  const search = async (requests: Parameters<typeof client.search>[0]) => {
    const { results } = await client.search(requests);
    const read = results.map((one) => ({
      ...(one as object),
      reading: { query: 'zyzzx', chips: [], droppedWords: [], instead },
    }));
    return { results: read };
  };
  open({ query: 'zyzzx' }, { ...client, search } as typeof client);
  expect((await screen.findByRole('link', { name: 'SUV (1,204)' })).getAttribute('href')).toBe('/search?body=SUV');
  expect(screen.getByRole('link', { name: 'Kia (7)' }).getAttribute('href')).toBe('/search?make=Kia');
  expect(screen.getByText(/don’t have anything matching “zyzzx”/)).toBeTruthy();
});
