import { utimesSync, writeFileSync, mkdirSync, appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { watchFolder } from './watchFolder.ts';

let root: string;
let folder: string;
let taken: string[];
let stop: AbortController;
let watching: Promise<void>;
/** What happens between two looks. */
let meanwhile: () => void;

beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'drop');
  mkdirSync(folder);
  taken = [];
  meanwhile = () => undefined;
});
afterEach(async () => {
  stop.abort();
  await watching;
});

function put(name: string, minute: number, content = name): void {
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), minute * 60, minute * 60);
}

async function watch(take: (file: string) => boolean = () => true): Promise<void> {
  stop = new AbortController();
  await new Promise<void>((onWatching) => {
    watching = watchFolder({
      folder,
      data: root,
      signal: stop.signal,
      pause: async () => {
        meanwhile();
        await nextTurn();
      },
      take: async (file) => {
        taken.push(basename(file));
        return take(file);
      },
      onWatching,
    });
  });
}
const expectTaken = (...names: string[]) => expect.poll(() => taken).toEqual(names);

it('takes the newest file of a folder alone, and then each that is newer', async () => {
  put('tuesday.csv', 2);
  put('monday.csv', 1);
  await watch();
  await expectTaken('tuesday.csv');
  put('late.csv', 1);
  put('wednesday.csv', 3);
  await expectTaken('tuesday.csv', 'wednesday.csv');
});

it('takes a file again that is written anew under its name', async () => {
  put('stock.csv', 1);
  await watch();
  await expectTaken('stock.csv');
  put('stock.csv', 2, 'other');
  await expectTaken('stock.csv', 'stock.csv');
});

it('leaves what is not whole, not a file, or hidden', async () => {
  put('.hidden', 5);
  put('stock.csv.part', 5);
  mkdirSync(join(folder, 'folder'));
  put('stock.csv', 1);
  await watch();
  await expectTaken('stock.csv');
});

it('waits for a file that still grows', async () => {
  let looks = 0;
  let lookedWhenTaken = 0;
  meanwhile = () => {
    looks += 1;
    if (looks <= 20) appendFileSync(join(folder, 'stock.csv'), 'x');
  };
  await watch(() => {
    lookedWhenTaken = looks;
    return true;
  });
  await expectTaken('stock.csv');
  expect(lookedWhenTaken).toBe(21);
});

it('goes on where it was when it is started again, and takes up what it had not done', async () => {
  put('stock.csv', 1);
  await watch(() => false);
  await expectTaken('stock.csv');
  stop.abort();
  await watching;
  await watch();
  await expectTaken('stock.csv', 'stock.csv');
  stop.abort();
  await watching;
  await watch();
  put('next.csv', 2);
  await expectTaken('stock.csv', 'stock.csv', 'next.csv');
});

it('says at once that there is no such folder', async () => {
  stop = new AbortController();
  watching = Promise.resolve();
  const order = { folder: join(root, 'none'), data: root, signal: stop.signal, take: async () => true };
  await expect(watchFolder({ ...order, onWatching: () => undefined })).rejects.toThrow(/none cannot be watched: /);
});
