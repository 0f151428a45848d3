import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';

afterEach(cleanup);

it('[SRCH-09] shows the count on its way out, and closing it keeps what was chosen', async () => {
  render(
    <TestSearch>
      <FilterSheet filters={sampleFilters} noun="vehicle" nounPlural="vehicles" />
      <aside>
        <FilterPanel filters={sampleFilters} />
      </aside>
    </TestSearch>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Show Me 60 vehicles' })).toBeTruthy());
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /^SUV/ }));
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show Me 15 vehicles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Long enough for the sheet's own parts to leave the search.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^SUV/ }).checked).toBe(true);
});
