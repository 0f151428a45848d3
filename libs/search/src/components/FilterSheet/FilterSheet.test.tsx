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

it('[SRCH-09] clears what was chosen from its head, and says how many are left', async () => {
  render(
    <TestSearch state={{ refinementList: { body: ['SUV'] } }}>
      <FilterSheet filters={sampleFilters} noun="vehicle" nounPlural="vehicles" />
    </TestSearch>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByText('1 chosen')).toBeTruthy();
  await sheet.findByRole('button', { name: 'Show Me 15 vehicles' });
  fireEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
  expect(await sheet.findByRole('button', { name: 'Show Me 60 vehicles' })).toBeTruthy();
  expect(sheet.getByText('60 vehicles found').getAttribute('role')).toBe('status');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Clear all' }).disabled).toBe(true);
});

it('[SRCH-01] opens where it was left: the same sections, the same place, and the focus goes back', async () => {
  render(
    <TestSearch>
      <FilterSheet filters={sampleFilters} noun="vehicle" nounPlural="vehicles" />
    </TestSearch>,
  );
  const opener = screen.getByRole('button', { name: 'Filters' });
  opener.focus();
  fireEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  const section = () => screen.getByRole('heading', { name: 'Fuel' }).closest('details') as HTMLDetailsElement;
  section().open = true;
  fireEvent(section(), new Event('toggle'));
  const frame = within(sheet).getByText('Nothing chosen yet').parentElement?.parentElement
    ?.parentElement as HTMLElement;
  frame.scrollTop = 120;
  fireEvent.scroll(frame);
  fireEvent.keyDown(sheet, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(opener);
  const again = await screen.findByRole('dialog', { name: 'Filters' });
  expect(section().open).toBe(true);
  const after = within(again).getByText('Nothing chosen yet').parentElement?.parentElement
    ?.parentElement as HTMLElement;
  expect(after.scrollTop).toBe(120);
});
