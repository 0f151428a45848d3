import { expect, it } from 'vitest';
import { timeZoneAt } from './timeZone.ts';

const brisbane = { id: 'brisbane', primary: false, time_zone: 'Australia/Brisbane' };
const perth = { id: 'perth', primary: true, time_zone: 'Australia/Perth' };

it.each([
  ['of the location itself', [brisbane, perth], 'brisbane', 'Australia/Brisbane'],
  ['of the main location where no location is named', [brisbane, perth], null, 'Australia/Perth'],
  ['of the main location where the named one is gone', [brisbane, perth], 'closed', 'Australia/Perth'],
  ['of the first location where none is the main one', [brisbane], null, 'Australia/Brisbane'],
  ['of Sydney on a site without locations', [], 'perth', 'Australia/Sydney'],
])('tells times by the clock %s', (_, locations, locationId, zone) => {
  expect(timeZoneAt(locations, locationId)).toBe(zone);
});
