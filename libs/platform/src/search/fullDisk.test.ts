import type { Vehicle } from '@forecourt/domain';
import { sampleNow, sampleStock } from '@forecourt/search-engine/testing';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openSearch } from './openSearch.ts';
import { sampleKeys } from './testing/serveSearch.ts';

const folder = temporaryFolder();

const stock = sampleStock(2_600, 77, ['dealer-1']);
async function* inOne(vehicles: Vehicle[]) {
  yield vehicles;
}

it('changes of stock ask a disk for no room that the index does not have already', async () => {
  const file = join(folder, 'index.sqlite');
  const sizes = () => [file, `${file}-wal`].map((one) => statSync(one).size);
  const search = openSearch({ file, now: () => sampleNow, keys: sampleKeys, log: () => undefined });
  await search.rebuild(inOne(stock.slice(0, 2_000)));
  const before = sizes();
  for (let at = 0; at < 600; at += 20) {
    await search.upsert(stock.slice(at, at + 20).map((vehicle) => ({ ...vehicle, price: 2_000_000 + at })));
    await search.upsert(stock.slice(2_000 + at, 2_020 + at));
    await search.remove(stock.slice(2_000 + at, 2_010 + at).map(({ id }) => id));
    await search.setVersion(String(at));
  }
  expect(await search.size()).toBe(2_300);
  expect(sizes()).toEqual(before);
  await search.close();
}, 30_000);
