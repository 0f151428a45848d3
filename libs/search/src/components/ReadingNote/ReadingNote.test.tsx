import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles, sampleFilters } from '../../testing/index.ts';
import { CurrentFilters } from '../CurrentFilters/CurrentFilters.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { SearchBoxField } from '../SearchBoxField/SearchBoxField.tsx';
import { ReadingNote } from './ReadingNote.tsx';

afterEach(cleanup);

/** A search service that reads the words of every query as one chip and drops another. */
function readingClient() {
  const client = fakeSearchClient(manyVehicles);
  const search = async (requests: Parameters<typeof client.search>[0]) => {
    const { results } = await client.search(requests);
    const read = results.map((result, place) => {
      const query = (requests as readonly { params?: { query?: string } }[])[place]?.params?.query ?? '';
      const reading = { query, chips: [{ text: 'Kia', without: '' }], droppedWords: ['White'] };
      return query === '' ? result : { ...(result as object), query, reading };
    });
    return { results: read };
  };
  return { ...client, search } as typeof client;
}

it('[SRCH-02] shows what was understood as chips that are links without a script, and what was dropped', async () => {
  render(
    <TestSearch client={readingClient()} state={{ query: 'kia' }}>
      <SearchBoxField />
      <CurrentFilters filters={sampleFilters} />
      <FilterPanel filters={sampleFilters} />
      <ReadingNote noun="vehicle" nounPlural="vehicles" basePath="/search" />
    </TestSearch>,
  );
  const chip = await screen.findByRole('link', { name: 'Remove Kia' });
  expect(chip.getAttribute('href')).toBe('?');
  expect(screen.queryByRole('button', { name: 'Remove “kia”' })).toBeNull();
  expect(screen.getByText(/^No match for White. Showing .* with Kia$/)).toBeDefined();
  fireEvent.click(chip);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove Kia' })).toBeNull());
});
