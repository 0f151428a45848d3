import { vehicleSchema, type Site, type VehicleInput } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { plainSite } from '../../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory, type Inventory } from '../../../stock/inventory/openInventory.ts';
import { openWatchlist } from '../openWatchlist.ts';
import type { WatchlistService } from '../../../ports/watchlistPort.ts';

export const start = new Date('2026-11-24T04:15:00Z');
export const robin = '+61412345678';
export const alex = '+61498765432';

function siteOf(slug: string, dealership: string, search = '/search'): Site {
  return plainSite(slug, {
    slug,
    template: 'franchise',
    theme: 'toyota',
    dealerships: [{ id: dealership, slug, name: slug }],
    stockDealershipIds: [dealership],
    flags: { watchlist: true },
    paths: { search },
    texts: { vehicleNoun: 'car', vehicleNounPlural: 'cars' },
  });
}

export const harbour = siteOf('harbour', 'dealer-1');
export const sunrise = siteOf('sunrise', 'dealer-2', '/stock');

/** What the tests of one suite stand on; emptied before each test. */
export interface WatchlistFixture {
  database: OpenedDatabase;
  inventory: Inventory;
  service: WatchlistService;
  /** The same, as another host has it. */
  elsewhere: WatchlistService;
  /** Phones that other parts were asked to forget. */
  forgotten: string[];
  /** Messages that were logged. */
  lines: string[];
  /** Moves the clock. */
  wait(ms: number): void;
  now(): Date;
  /** Puts vehicles into stock: `harbour` has dealer-1, `sunrise` dealer-2. */
  stock(ids: readonly string[], changes?: Partial<VehicleInput>): Promise<void>;
  empty(): Promise<void>;
}

const tables = [
  ...['watchlist_entries', 'saved_searches', 'purchase_drafts', 'reservations', 'visitor_sessions', 'leads'],
  'vehicles',
];

export function makeWatchlistFixture(database: OpenedDatabase): WatchlistFixture {
  let at = start.getTime();
  const now = () => new Date(at);
  const inventory = openInventory({ db: database.db, now });
  const lines: string[] = [];
  const forgotten: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const forgetFurther = (_site: Site, phone: string) => Promise.resolve(forgotten.push(phone));
  const host = () => openWatchlist({ db: database.db, inventory, now, log, deleteElsewhere: forgetFurther });
  return {
    database,
    inventory,
    now,
    lines,
    forgotten,
    service: host(),
    elsewhere: host(),
    wait(ms) {
      at += ms;
    },
    async stock(ids, changes = {}) {
      await inventory.upsert(
        ids.map((id) =>
          vehicleSchema.parse({ ...sampleVehicle, id, slug: `car-${id}`, dealership_id: 'dealer-1', ...changes }),
        ),
      );
    },
    async empty() {
      for (const table of tables) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
      at = start.getTime();
      lines.length = 0;
      forgotten.length = 0;
    },
  };
}
