import type { Logger } from 'pino';
import type { Inventory } from '../stock/inventory/openInventory.ts';
import type { VersionedSearch } from '../ports/searchPort.ts';

/** The part of the inventory that the index follows. */
export interface FollowedStock {
  everything: Inventory['everything'];
  onChange: Inventory['onChange'];
  changes: Pick<Inventory['changes'], 'newest' | 'start' | 'pump'>;
}

/**
 * Brings the index up to the stock and keeps it there. An index that is lost while it serves is built again, and one
 * whose finance figures are no longer those of the sites, or whose attributes are not those of the table.
 * @param indexKey of `StockFinance` and `attributesKey`: what records are made with beside the stock
 * @returns whether it had to be rebuilt, how many vehicles it holds, and what looks after its finance figures: it
 *   says whether it had to build the index for them
 */
export async function followWithSearch(
  inventory: FollowedStock,
  search: VersionedSearch,
  log: Pick<Logger, 'info' | 'error'>,
  indexKey: () => string,
): Promise<{ rebuilt: boolean; size: number; checkFinance: () => Promise<boolean> }> {
  let building = 0;
  let indexedKey = '';
  const versionAt = (change: number) => `${change} ${indexedKey}`;

  async function build(): Promise<number> {
    building += 1;
    try {
      const newest = await inventory.changes.newest();
      const key = indexKey();
      const size = await search.rebuild(inventory.everything());
      // Stored last: after a crash the index is trusted to hold everything up to this version.
      indexedKey = key;
      await search.setVersion(versionAt(newest));
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
  const [change = '', key = ''] = (await search.version())?.split(' ') ?? [];
  const reflected = change === '' ? Number.NaN : Number(change);
  // An index without a version, or with one ahead of our database, does not belong to this stock.
  const rebuilt = !(reflected <= newest) || key !== indexKey();
  indexedKey = key;
  const from = rebuilt ? await build() : reflected;
  inventory.onChange(async ({ upserted, removed, version, missed }) => {
    if (missed) {
      await build();
      return;
    }
    if (upserted.length > 0) await search.upsert(upserted);
    if (removed.length > 0) await search.remove(removed.map(({ id }) => id));
    if (building === 0) await search.setVersion(versionAt(version));
  });
  inventory.changes.start(from);
  await inventory.changes.pump();
  return {
    rebuilt,
    size: await search.size(),
    async checkFinance() {
      if (building > 0 || indexKey() === indexedKey) return false;
      try {
        await build();
        return true;
      } catch (fault) {
        log.error({ fault }, 'The finance figures could not be indexed again');
        return false;
      }
    },
  };
}
