import { locationMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { sampleLocation, sampleLocations, sampleServiceLocation } from '../testing/index.ts';
import { departmentChoices, departmentsAt, filterPlaces, makeChoices } from './departments.ts';
import { distanceWords, nearestFirst, nearestOther } from './nearest.ts';
import { plainSpeech } from './hoursSpeech.ts';
import { upcomingSpecialHours } from './specialHours.ts';

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

it('[LOC-09] puts the nearest place first, and leaves the order alone where nobody said from where', () => {
  const fromSydney = nearestFirst(sampleLocations, { lat: -33.87, long: 151.21 });
  expect(names(fromSydney.map(({ place }) => place))[0]).toBe('Harbour Toyota Parramatta');
  expect(fromSydney.every(({ km }, index) => index === 0 || km! >= fromSydney[index - 1]!.km!)).toBe(true);
  expect(nearestFirst(sampleLocations, null).map(({ place }) => place)).toEqual(sampleLocations);
});

it.each([
  [0.4, 'Less than 1 km away'],
  [12.6, '13 km away'],
  [3290, '3,290 km away'],
])('says %d kilometres as people do', (km, words) => expect(distanceWords(km)).toBe(words));

it('says how far a place is in the words and numbers of its site', () => {
  const messages = { 'location.kmAway': '{km, number} km entfernt', 'location.lessThanAKmAway': 'gleich hier' };
  const say = wordsOf(locationMessages, { messages, locale: 'de' });
  expect([distanceWords(0.4, say), distanceWords(3290, say)]).toEqual(['gleich hier', '3.290 km entfernt']);
});

it('links from a closed location to the nearest of its kind, else to the nearest', () => {
  const gone = { ...sampleLocation, visible: false };
  const all = [gone, ...sampleLocations.slice(1)];
  expect(nearestOther(gone, all)?.place.name).toBe('Harbour Toyota Parramatta');
  expect(nearestOther(gone, [gone, sampleServiceLocation])?.place.name).toBe(sampleServiceLocation.name);
  expect(nearestOther(gone, [gone])).toBeNull();
});

it('[LOC-06] divides places by their work and by makes that not all of them have', () => {
  expect(departmentChoices(sampleLocations)).toEqual(['sales', 'service']);
  expect(departmentChoices([sampleLocation])).toEqual([]);
  const [sales, service] = sampleLocations;
  const places = [
    { ...sales!, manufacturers: ['Toyota', 'Ford'] },
    { ...service!, manufacturers: ['Ford'] },
  ];
  expect(makeChoices(places)).toEqual(['Toyota']);
  expect(names(filterPlaces(places, { department: null, make: 'Toyota' }))).toEqual([sales!.name]);
  expect(names(filterPlaces(places, { department: 'service', make: null }))).toEqual([service!.name]);
});

it('[LOC-05] takes the departments round the corner for those of a place, and not those of another town', () => {
  expect(names(departmentsAt(sampleLocation, sampleLocations))).toEqual([
    sampleLocation.name,
    sampleServiceLocation.name,
  ]);
});

it('[LOC-04] lists special hours of the coming days', () => {
  const dates = (day: string) =>
    upcomingSpecialHours(sampleLocation, new Date(day), plainSpeech, 14).map(({ date }) => date);
  expect(dates('2026-12-10T16:30:00Z')).toEqual(['2026-12-24']);
  expect(dates('2026-12-24T15:00:00Z')).toEqual(['2026-12-24', '2026-12-25']);
  expect(dates('2026-12-24T16:30:00Z')).toEqual(['2026-12-25']);
});
