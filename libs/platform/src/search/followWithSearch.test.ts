import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it, vi } from 'vitest';
import type { VersionedSearch } from '../ports/searchPort.ts';
import type { InventoryChange } from '../ports/inventoryPort.ts';
import { followWithSearch, type FollowedStock } from './followWithSearch.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { batchesOf } from './testing/searchFixture.ts';
import { openSampleSearch } from './testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(30, 8, ['dealer-1']);

/** Stock that changes when the test says so. */
function sampleInventory(newest: number) {
  const listeners: ((change: InventoryChange) => Promise<void> | void)[] = [];
  const started: number[] = [];
  let vehicles: readonly Vehicle[] = stock;
  const inventory: FollowedStock = {
    everything: () => batchesOf(vehicles, 10),
    onChange(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    changes: {
      newest: async () => newest,
      start: (from: number) => void started.push(from),
      pump: async () => undefined,
    },
  };
  const change = async (upserted: readonly Vehicle[], version: number, missed = false): Promise<void> => {
    vehicles = [...vehicles.filter(({ id }) => !upserted.some((one) => one.id === id)), ...upserted];
    for (const listener of listeners) await listener({ upserted, removed: [], version, missed });
  };
  return { inventory, started, change };
}

const key = () => 'k1';
const quiet = () => ({ info: vi.fn(), error: vi.fn() });

/** A search whose index can be lost at will. */
function losable(search: VersionedSearch) {
  const listeners: (() => void)[] = [];
  return {
    search: { ...search, onLost: (listener: () => void) => void listeners.push(listener) },
    lose: () => listeners.forEach((listener) => listener()),
  };
}

describe('an index that follows the stock', () => {
  it('is built when it comes from nowhere, and taken as it is when it is up to date', async () => {
    const { search } = openSampleSearch();
    const { inventory, started, change } = sampleInventory(7);
    expect(await followWithSearch(inventory, search, quiet(), key)).toMatchObject({ rebuilt: true, size: 30 });
    expect(await search.version()).toBe('7 k1');
    await change([{ ...(stock[0] as Vehicle), model: 'Zephyrine' }], 9);
    expect(await search.version()).toBe('9 k1');
    const { results } = await search.queries(site, {
      requests: [{ indexName: primaryIndex, filters: 'model:Zephyrine' }],
    });
    expect(results[0]).toMatchObject({ index: primaryIndex });
    const again = sampleInventory(11);
    expect(await followWithSearch(again.inventory, search, quiet(), key)).toMatchObject({ rebuilt: false, size: 30 });
    expect([started, again.started]).toEqual([[7], [9]]);
    await search.close();
  });

  it('is built when it is ahead of the database, as after a restored backup', async () => {
    const { search } = openSampleSearch();
    await search.setVersion('99');
    expect(await followWithSearch(sampleInventory(7).inventory, search, quiet(), key)).toMatchObject({ rebuilt: true });
    expect(await search.version()).toBe('7 k1');
    await search.close();
  });

  it('is built again when it is lost, and claims to be up to date only when it is whole', async () => {
    const opened = openSampleSearch().search;
    const { search, lose } = losable(opened);
    const { inventory, change } = sampleInventory(7);
    const held = Promise.withResolvers<void>();
    const log = quiet();
    await followWithSearch(inventory, search, log, key);
    await opened.setVersion('lost');
    async function* slowly() {
      yield stock.slice(0, 10);
      await held.promise;
      yield stock.slice(10);
    }
    inventory.everything = slowly;
    lose();
    await change([stock[3] as Vehicle], 8);
    expect(await opened.version()).toBe('lost');
    held.resolve();
    await vi.waitFor(async () => expect(await opened.version()).toBe('7 k1'));
    expect(await opened.size()).toBe(30);
    await change([stock[3] as Vehicle], 9);
    expect(await opened.version()).toBe('9 k1');
    expect(log.error).not.toHaveBeenCalled();
    await opened.close();
  });

  it('is built again when changes were missed, so that nothing stays in it that is gone', async () => {
    const { search } = openSampleSearch();
    const { inventory, change } = sampleInventory(7);
    await followWithSearch(inventory, search, quiet(), key);
    await search.upsert([{ ...(stock[0] as Vehicle), id: 'gone-unseen' }]);
    expect(await search.size()).toBe(31);
    await change([stock[3] as Vehicle], 9, true);
    expect([await search.size(), await search.version()]).toEqual([30, '7 k1']);
    await search.close();
  });

  it('is built again when the sites bring other finance figures, at the start and later', async () => {
    const { search } = openSampleSearch();
    await followWithSearch(sampleInventory(7).inventory, search, quiet(), () => 'k0');
    let current = 'k1';
    const { inventory } = sampleInventory(7);
    const { rebuilt, checkFinance } = await followWithSearch(inventory, search, quiet(), () => current);
    expect([rebuilt, await search.version()]).toEqual([true, '7 k1']);
    const everything = vi.spyOn(inventory, 'everything');
    expect(await checkFinance()).toBe(false);
    expect(everything).not.toHaveBeenCalled();
    current = 'k2';
    expect(await checkFinance()).toBe(true);
    expect(everything).toHaveBeenCalledOnce();
    expect(await search.version()).toBe('7 k2');
    await search.close();
  });

  it('says so when it cannot be built again', async () => {
    const opened = openSampleSearch().search;
    const { search, lose } = losable(opened);
    const { inventory } = sampleInventory(7);
    const log = quiet();
    await followWithSearch(inventory, search, log, key);
    inventory.everything = async function* () {
      throw new Error('database gone');
    };
    lose();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce());
    expect(await opened.size()).toBe(30);
    await opened.close();
  });
});
