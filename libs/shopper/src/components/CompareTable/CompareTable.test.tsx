import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleSummaries } from '../../testing/index.ts';
import { CompareTable } from './CompareTable.tsx';

afterEach(cleanup);

function show(count: number) {
  const vehicles = sampleSummaries.slice(0, count).map((vehicle) => ({ vehicle, price: `Price of ${vehicle.id}` }));
  render(
    <TestSite>
      <CompareTable vehicles={vehicles} searchHref="/search" />
    </TestSite>,
  );
}

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('[CARD-05] shows the chosen vehicles side by side, a row for each fact', () => {
  show(3);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '2023 Toyota RAV4 GXL Hybrid',
    '2024 Toyota HiLux SR5',
    '2026 Toyota Kluger Grande',
  ]);
  expect(row('Price')).toEqual(['Price of car-1', 'Price of car-3', 'Price of car-4']);
  expect(row('Condition')).toEqual(['Used', 'Used', 'New']);
  expect(row('Odometer')).toEqual(['31,250 km', '31,250 km', '12 km']);
});

it('leaves out a fact that none of them has', () => {
  show(2);
  expect(screen.queryByRole('row', { name: /^Berths/ })).toBeNull();
});

it('leads to vehicles where there is nothing to compare', () => {
  show(0);
  expect(screen.getByRole('link', { name: 'Find vehicles' }).getAttribute('href')).toBe('/search');
});
