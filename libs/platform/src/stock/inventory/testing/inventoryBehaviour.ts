import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory } from '../openInventory.ts';
import { itFollowsStock } from './followingBehaviour.ts';
import { itListsStock } from './listingBehaviour.ts';
import { itStoresStock } from './storingBehaviour.ts';
import { itTrimsChanges } from './trimmingBehaviour.ts';
import { type InventoryFixture, today } from './inventoryFixture.ts';

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
