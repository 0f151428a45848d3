import { homeMessages, platformWords } from '@forecourt/domain/messages';
import { sampleVehicles } from '@forecourt/domain/testing';
import { summariseVehicle, type VehicleSummary } from '@forecourt/domain';
import { sampleContentSite } from '@forecourt/content/testing';
import { expect, it } from 'vitest';
import { factsOf } from '../contract/facts.ts';
import { heroPictures, homeHero, homeRows } from './heroPicture.ts';
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

it('shows different vehicles with pictures and prices in the hero', () => {
  const site = sampleContentSite;
  const pictures = heroPictures(stock, site, 3);
  expect(pictures.slice(0, 2).map(({ vehicle }) => vehicle.simple_body)).toEqual(['SUV', 'Ute']);
  expect(new Set(pictures.map(({ vehicle }) => vehicle.id)).size).toBe(3);
  expect(heroPictures([{ ...first, images: [] }], site, 3)).toEqual([]);
  const unpriced = { ...first, id: 'unpriced', price: null, make: 'Kia' };
  expect(heroPictures([unpriced, first], site, 1)[0]?.vehicle).toBe(first);
  expect(heroPictures([unpriced], site, 1)).toHaveLength(1);
});

it('captions the dealer’s own picture with a vehicle that has a picture beside its price', () => {
  const own = { url: '/media/site/yard', width: 1200, height: 800, alt: 'Our yard' };
  const site = { ...sampleContentSite, identity: { ...sampleContentSite.identity, heroPictures: [own] } };
  const pictured = homeHero({ site, featured: stock });
  expect([pictured.picture?.url, pictured.caption?.image]).toEqual([own.url, expect.anything()]);
  expect(homeHero({ site, featured: stock }, 2)).toMatchObject({ caption: null, cards: [{}, {}] });
  const plain = homeHero({ site: sampleContentSite, featured: stock }, 2);
  expect(plain.caption).toMatchObject({ vehicle: first, image: null });
  expect(plain.cards.map(({ vehicle }) => vehicle)).not.toContain(first);
  expect(homeHero({ site: sampleContentSite, featured: [] })).toEqual({ picture: null, caption: null, cards: [] });
});

it('shows no vehicle twice on a home page', () => {
  const page = { site: sampleContentSite, featured: stock, justArrived: stock.toReversed() };
  const hero = homeHero(page);
  const rows = homeRows(page, hero, 2);
  const ids = [hero.caption?.vehicle.id, ...[...rows.featured, ...rows.justArrived].map(({ id }) => id)];
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

it('never matches a van with a car that may not tow it loaded', () => {
  for (const { towing, tare } of towBands) expect(tare).toBeLessThanOrEqual(towing * 0.8);
  expect(towBandFor(2_800)?.towing).toBe(3_500);
  expect(towBandFor(1_200)?.towing).toBe(1_200);
  expect(towBandFor(1_201)?.towing).toBe(1_800);
  expect(towBandFor(3_600)).toBeNull();
});
