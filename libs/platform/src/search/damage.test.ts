import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openSearch, type EmbeddedSearch } from './openSearch.ts';
import { sampleNow, sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { sampleKeys } from './testing/serveSearch.ts';

const folder = temporaryFolder();
const sound = join(folder, 'sound.sqlite');

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(1_000, 77, ['dealer-1']);
async function* inBatches(vehicles: readonly Vehicle[]) {
  for (let start = 0; start < vehicles.length; start += 500) yield vehicles.slice(start, start + 500);
}

function open(file: string) {
  const logged: string[] = [];
  const lost = vi.fn<() => void>();
  const log = (message: string) => logged.push(message);
  const search = openSearch({ file, now: () => sampleNow, keys: sampleKeys, log, checkAfter: 0 });
  search.onLost(lost);
  return { search, logged, lost };
}

async function idsOf(search: EmbeddedSearch): Promise<string[]> {
  const { results } = await search.queries(site, { requests: [{ indexName: primaryIndex, hitsPerPage: 1_000 }] });
  return (results[0] as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID);
}

let right: string[] = [];
beforeAll(async () => {
  const { search } = open(sound);
  await search.rebuild(inBatches(stock));
  await search.setVersion('7');
  right = await idsOf(search);
  await search.close();
});

/** A copy of the undamaged file. */
function copy(name: string): string {
  const file = join(folder, name);
  copyFileSync(sound, file);
  return file;
}

function garble(file: string, from: number, length: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 'not what was here '), 0, length, from);
  closeSync(handle);
}

/** Offset of a text's first occurrence in the file. */
const placeOf = (file: string, text: string, from = 0): number => readFileSync(file).indexOf(text, from);

describe('a damaged index file', () => {
  it('is built anew by whoever opens it, however it was damaged', async () => {
    const short = copy('short.sqlite');
    truncateSync(short, Math.floor(statSync(short).size / 2));
    const headless = copy('headless.sqlite');
    garble(headless, 0, 200);
    for (const file of [short, headless]) {
      const { search, logged } = open(file);
      expect(await search.size()).toBe(0);
      expect(await search.version()).toBeNull();
      expect(logged).toEqual([expect.stringContaining('has to be rebuilt')]);
      await search.rebuild(inBatches(stock));
      expect(await idsOf(search)).toEqual(right);
      await search.close();
    }
  });

  it('is empty and without a version when it was deleted', async () => {
    const file = copy('deleted.sqlite');
    rmSync(file);
    const { search } = open(file);
    expect(await search.size()).toBe(0);
    expect(await search.version()).toBeNull();
    await search.close();
  });

  it('is found out when it is deleted while it serves', async () => {
    const file = copy('taken.sqlite');
    const { search, logged, lost } = open(file);
    expect(await search.version()).toBe('7');
    rmSync(file);
    await expect(search.upsert(stock.slice(0, 1))).rejects.toThrow('deleted');
    expect(lost).toHaveBeenCalledTimes(1);
    expect(await search.version()).toBeNull();
    await search.rebuild(inBatches(stock));
    expect(await idsOf(search)).toEqual(right);
    expect(logged).toEqual([expect.stringContaining('the file was deleted')]);
    await search.close();
  });

  it('answers from its records when only the columns are damaged', async () => {
    const file = copy('columns.sqlite');
    const db = new DatabaseSync(file);
    const { bytes } = db.prepare('SELECT bytes FROM snapshots').get() as { bytes: Uint8Array };
    bytes.fill(65, bytes.length / 2, bytes.length / 2 + 100);
    db.prepare('UPDATE snapshots SET bytes = ?').run(bytes);
    db.close();
    const { search, logged } = open(file);
    expect(await idsOf(search)).toEqual(right);
    expect(await search.version()).toBe('7');
    expect(logged).toEqual([expect.stringContaining('made anew from its records: its checksum is wrong')]);
    await search.close();
  });

  it('is found out in the background when records are damaged that nobody asks for', async () => {
    const file = copy('records.sqlite');
    garble(file, placeOf(file, '"objectID":"car-77-900"'), 3_000);
    const { search, logged, lost } = open(file);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(await search.version()).toBeNull();
    expect(logged).toEqual([expect.stringContaining('has to be rebuilt')]);
    await search.rebuild(inBatches(stock));
    expect(await idsOf(search)).toEqual(right);
    await search.close();
  });
});
