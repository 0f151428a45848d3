import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRefinementList } from 'react-instantsearch';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { useChangeSearch, useSearchSlice } from './useSearchSlice.ts';
import { useQuietAsking } from './useQuietAsking.ts';

const drawn = vi.fn();

function Page() {
  useQuietAsking();
  const { items } = useRefinementList({ attribute: 'body' });
  drawn();
  return <p>{`${items.length} bodies`}</p>;
}

function Chosen() {
  const change = useChangeSearch();
  const bodies = useSearchSlice((state) => state.refinementList?.body ?? []);
  return (
    <button onClick={() => change((state) => ({ ...state, refinementList: { body: ['SUV'] } }))}>
      {bodies.join() || 'none'}
    </button>
  );
}

afterEach(cleanup);

it('[SRCH-12] draws what is chosen at once, and the rest only when the answer has come', async () => {
  const client = fakeSearchClient(manyVehicles, { delay: 100 });
  render(
    <TestSearch client={client}>
      <Page />
      <Chosen />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const before = drawn.mock.calls.length;
  const asked = client.asked.length;
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('SUV');
  expect(drawn).toHaveBeenCalledTimes(before);
  await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(before));
  expect(client.asked.length).toBeGreaterThan(asked);
});
