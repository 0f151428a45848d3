import { expect, it } from 'vitest';
import { sampleLocation, sampleLocations } from '../testing/index.ts';
import { directionsUrl, locationsBanner } from './place.ts';
import { selectLocations, viewingLocations } from './selectLocations.ts';

const names = (block: string) => selectLocations(block, sampleLocations).map(({ id }) => id);

it.each([
  ['primary', ['loc-sales']],
  ['sales', ['loc-sales', 'loc-sydney']],
  ['service', ['loc-service']],
  ['parts', []],
  ['service-and-parts', ['loc-service']],
  ['all', ['loc-sales', 'loc-service', 'loc-sydney']],
  ['loc-sydney', ['loc-sydney']],
  ['loc-unknown', []],
])('[LOC-01] shows the locations of the block "%s"', (block, ids) => {
  expect(names(block)).toEqual(ids);
});

it('[LOC-01] never shows a hidden location, and takes the first one where none is marked primary', () => {
  const hidden = sampleLocations.map((one, index) => ({ ...one, primary: false, visible: index > 0 }));
  expect(selectLocations('all', hidden)).toHaveLength(2);
  expect(selectLocations('primary', hidden).map(({ id }) => id)).toEqual(['loc-service']);
});

it('[LOC-11] offers a vehicle at its own location and where that one delivers to', () => {
  const home = { id: 'loc-sales', distribution_locations: ['loc-sydney', 'loc-gone'] };
  expect(viewingLocations(home, sampleLocations).map(({ id }) => id)).toEqual(['loc-sales', 'loc-sydney']);
});

it('[LOC-10] words the banner by the number of locations', () => {
  expect(locationsBanner(3, 'Big')).toBe('3 Big Locations');
  expect(locationsBanner(2, 'Convenient')).toBe('2 Convenient Locations');
  expect(locationsBanner(1, 'Big')).toBe('Find Us Here');
  expect(locationsBanner(0, 'Big')).toBe('Find Us Here');
});

it('[LOC-04] leads to a route to the address', () => {
  const url = new URL(directionsUrl(sampleLocation));
  expect(url.searchParams.get('destination')).toBe('Harbour Toyota Sales, 12 Quarry Street, Fremantle WA 6160');
});

const at = (address: Partial<typeof sampleLocation.address>) =>
  directionsUrl({ name: 'Harbour Toyota', address: { ...sampleLocation.address, ...address } });

it('[API-07] leads to the entry in the map where one is on record', () => {
  const place_url = 'https://maps.example/place/harbour';
  expect(new URL(at({ place_id: 'ChIJ1', place_url })).searchParams.get('destination_place_id')).toBe('ChIJ1');
  expect(at({ place_url })).toBe(place_url);
});

it.each(['javascript:alert(1)', 'http://maps.example/', '//maps.example', ''])(
  '[API-07] takes the address where the entry on record is %j',
  (place_url) => {
    expect(at({ place_url })).toContain('destination=Harbour+Toyota%2C+12+Quarry+Street');
  },
);

it('[API-07] leads to the position of a place without a street', () => {
  expect(new URL(at({ street: '' })).searchParams.get('destination')).toBe('-32.05,115.75');
});
