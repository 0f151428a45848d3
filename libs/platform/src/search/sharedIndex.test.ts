import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openSearch } from './openSearch.ts';
import { openSharedIndex } from './sharedIndex.ts';
import { batchesOf } from './testing/searchFixture.ts';
import { sampleStock } from '@forecourt/search-engine/testing';

const at = new Date('2026-03-10T02:00:00Z');
const stock = sampleStock(60, 41, ['dealer-1']);

async function openFolder() {
  const root = temporaryFolder();
  const folder = join(root, 'shared');
  const fileOf = (host: string) => join(root, host, 'search/index.sqlite');
  const shareOf = (host: string, installation = 'ours', now = at) =>
    openSharedIndex({ folder, file: fileOf(host), installation, now: () => now });
  const searchOf = (host: string) => {
    const keys = { search: 'search-key', admin: null };
    const search = openSearch({ file: fileOf(host), checkAfter: 60_000, now: () => at, keys, log: () => undefined });
    onTestFinished(() => search.close());
    return search;
  };
  return { folder, shareOf, searchOf };
}

describe('a shared index', () => {
  it('is that of a running host, with what it holds at the moment, and begins a new one', async () => {
    const { shareOf, searchOf } = await openFolder();
    const first = searchOf('one');
    await first.rebuild(batchesOf(stock));
    await first.setVersion('7 key');
    expect(await shareOf('one').share()).toBe(true);
    await first.remove([stock[0]?.id ?? '']);
    await first.setVersion('8 key');

    expect(await shareOf('two').adopt()).toBe(true);
    const second = searchOf('two');
    expect([await second.version(), await second.size()]).toEqual(['7 key', stock.length]);
    expect([await first.version(), await first.size()]).toEqual(['8 key', stock.length - 1]);
  });

  it('never takes the place of an index that a host has, nor of another installation’s', async () => {
    const { shareOf, searchOf } = await openFolder();
    await searchOf('one').setVersion('7 key');
    await shareOf('one').share();
    expect(await shareOf('one').adopt()).toBe(false);
    expect(await shareOf('three', 'theirs').adopt()).toBe(false);
  });

  it('is written by one host in ten minutes, whichever comes first', async () => {
    const { folder, shareOf, searchOf } = await openFolder();
    await Promise.all(['one', 'two'].map((host) => searchOf(host).setVersion('7 key')));
    expect(await shareOf('one').share()).toBe(true);
    const [name = ''] = await readdir(folder);
    await utimes(join(folder, name), at, at);
    const later = (seconds: number) => shareOf('two', 'ours', new Date(at.getTime() + seconds * 1_000)).share();
    expect([await later(599), await later(601)]).toEqual([false, true]);
    expect(await readdir(folder), 'no draft is left').toEqual([name]);
  });

  it('is no hindrance where its folder is none', async () => {
    const { folder, shareOf, searchOf } = await openFolder();
    await searchOf('one').setVersion('7 key');
    await writeFile(folder, 'a file');
    await expect(shareOf('one').share()).rejects.toThrow();
    expect(await shareOf('two').adopt()).toBe(false);
  });
});
