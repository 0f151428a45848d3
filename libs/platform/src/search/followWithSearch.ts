import type { Logger } from 'pino';
import type { Inventory } from '../inventory/openInventory.ts';
import type { VersionedSearch } from '../ports.ts';

/** What of the inventory the index is built and kept up from. */
export interface FollowedStock {
  everything: Inventory['everything'];
  onChange: Inventory['onChange'];
  changes: Pick<Inventory['changes'], 'newest' | 'start' | 'pump'>;
}

/**
 * Brings the index up to the stock and keeps it there. An index that is lost while it serves is built again.
 * @returns whether it had to be built anew, and how many vehicles it holds
 */
export async function followWithSearch(
  inventory: FollowedStock,
  search: VersionedSearch,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<{ rebuilt: boolean; size: number }> {
  let building = 0;

  async function build(): Promise<number> {
    building += 1;
    try {
      const newest = await inventory.changes.newest();
      const size = await search.rebuild(inventory.everything());
      // Only now: an index that says it is up to date is believed after a crash.
      await search.setVersion(String(newest));
      log.info({ size }, 'The search index was built from the database');
      return newest;
    } finally {
      building -= 1;
    }
  }

  search.onLost(() => {
    build().catch((fault: unknown) => log.error({ fault }, 'The lost search index could not be built again'));
  });
  const newest = await inventory.changes.newest();
  const reflected = Number((await search.version()) ?? Number.NaN);
  // An index from nowhere, or from a database that is ahead of ours, says nothing of this stock.
  const rebuilt = !(reflected <= newest);
  const from = rebuilt ? await build() : reflected;
  inventory.onChange(async ({ upserted, removed, version, missed }) => {
    if (missed) {
      await build();
      return;
    }
    if (upserted.length > 0) await search.upsert(upserted);
    if (removed.length > 0) await search.remove(removed.map(({ id }) => id));
    if (building === 0) await search.setVersion(String(version));
  });
  inventory.changes.start(from);
  await inventory.changes.pump();
  return { rebuilt, size: await search.size() };
}
