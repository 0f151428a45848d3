import { demoSeed } from '@forecourt/demo';
import type { Vehicle } from '@forecourt/domain';
import { openSiteStore, type OpenedPlatform } from '@forecourt/platform';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { demo } from './demo.ts';

const folder = join(import.meta.dirname, '../sites');
const sites = openSiteStore({
  folder,
  demo: true,
  originTemplate: 'http://{slug}.localhost:1',
  log: () => undefined,
  now: () => 0,
});

const stored = new Map<string, Vehicle>();
const settings = new Map<string, unknown>();
const platform = {
  sites,
  settings: {
    get: (name: string) => Promise.resolve(settings.get(name) ?? null),
    set: (name: string, value: unknown) => Promise.resolve(void settings.set(name, value)),
  },
  inventory: {
    upsert: (vehicles: Vehicle[]) => {
      for (const vehicle of vehicles) stored.set(vehicle.id, vehicle);
      return Promise.resolve({ inserted: vehicles.length, changed: 0, unchanged: 0 });
    },
  },
} as unknown as OpenedPlatform;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  stored.clear();
  settings.clear();
});

it('fills an empty demo with stock for every dealership of every site', async () => {
  await demo.seed(platform);
  const dealerships = new Set([...stored.values()].map(({ dealership_id }) => dealership_id));
  expect([...dealerships].toSorted()).toEqual(
    [...new Set(sites.all().flatMap(({ stockDealershipIds }) => stockDealershipIds))].toSorted(),
  );
  expect(settings.get('demo seed')).toBe(demoSeed);
});

it('leaves a filled demo unchanged, so that edits to it stay', async () => {
  settings.set('demo seed', demoSeed);
  await demo.seed(platform);
  expect(stored.size).toBe(0);
});

it('draws the picture of a known name, and nothing for an unknown one', async () => {
  await demo.seed(platform);
  const [vehicle] = stored.values();
  const name = vehicle?.images[0]?.url.split('/').at(-1) ?? '';
  const picture = await demo.imageSources.demo.picture(name);
  expect(new TextDecoder().decode(picture ?? undefined)).toContain('<svg');
  expect(await demo.imageSources.demo.picture('../../etc/passwd')).toBeNull();
});
