import { describe, expect, it } from 'vitest';
import { sampleSite } from '../testing/sampleSite.ts';
import { accessorySchema } from './accessory.ts';
import { makesOf, manufacturers } from './listedMakes.ts';
import { manufacturerSchema, usualCategories } from './manufacturer.ts';
import { rangeModelSchema } from './rangeModel.ts';
import { accessoriesPath, modelsOfPath, rangeModelPath } from './rangePaths.ts';

describe('makes', () => {
  it('[MODEL-01][ENT-03] have id, name, slug and logo, each but once', () => {
    expect(manufacturers.length).toBeGreaterThanOrEqual(150);
    expect(new Set(manufacturers.map(({ id }) => id)).size).toBe(manufacturers.length);
    expect(new Set(manufacturers.map(({ slug }) => slug)).size).toBe(manufacturers.length);
    const rover = manufacturers.find(({ name }) => name === 'Land Rover');
    expect(rover).toMatchObject({ slug: 'land-rover', logo: { url: '/api/makes/land-rover/logo.svg' } });
  });

  it('of a site are its own manufacturer and those of the dealerships whose stock it shows', () => {
    const dealership = (id: string, make: string) => ({ ...sampleSite.dealerships[0]!, id, manufacturers: [make] });
    const dealerships = [dealership('a', 'Kia'), dealership('b', 'Isuzu UTE'), dealership('c', 'Ford')];
    expect(makesOf({ manufacturer: 'Kia', dealerships, stockDealershipIds: ['a', 'b'] })).toEqual(['Kia', 'Isuzu']);
  });
});

describe('a model', () => {
  it('[ENT-03] needs its names and nothing else', () => {
    expect(rangeModelSchema.parse({ name: 'RAV4', manufacturer_name: 'Toyota' })).toMatchObject({
      status: 'current',
      image: null,
      body: null,
      manufacturer_body: null,
      manufacturer_body_2: null,
      manufacturer_body_3: null,
      accessories_count: null,
      override_url: null,
      variants: [],
    });
  });

  it('[ENT-03] says which field is wrong', () => {
    const read = rangeModelSchema.safeParse({
      name: 'RAV4',
      manufacturer_name: 'Toyota',
      colour: [],
      override_url: 'x',
    });
    expect(read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()).toMatch(
      /override_url give a path.*colour/s,
    );
  });

  it('[ROUTE-11] stands at an address that begins with its make', () => {
    const model = { slug: 'toyota-rav4', name: 'RAV4', override_url: null };
    expect([rangeModelPath(model), accessoriesPath(model), modelsOfPath('SUVs & 4WDs')]).toEqual([
      '/models/toyota-rav4',
      '/rav4/accessories',
      '/models?body=suvs-4wds',
    ]);
  });

  it('[MODEL-04] is told about where its manufacturer wants it', () => {
    expect(rangeModelPath({ slug: 'kia-ev5', override_url: 'https://kia.example/ev5' })).toBe(
      'https://kia.example/ev5',
    );
  });
});

it('[MODEL-02] a manufacturer has the usual categories where it names none', () => {
  expect(manufacturerSchema.parse({ name: 'Toyota' }).categories).toEqual(usualCategories);
});

it('[MODEL-04] an accessory fits at least one model, and may have no price', () => {
  const bar = { name: 'Tow bar', manufacturer_name: 'Toyota' };
  expect(accessorySchema.parse({ ...bar, models: ['toyota-rav4'] }).price).toBeNull();
  expect(accessorySchema.safeParse({ ...bar, models: [] }).success).toBe(false);
});
