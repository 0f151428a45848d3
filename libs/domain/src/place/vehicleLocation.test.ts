import { expect, it } from 'vitest';
import { sampleSite, sampleVehicle } from '../testing/index.ts';
import { vehicleLocation } from './vehicleLocation.ts';

const [first] = sampleSite.locations;
const base = { ...first!, dealership_id: 'dealer-x', location_type: 'service' as const, primary: false };
const own = { ...base, id: 'own' };
const showroom = { ...base, id: 'showroom', dealership_id: 'dealer-1', location_type: 'sales' as const };
const main = { ...base, id: 'main', primary: true };
const vehicle = { ...sampleVehicle, location_id: 'own', dealership_id: 'dealer-1' };

it.each([
  ['its own location', [base, main, showroom, own], 'own'],
  ['its dealership’s showroom where its own is hidden', [base, main, showroom, { ...own, visible: false }], 'showroom'],
  ['the main location where the dealership has no showroom here', [base, main], 'main'],
  ['the first location where none is the main one', [{ ...base, id: 'hidden', visible: false }, base], base.id],
  ['nowhere on a site without locations', [], undefined],
])('a vehicle is seen at %s', (_where, locations, id) => {
  expect(vehicleLocation({ locations }, vehicle)?.id).toBe(id);
});
