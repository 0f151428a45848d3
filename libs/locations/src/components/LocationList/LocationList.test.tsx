import type { Location } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sampleLocations, sampleOpenNow } from '../../testing/index.ts';
import { LocationList } from './LocationList.tsx';

// The code that keeps its hours up to date, for which `act` would not wait.
beforeAll(() => import('../OpenNow/OpenNowLine.tsx'));
afterEach(cleanup);

const show = (locations: readonly Location[]) =>
  act(async () =>
    render(
      <TestSite>
        <LocationList locations={locations} now={sampleOpenNow} hrefOf={({ slug }) => `/contact#${slug}`} />
      </TestSite>,
    ),
  );

it('[LOC-02] shows one location large, with a map and directions', async () => {
  await show(sampleLocations.slice(0, 1));
  expect(screen.getByRole('img', { name: 'Map with Fremantle WA marked, 15 km from Perth' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Get Directions' }).getAttribute('href')).toContain('Quarry');
  expect(screen.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe('/contact#fremantle-sales');
});

it('[LOC-02] shows several as a list, to swipe on phones, and none as nothing', async () => {
  const { container } = await show([]);
  expect(container.textContent).toBe('');
  cleanup();
  await show(sampleLocations);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('Swipe for more')).toBeDefined();
});

it('[LOC-06] puts an even number of locations in two columns and others in three', async () => {
  const columnsOf = async (count: number) => {
    cleanup();
    await show(
      Array.from({ length: count }, (_, index) => ({ ...(sampleLocations[0] as Location), id: `loc-${index}` })),
    );
    return screen.getByRole('list').className;
  };
  expect(await columnsOf(2)).toBe(await columnsOf(4));
  expect(await columnsOf(3)).toBe(await columnsOf(5));
  expect(await columnsOf(2)).not.toBe(await columnsOf(3));
});

it('[LOC-03] shows name, stars, address, phone, hours and licence on a card, and leads to the details', async () => {
  await show(sampleLocations);
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByRole('heading', { name: 'Harbour Toyota Sales' })).toBeDefined();
  expect(card.getByText('4.7')).toBeDefined();
  expect(card.getByRole('link', { name: '12 Quarry Street, Fremantle WA 6160' })).toBeDefined();
  expect(card.getByRole('link', { name: '08 9335 0100' }).getAttribute('href')).toBe('tel:+61893350100');
  expect(card.getByRole('rowheader', { name: 'Monday to Friday' })).toBeDefined();
  expect(card.getByText('Dealer licence MD12345')).toBeDefined();
  expect(card.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe('/contact#fremantle-sales');
});
