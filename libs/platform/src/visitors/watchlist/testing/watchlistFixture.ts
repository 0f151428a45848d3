import { vehicleSchema, type Site, type VehicleInput } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { plainSite } from '../../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory } from '../../../stock/inventory/openInventory.ts';
import { openWatchlist } from '../openWatchlist.ts';

export const start = new Date('2026-11-24T04:15:00Z');
export const robin = '+61412345678';
export const alex = '+61498765432';

function siteOf(slug: string, dealership: string, search = '/search'): Site {
  return plainSite(slug, {
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

const tables = [
  ...['watchlist_entries', 'saved_searches', 'purchase_drafts', 'reservations', 'visitor_sessions', 'leads'],
  'vehicles',
];

/** What the tests of one suite stand on; emptied before each test. */
export function makeWatchlistFixture(database: OpenedDatabase) {
  let at = start.getTime();
  const now = () => new Date(at);
  const inventory = openInventory({ db: database.db, now });
  const lines: string[] = [];
  /** Phones that other parts were asked to forget. */
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
    /** The same, as another host has it. */
    elsewhere: host(),
    wait(ms: number) {
      at += ms;
    },
    /** Puts vehicles into stock: `harbour` has dealer-1, `sunrise` dealer-2. */
    async stock(ids: readonly string[], changes: Partial<VehicleInput> = {}) {
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
export type WatchlistFixture = ReturnType<typeof makeWatchlistFixture>;
