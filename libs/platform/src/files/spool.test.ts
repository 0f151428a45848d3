import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openSpool } from './spool.ts';

async function all(batches: AsyncIterable<string[]>): Promise<string[][]> {
  const read: string[][] = [];
  for await (const batch of batches) read.push(batch);
  return read;
}

let folder = '';
beforeAll(() => {
  folder = temporaryFolder();
});

it('gives back what was put in, in its order and in batches, as often as it is asked', async () => {
  const file = join(folder, 'deep', 'values');
  const spool = await openSpool(file);
  const values = Array.from({ length: 25 }, (_, place) => `line ${place}, \u2028 \u2029 \u00e9 ${'€'.repeat(20_000)}`);
  await spool.add(values.slice(0, 10));
  await spool.add([]);
  await spool.add(values.slice(10));
  for (let turn = 0; turn < 2; turn += 1) {
    const batches = await all(spool.batches(10));
    expect(batches.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(batches.flat()).toEqual(values);
  }
  await spool.remove();
  expect(existsSync(file)).toBe(false);
});

it('hands over fewer lines at a time where they are long', async () => {
  const spool = await openSpool(join(folder, 'long'));
  await spool.add(Array.from({ length: 5 }, () => 'x'.repeat(150_000)));
  expect((await all(spool.batches(10))).map(({ length }) => length)).toEqual([2, 2, 1]);
  await spool.remove();
});

it('is empty when nothing was put in, whatever the file held before', async () => {
  const file = join(folder, 'again');
  const first = await openSpool(file);
  await first.add(['1', '2']);
  const second = await openSpool(file);
  expect(await all(second.batches(10))).toEqual([]);
  await first.remove();
  await second.remove();
});
