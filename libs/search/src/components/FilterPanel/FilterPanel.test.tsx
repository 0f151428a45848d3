import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { FilterPanel } from './FilterPanel.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(persistFilterSections = true) {
  render(
    <TestSearch flags={{ persistFilterSections }}>
      <FilterPanel filters={sampleFilters} formId="search" />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^SUV/ })).toBeTruthy());
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;

async function toggle(name: string) {
  const details = section(name);
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

it('[SRCH-01] opens and closes a section, and remembers it for the next visit', async () => {
  await open();
  expect(section('Condition').open).toBe(true);
  expect(section('Fuel').open).toBe(false);
  await toggle('Condition');
  await toggle('Fuel');
  cleanup();
  await open();
  expect(section('Condition').open).toBe(false);
  expect(section('Fuel').open).toBe(true);
});

it('[SRCH-01] forgets open sections where the site does not remember them', async () => {
  await open(false);
  await toggle('Condition');
  cleanup();
  await open(false);
  expect(section('Condition').open).toBe(true);
});

it('submits its choices by a plain form where there is no JavaScript', async () => {
  await open();
  const suv = screen.getByRole<HTMLInputElement>('checkbox', { name: /^SUV/ });
  expect([suv.name, suv.value, suv.getAttribute('form')]).toEqual(['body', 'SUV', 'search']);
});
