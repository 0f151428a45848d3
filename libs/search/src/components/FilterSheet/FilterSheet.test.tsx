import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SearchUiState } from '../../model/searchUiState.ts';
import {
  TestSearch,
  fakeSearchClient,
  manyVehicles,
  sampleFilters,
  type FakeSearchClient,
} from '../../testing/index.ts';
import { withNativeDialogs } from '../../testing/nativeDialogs.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';

withNativeDialogs();
afterEach(cleanup);

function open(name: string, state?: SearchUiState, client?: FakeSearchClient) {
  render(
    <TestSearch state={state} client={client}>
      <FilterSheetButton filters={sampleFilters} />
      <FilterSheet filters={sampleFilters} noun="vehicle" nounPlural="vehicles" />
    </TestSearch>,
  );
  const opener = screen.getByRole('button', { name });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it('[SRCH-09] shows the count on its close button, and closing it keeps the choices', async () => {
  open('Filters');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Show Me 60 vehicles' })).toBeTruthy());
  const suv = within(sheet).getByRole<HTMLInputElement>('checkbox', { name: /^SUV/ });
  fireEvent.click(suv);
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show Me 15 vehicles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  expect(suv.checked).toBe(true);
});

it('[SRCH-12] counts nothing on its close button while the list is not that of the choices', async () => {
  const client = fakeSearchClient(manyVehicles);
  open('Filters', {}, client);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await sheet.findByRole('button', { name: 'Show Me 60 vehicles' });
  client.fail(true);
  fireEvent.click(sheet.getByRole('checkbox', { name: /^SUV/ }));
  expect(await sheet.findByRole('button', { name: 'Show Me vehicles' })).toBeTruthy();
  expect(sheet.getByText('We couldn’t update the list').getAttribute('role')).toBe('status');
});

it('[SRCH-09] clears what was chosen from its head, and says how many are left', async () => {
  open('Filters (1)', { refinementList: { body: ['SUV'] } });
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByText('1 chosen')).toBeTruthy();
  await sheet.findByRole('button', { name: 'Show Me 15 vehicles' });
  fireEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
  expect(await sheet.findByRole('button', { name: 'Show Me 60 vehicles' })).toBeTruthy();
  expect(sheet.getByText('60 vehicles found').getAttribute('role')).toBe('status');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Clear all' }).disabled).toBe(true);
});

it('[SRCH-01] opens where it was left: the same sections, the same place, and the focus goes back', async () => {
  const opener = open('Filters');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  const section = () => screen.getByRole('heading', { name: 'Fuel' }).closest('details') as HTMLDetailsElement;
  section().open = true;
  fireEvent(section(), new Event('toggle'));
  const frame = section().closest('ul')?.parentElement as HTMLElement;
  frame.scrollTop = 120;
  fireEvent.scroll(frame);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Simulates a browser that loses the scroll position.
  frame.scrollTop = 0;
  fireEvent.click(opener);
  const again = await screen.findByRole('dialog', { name: 'Filters' });
  fireEvent(again, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(section().open).toBe(true);
  expect(frame.scrollTop).toBe(120);
});
