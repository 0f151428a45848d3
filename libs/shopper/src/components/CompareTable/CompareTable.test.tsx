import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compareStore } from '../../stores/stores.ts';
import { keepOnDevice, sampleSoldVehicle, sampleSummaries } from '../../testing/index.ts';
import { CompareTray } from '../CompareTray/CompareTray.tsx';
import { CompareTable, type ComparedVehicle } from './CompareTable.tsx';

// Loaded with the first vehicle, which is not under test here.
beforeAll(() => import('../CompareTray/ChosenTray.tsx'));

afterEach(cleanup);

const compared = (count: number): ComparedVehicle[] =>
  sampleSummaries.slice(0, count).map((vehicle, place) => ({
    vehicle: { ...vehicle, price: 3_000_000 + place },
    specifications: [
      { label: 'Length', value: '4,615 mm' },
      { label: 'Torque', value: `${200 + place} Nm`, better: 'high' as const },
    ],
  }));

const page = (vehicles: readonly ComparedVehicle[], slug = 'compare-table') => (
  <TestSite site={{ slug }}>
    <CompareTable vehicles={vehicles} searchHref="/search" />
  </TestSite>
);

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const noRow = (name: string) => expect(screen.queryByRole('row', { name: new RegExp(`^${name}`) })).toBeNull();

describe('CompareTable', () => {
  it('[CARD-05] shows the chosen vehicles side by side, a row for each fact', () => {
    render(page(compared(3)));
    const heads = screen.getAllByRole('columnheader').map((header) => within(header).getAllByRole('link')[0]);
    expect(heads.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
      ['2023 Toyota RAV4 GXL Hybrid', '/cars/2023-toyota-rav4-gxl-hybrid-t1001'],
      ['2024 Toyota HiLux SR5', '/cars/reserved-t1003'],
      ['2026 Toyota Kluger Grande', '/cars/coming-t1004'],
    ]);
    expect(row('Price')).toEqual([
      '$30,000 Drive AwayLowest priceView details',
      '$30,000.01 Drive AwayView details',
      '$30,000.02 Drive AwayView details',
    ]);
    expect(row('Condition')).toEqual(['Used', 'Used', 'New']);
    expect(row('Odometer')).toEqual(['31,250 km', '31,250 km', '12 kmLowest']);
    expect(row('Torque')).toEqual(['200 Nm', '201 Nm', '202 NmHighest']);
  });

  it('shows a weekly repayment only where one is given', () => {
    render(page(compared(2)));
    noRow('Finance');
    cleanup();
    render(page([{ ...compared(1)[0]!, repayment: '$193 per week' }, compared(2)[1]!]));
    expect(row('Finance')).toEqual(['$193 per week', '']);
  });

  it('[CARD-05] can leave only the rows that differ', () => {
    render(page(compared(2)));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    noRow('Length');
    noRow('Condition');
    expect(row('Torque')).toEqual(['200 Nm', '201 NmHighest']);
    expect(row('Price')).toHaveLength(2);
  });

  it('says so when nothing differs', () => {
    const [one] = compared(1);
    render(page([one!, { ...one!, vehicle: { ...one!.vehicle, id: 'twin' } }]));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.getByText('These vehicles are the same on everything we list.')).toBeTruthy();
  });

  it('[VDP-08] links from each vehicle in stock to its details', () => {
    render(page(compared(2)));
    const details = screen.getAllByRole('link', { name: /^View details of / });
    expect(details.map((link) => link.getAttribute('href'))).toEqual(
      sampleSummaries.slice(0, 2).map(({ slug }) => `/cars/${slug}`),
    );
  });

  it('[CARD-05] removes one by a link that works without JavaScript, and from the device', () => {
    keepOnDevice('compare-out', 'compare', sampleSummaries.slice(0, 3));
    render(page(compared(3), 'compare-out'));
    const remove = screen.getByRole('link', { name: 'Remove 2024 Toyota HiLux SR5 from the comparison' });
    expect(remove.getAttribute('href')).toBe('/compare?ids=car-1%2Ccar-4');
    fireEvent.click(remove);
    expect(
      compareStore('compare-out')
        .current()
        .map(({ id }) => id),
    ).toEqual(['car-1', 'car-4']);
  });

  it('says that a vehicle is sold and links to similar ones instead of a price', () => {
    render(page([compared(1)[0]!, { ...compared(6)[5]!, repayment: '$99' }]));
    expect(row('Price')).toEqual(['$30,000 Drive AwayView details', 'Find something similar']);
    expect(row('Finance')).toEqual(['', '']);
    expect(screen.getByRole('columnheader', { name: /Corolla.*Sold/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find something similar' }).getAttribute('href')).toBe(
      `/enquire?car=${sampleSoldVehicle.slug}&about=similar`,
    );
  });

  it('asks for a second vehicle beside a single one', () => {
    render(page(compared(1)));
    expect(screen.getByText('One vehicle so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a vehicle' }).getAttribute('href')).toBe('/search');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('scrolls inside a region that the keyboard reaches', () => {
    render(page(compared(4)));
    expect(screen.getByRole('region', { name: 'Comparison, scrolls sideways' }).tabIndex).toBe(0);
    expect(screen.queryByRole('link', { name: 'Add a vehicle' })).toBeNull();
  });
});

describe('without vehicles in the address', () => {
  it('links to vehicles', () => {
    render(page([]));
    expect(screen.getByRole('link', { name: 'Find vehicles' }).getAttribute('href')).toBe('/search');
  });

  it('[CARD-05] offers those that were chosen on this device', () => {
    keepOnDevice('compare-kept', 'compare', sampleSummaries.slice(0, 2));
    render(page([], 'compare-kept'));
    const kept = screen.getByRole('link', { name: 'Compare the 2 you’ve chosen' });
    expect(kept.getAttribute('href')).toBe('/compare?ids=car-1%2Ccar-3');
    expect(screen.getByRole('heading', { name: 'You’ve chosen 2 vehicles' })).toBeTruthy();
  });

  it('[CARD-05] asks for one more where only one was chosen', () => {
    keepOnDevice('compare-one', 'compare', sampleSummaries.slice(0, 1));
    render(page([], 'compare-one'));
    expect(screen.getByRole('heading', { name: 'Add one more vehicle to compare' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find vehicles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /you’ve chosen/ })).toBeNull();
  });
});

it('[CARD-05] hides the tray while it is on the page', async () => {
  keepOnDevice('compare-tray', 'compare', sampleSummaries.slice(0, 2));
  const both = (isComparing: boolean) => (
    <TestSite site={{ slug: 'compare-tray' }}>
      {isComparing && <CompareTable vehicles={compared(2)} searchHref="/search" />}
      <CompareTray />
    </TestSite>
  );
  const tray = { name: 'Vehicles to compare' };
  const { rerender } = render(both(false));
  await screen.findByRole('region', tray);
  rerender(both(true));
  expect(screen.queryByRole('region', tray)).toBeNull();
  rerender(both(false));
  expect(screen.getByRole('region', tray)).toBeTruthy();
});

it('is complete in the server’s HTML', () => {
  expect(renderToStaticMarkup(page(compared(2)))).toContain('201 Nm');
});
