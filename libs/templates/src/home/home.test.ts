import { homeMessages, platformWords } from '@forecourt/domain/messages';
import { sampleVehicles } from '@forecourt/domain/testing';
import { summariseVehicle, type VehicleSummary } from '@forecourt/domain';
import { sampleContentSite } from '@forecourt/content/testing';
import { expect, it } from 'vitest';
import { factsOf } from '../contract/facts.ts';
import { heroPictures, lifestylePicture } from './heroPicture.ts';
import { modelMenu } from './modelMenu.ts';
import { berthsField, conditionField, makeField, modelField, priceField } from './searchFields.ts';
import { towBandFor, towBands } from './towBands.ts';

const stock = sampleVehicles.map(summariseVehicle);
const first = stock[0] as VehicleSummary;
const facts = factsOf(stock);

const say = platformWords(homeMessages);

it('counts what is in stock and leaves out what is sold', () => {
  expect(facts.stockCount).toBe(stock.length - 1);
  expect(facts.makes).toEqual([{ name: 'Toyota', count: facts.stockCount }]);
  expect(facts.models.map(({ name }) => name)).not.toContain('Corolla');
  expect(facts.models.find(({ name }) => name === 'Yaris Cross')?.priceFrom).toBeNull();
  expect(facts.models.find(({ name }) => name === 'RAV4')?.priceFrom).toBe(4_299_000);
});

it('is empty for an empty stock', () => {
  expect(factsOf([])).toEqual({
    stockCount: 0,
    makes: [],
    models: [],
    bodies: [],
    locations: [],
    sleeps: [],
    priceFrom: null,
  });
});

it('has no field for the make where all vehicles are of one make', () => {
  expect(makeField(say, facts).options).toEqual([]);
  expect(modelField(say, facts, 'Toyota').options.length).toBe(facts.models.length);
  const mixed = factsOf([...stock, { ...first, make: 'Kia', model: 'Sportage' }]);
  expect(makeField(say, mixed).options.map(({ value }) => value)).toEqual(['Kia', 'Toyota']);
});

it('offers price limits in whole dollars, none below the cheapest vehicle', () => {
  const values = priceField(say, facts).options.map(({ value }) => value);
  expect(values[0]).toBe('-50000');
  expect(values.every((value) => /^-\d+$/.test(value))).toBe(true);
});

it('offers berths from few to many', () => {
  const vans = [6, 2, 4, 2].map((sleeps, place) => ({ ...first, id: `van-${place}`, sleeps }));
  expect(berthsField(say, factsOf(vans)).options).toEqual([
    { value: '2', label: '2 berths (2)' },
    { value: '4', label: '4 berths (1)' },
    { value: '6', label: '6 berths (1)' },
  ]);
});

it('offers conditions only where the site sells more than one', () => {
  expect(conditionField(say, sampleContentSite).options.map(({ value }) => value)).toEqual(['new', 'used', 'demo']);
  const usedOnly = { ...sampleContentSite, search: { ...sampleContentSite.search, carTypes: ['used' as const] } };
  expect(conditionField(say, usedOnly).options).toEqual([]);
});

it("[NAV-01] lists the manufacturer's models in stock, or the makes of a site without a manufacturer", () => {
  expect(modelMenu(sampleContentSite, facts)).toContainEqual({ name: 'RAV4', url: '/search/toyota/rav4' });
  expect(modelMenu({ ...sampleContentSite, manufacturer: null }, facts)).toEqual([
    { name: 'Toyota', url: '/search/toyota' },
  ]);
});

it('uses different vehicles with pictures in the hero', () => {
  const pictures = heroPictures(stock, 3);
  expect(pictures.slice(0, 2).map(({ vehicle }) => vehicle.simple_body)).toEqual(['SUV', 'Ute']);
  expect(new Set(pictures.map(({ vehicle }) => vehicle.id)).size).toBe(3);
  expect(heroPictures([{ ...first, images: [] }], 3)).toEqual([]);
  expect(lifestylePicture([], stock)).toBe(first.images[0]?.url);
  expect(lifestylePicture([], [])).toBeNull();
});

it('never matches a van with a car that may not tow it loaded', () => {
  for (const { towing, tare } of towBands) expect(tare).toBeLessThanOrEqual(towing * 0.8);
  expect(towBandFor(2_800)?.towing).toBe(3_500);
  expect(towBandFor(1_200)?.towing).toBe(1_200);
  expect(towBandFor(1_201)?.towing).toBe(1_800);
  expect(towBandFor(3_600)).toBeNull();
});
