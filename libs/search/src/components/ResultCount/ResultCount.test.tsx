import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRefinementList } from 'react-instantsearch';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { TestSearch, fakeSearchClient, manyVehicles, type FakeSearchClient } from '../../testing/index.ts';
import { ResultCount } from './ResultCount.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A service that only estimates large counts. */
function roughClient(nbHits: number, facets: object): FakeSearchClient {
  const client = fakeSearchClient(manyVehicles);
  return {
    ...client,
    search: async (requests) => {
      const { results } = await client.search(requests);
      return { results: results.map((result: object) => ({ ...result, nbHits, facets })) as never[] };
    },
  };
}

function Kinds() {
  const { refine } = useRefinementList({ attribute: 'car_type' });
  return <button onClick={() => refine('used')}>Used</button>;
}

async function resultText(client: FakeSearchClient, stockCount: number | null, state: SearchUiState = {}) {
  render(
    <TestSearch client={client} state={state}>
      <Kinds />
      <ResultCount noun="vehicle" nounPlural="vehicles" stockCount={stockCount} />
    </TestSearch>,
  );
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).not.toContain('Looking'));
  return status.textContent;
}

it('[SRCH-14] says the exact count up to 1999, and the sum of the facet counts above', async () => {
  expect(await resultText(roughClient(1_999, { car_type: { used: 3_000 } }), null)).toBe('1,999 vehicles');
  cleanup();
  expect(await resultText(roughClient(2_400, { car_type: { used: 1_900, new: 487 } }), 5_000)).toBe('2,387 vehicles');
});

it('[SRCH-14] says the dealer’s own count of the whole stock, but not of a narrowed one', async () => {
  expect(await resultText(roughClient(2_400, {}), 16_734)).toBe('16,734 vehicles');
  cleanup();
  const narrowed = { refinementList: { car_type: ['used'] } };
  expect(await resultText(roughClient(2_400, {}), 16_734, narrowed)).toBe('2,400 vehicles');
});

it('[SRCH-12] says that the list is being updated, and when it could not be', async () => {
  vi.useFakeTimers();
  const client = fakeSearchClient(manyVehicles, { delay: 1_500 });
  render(
    <TestSearch client={client}>
      <Kinds />
      <ResultCount noun="vehicle" nounPlural="vehicles" />
    </TestSearch>,
  );
  const status = screen.getByRole('status');
  const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle(2_000);
  expect(status.textContent).toBe('60 vehicles');
  fireEvent.click(screen.getByRole('button', { name: 'Used' }));
  await settle(900);
  expect(status.textContent).toBe('60 vehicles');
  await settle(200);
  expect(status.textContent).toBe('Updating the list…');
  await settle(500);
  expect(status.textContent).toBe('45 vehicles');
  client.fail(true);
  fireEvent.click(screen.getByRole('button', { name: 'Used' }));
  await settle(2_000);
  expect(status.textContent).toBe('45 vehicles, We couldn’t update the list');
});

it('tells screen readers politely, in one place that stays', async () => {
  expect(await resultText(fakeSearchClient(manyVehicles), null)).toBe('60 vehicles');
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
