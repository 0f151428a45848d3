import { generateStock } from '@forecourt/demo';
import { siteSchema, vehicleSchema, type Site, type Vehicle } from '@forecourt/domain';
import {
  correctCells,
  keyCounts,
  keySet,
  openFeed,
  openSiteStore,
  parseMapping,
  processConfig,
  readRow,
} from '@forecourt/platform';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostRegistered } from '../../sites/hostRegistered.ts';

const root = join(import.meta.dirname, '../../..');
const registered = await hostRegistered();

/** Where the real listings lie; they are not part of the repository, so a machine may not have them. */
export const listingsFile = join(root, '../shared/data/australian-vehicle-listings.csv');

/** Moment the benchmark happens at: answers must not depend on the day it is run. */
export const benchNow = new Date('2026-11-10T09:30:00Z');

export interface BaseStock {
  vehicles: Vehicle[];
  /** Where they come from, in words. */
  source: string;
}

const feedSite = siteSchema.parse({
  slug: 'bench',
  name: 'Bench',
  template: 'group',
  theme: 'plain',
  tagline: '',
  description: '',
  dealerships: [{ id: 'bench', slug: 'bench', name: 'Bench' }],
  stockDealershipIds: ['bench'],
});

/** Reads the listings as an import would, without a database. @throws when the file is not such a feed */
export async function readListings(file: string): Promise<Vehicle[]> {
  const mappingFile = join(root, 'tools/import/mappings/australian-vehicle-listings.json');
  const mapping = parseMapping(readFileSync(mappingFile, 'utf8'), mappingFile);
  const context = {
    site: feedSite,
    mapping,
    keysSeen: keyCounts(),
    brought: keySet(),
    known: null,
    now: benchNow.getTime() / 1_000,
  };
  const vehicles: Vehicle[] = [];
  const feed = await openFeed(file, mapping);
  for await (const rows of feed.batches(1_000)) {
    for (const row of rows) {
      const reading = 'cells' in row && !('issue' in row) ? readRow(correctCells(row.cells, mapping), context) : null;
      if (reading?.ok) vehicles.push(reading.vehicle);
    }
  }
  if (vehicles.length === 0) throw new Error(`No row of ${file} can be read by ${mappingFile}.`);
  return vehicles;
}

/** The demo's own sites. */
export function demoSites(): readonly Site[] {
  const read = processConfig(root);
  if (!read.ok) throw new Error(`The configuration is not right: ${read.problems.join(' ')}`);
  const { sitesFolder: folder } = read.config;
  const now = (): number => benchNow.getTime();
  const originTemplate = 'http://{slug}.localhost';
  return openSiteStore({ folder, demo: true, originTemplate, registered, log: console.error, now }).all();
}

/** Stock of the demo's own sites, the same for the same seed. */
export function generatedStock(seed: number): Vehicle[] {
  return generateStock({ sites: demoSites(), seed, now: benchNow }).map((one) => vehicleSchema.parse(one));
}

const spelled = [
  ...(['make', 'model', 'badge', 'colour', 'drive', 'fuel', 'simple_fuel', 'simple_body'] as const),
  ...(['simple_transmission', 'state', 'city'] as const),
];

/**
 * Cars with each text as most of the stock spells it: our engine counts `HiAce` and `Hiace` as one, other engines as two.
 */
export function withOneSpelling(vehicles: readonly Vehicle[]): Vehicle[] {
  const spellings = spelled.map((name) => {
    const counts = new Map<string, number>();
    for (const { [name]: text } of vehicles) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
    const byCount = [...counts].sort(([, one], [, other]) => one - other);
    return { name, usual: new Map(byCount.map(([text]) => [text.toLowerCase(), text])) };
  });
  return vehicles.map((vehicle) => {
    const texts = spellings.map(({ name, usual }) => [name, usual.get(vehicle[name]?.toLowerCase() ?? '')]);
    return { ...vehicle, ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)) };
  });
}

/** The real listings where they are, else self-made stock. */
export async function baseStock(file: string, seed: number): Promise<BaseStock> {
  if (existsSync(file)) {
    return { vehicles: withOneSpelling(await readListings(file)), source: `real listings of ${file}` };
  }
  return { vehicles: generatedStock(seed), source: `self-made stock, because there is no file ${file}` };
}
