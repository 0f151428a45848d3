import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleLocations } from '../../testing/index.ts';
import { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const places = sampleLocations.map(({ id, address, name }) => ({ id, address, km: null, row: <h2>{name}</h2> }));

function show(ask: PlaceFinderProps['ask'] = { action: '/locations' }) {
  return render(
    <TestSite>
      <PlaceFinder places={places} ask={ask} />
    </TestSite>,
  );
}

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

function deviceSays(coords: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = vi.fn((found: (given: unknown) => void, failed: () => void) =>
    coords ? found({ coords }) : failed(),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

it('[LOC-09] requests the page with a postcode and its other parameters, and says when a postcode is invalid', () => {
  const { container } = show({
    action: '/locations',
    postcode: '9998',
    problem: 'Invalid postcode',
    keep: { department: 'service' },
  });
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/locations', 'get']);
  expect([...new FormData(form)]).toEqual([
    ['department', 'service'],
    ['postcode', '9998'],
  ]);
  expect(screen.getByLabelText('Your postcode').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Invalid postcode')).toBeDefined();
});

it('[LOC-09] asks the device on a tap only, and sorts the places by how far they are', async () => {
  const getPosition = deviceSays({ latitude: -33.87, longitude: 151.21 });
  show();
  expect(getPosition).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect((await screen.findByText('Nearest to you first')).getAttribute('role')).toBe('status');
  expect(names()[0]).toBe('Harbour Toyota Parramatta');
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('20 km away');
});

it('[LOC-09] keeps the list and offers the postcode where the device says nothing', async () => {
  deviceSays(null);
  show();
  const before = names();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/Try your postcode instead/)).toBeDefined();
  expect(names()).toEqual(before);
});

it('says in the words of the site how far a place is', () => {
  render(
    <TestSite site={{ messages: { 'location.kmAway': '{km, number} km von dir' } }}>
      <PlaceFinder places={places.map((place) => ({ ...place, km: 12.4 }))} />
    </TestSite>,
  );
  expect(screen.getAllByText('12 km von dir')).toHaveLength(places.length);
});
