import { siteSchema, vehicleSchema, type Site, type Vehicle, type VehicleInput } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory, type Inventory } from '../openInventory.ts';
import { itFollowsStock } from './followingBehaviour.ts';
import { itListsStock } from './listingBehaviour.ts';
import { itStoresStock } from './storingBehaviour.ts';
import { itTrimsChanges } from './trimmingBehaviour.ts';

export const day = 86_400;
/** 1 November 2026, 00:00 UTC, in seconds since 1970. */
export const today = Date.UTC(2026, 10, 1) / 1_000;

export function siteOf(slug: string, changes: { stockDealershipIds?: string[]; search?: object } = {}): Site {
  return siteSchema.parse({
    slug,
    name: slug,
    template: 'group',
    theme: 'group',
    tagline: '',
    description: '',
    dealerships: [{ id: `dealer-${slug}`, slug, name: slug }],
    stockDealershipIds: [`dealer-${slug}`],
    ...changes,
  });
}

/** A vehicle of the dealer `harbour`, unless told otherwise. */
export function vehicle(id: string, changes: Partial<VehicleInput> = {}): Vehicle {
  const { slug = `vehicle-${id}` } = changes;
  return vehicleSchema.parse({ ...sampleVehicle, id, slug, dealership_id: 'dealer-harbour', ...changes });
}

export async function idsOf(batches: AsyncIterable<Vehicle[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of batches) ids.push(...batch.map(({ id }) => id));
  return ids.sort();
}

/** The database under test, emptied before each test, and two processes' views of it. */
export interface InventoryFixture {
  inventory: Inventory;
  /** Another process on the same database. */
  elsewhere: Inventory;
  database: OpenedDatabase;
}

/** What the inventory promises, whichever database it is in. */
export function describeInventory(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`inventory on ${name}`, () => {
    const fixture = {} as InventoryFixture;
    let database: OpenedDatabase;

    beforeAll(async () => {
      database = await open();
      fixture.database = database;
      const now = (): Date => new Date(today * 1_000);
      fixture.inventory = openInventory({ db: database.db, now });
      fixture.elsewhere = openInventory({ db: database.db, now });
    }, 120_000);
    beforeEach(async () => {
      await database.db.execute(sql`delete from vehicles`);
      await database.db.execute(sql`delete from stock_changes`);
      await database.db.execute(sql`delete from stock_readers`);
    });
    afterAll(async () => {
      await fixture.inventory.changes.stop();
      await fixture.elsewhere.changes.stop();
      await database.close();
    });

    itStoresStock(fixture);
    itListsStock(fixture);
    itFollowsStock(fixture);
    itTrimsChanges(fixture);
  });
}
