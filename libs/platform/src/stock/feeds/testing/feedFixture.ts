import type { Vehicle } from '@forecourt/domain';
import { eq, sql } from 'drizzle-orm';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { plainSite } from '../../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMemory } from '../../../database/testing/openMemory.ts';
import { feedRuns, vehicles } from '../../../database/schema/index.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { openInventory, type Inventory } from '../../inventory/openInventory.ts';
import type { FeedImport, FeedReport } from '../feedOrder.ts';
import { importFeed } from '../importFeed.ts';
import { parseMapping, type Mapping } from '../mapping.ts';

const workspace = join(import.meta.dirname, '..', '..', '..', '..', '..', '..');

/** The mapping of the Australian listings, as the command would be given it. */
export function listingsMapping(): Mapping {
  const file = join(workspace, 'tools', 'import', 'mappings', 'australian-vehicle-listings.json');
  return parseMapping(readFileSync(file, 'utf8'), file);
}

/** The real listings; they are not part of the repository, so a machine may not have them. */
export const listingsFile = join(workspace, '..', 'shared', 'data', 'australian-vehicle-listings.csv');

export const feedSite = plainSite('harbour', {
  name: 'Harbour',
  dealerships: [
    { id: 'dealer-1', slug: 'harbour', name: 'Harbour' },
    { id: 'dealer-2', slug: 'harbour-north', name: 'Harbour North' },
  ],
  stockDealershipIds: ['dealer-1', 'dealer-2'],
});

/** Writes the file of a site with one dealership, for the commands that read sites from a folder. */
export function writeSite(sitesFolder: string): void {
  const dealerships = feedSite.dealerships.slice(0, 1);
  const site = { ...feedSite, dealerships, stockDealershipIds: dealerships.map(({ id }) => id) };
  mkdirSync(sitesFolder, { recursive: true });
  writeFileSync(join(sitesFolder, `${site.slug}.json`), JSON.stringify(site));
}

export const csv = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;

/** The least that is known of a vehicle. */
export const leastHeader = 'stocknum,name,make,model,car_type';
export const rioRows = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `S${n},Kia Rio ${n},Kia,Rio,used`);

export const yarisHeader = `${leastHeader},price,km`;
export const yarisRow = (n: number, price: number | string = 20_000 + n): string =>
  `S${n},2020 Toyota Yaris ${n},Toyota,Yaris,used,${price},${n}000`;
export const yarisRows = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => yarisRow(from + n));

export interface FeedFixture {
  inventory: Inventory;
  database: OpenedDatabase;
  /** Moves with every import, so that nothing passes for unchanged by chance. */
  clock: Date;
  folder: string;
  run(content: string | Buffer, order?: Partial<FeedImport>): Promise<FeedReport>;
  stock(): Promise<Vehicle[]>;
  runs(): Promise<(typeof feedRuns.$inferSelect)[]>;
  vehicleNamed(name: string): Promise<Vehicle | undefined>;
}

/** A database, a folder and a clock for feeds; the database is emptied before each test. */
export function makeFeedFixture(open: () => Promise<OpenedDatabase> = openMemory): FeedFixture {
  const fixture = { clock: new Date('2026-11-01T00:00:00Z') } as FeedFixture;
  beforeAll(async () => {
    fixture.folder = temporaryFolder();
    fixture.database = await open();
    fixture.inventory = openInventory({ db: fixture.database.db, now: () => fixture.clock });
  }, 120_000);
  beforeEach(() => fixture.database.db.execute(sql`truncate vehicles, feed_runs, stock_changes`));
  afterAll(() => fixture.database.close());
  fixture.stock = async () => (await fixture.database.db.select().from(vehicles)).map(({ data }) => data);
  fixture.runs = () => fixture.database.db.select().from(feedRuns).orderBy(feedRuns.startedAt);
  fixture.vehicleNamed = async (name) => {
    const [row] = await fixture.database.db
      .select()
      .from(vehicles)
      .where(eq(sql`${vehicles.data}->>'name'`, name));
    return row?.data;
  };
  fixture.run = (content, order = {}) => {
    const { database, inventory, folder } = fixture;
    fixture.clock = new Date(fixture.clock.getTime() + 60_000);
    const file = join(folder, 'feed.csv');
    writeFileSync(file, content);
    return importFeed(
      { file, site: feedSite, ...order },
      { db: database.db, sessions: database.sessions, inventory, now: () => fixture.clock, data: folder },
    );
  };
  return fixture;
}
