import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { appendRow } from './appendRow.ts';

let folder: string;
let path: string;
const head = '\ufeffReference,Name\r\n';
const patience = () => AbortSignal.timeout(20_000);
const add = (key: string, name = 'Mia') => appendRow({ path, key, head, row: `${key},${name}\r\n` }, patience());

beforeEach(async () => {
  folder = temporaryFolder();
  path = join(folder, 'deep', 'day.csv');
});

it('begins a file with its head, readable by its owner only, and adds each key once', async () => {
  expect([await add('a'), await add('b'), await add('a', 'Somebody else')]).toEqual([true, true, false]);
  expect(await readFile(path, 'utf8')).toBe(`${head}a,Mia\r\nb,Mia\r\n`);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

it('loses no row of many that are added at once', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
  await Promise.all([...keys, ...keys].map((key) => add(key)));
  const lines = (await readFile(path, 'utf8')).split('\r\n').slice(1, -1);
  expect(lines.sort()).toEqual(keys.map((key) => `${key},Mia`).sort());
});

it.each(['b', 'b,Mi', 'b,Mia', 'b,Mia\r'])('cuts off what a killed process left of a row: %j', async (torn) => {
  await add('a');
  await appendFile(path, torn);
  expect(await add('b')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe(`${head}a,Mia\r\nb,Mia\r\n`);
});

it('begins anew a file of which only half a head was written', async () => {
  await add('a');
  await writeFile(path, '\ufeffRefer');
  await add('b');
  expect(await readFile(path, 'utf8')).toBe(`${head}b,Mia\r\n`);
});

it('is not kept waiting by a process that died in the folder, but by one that lives', async () => {
  await add('a');
  const script = `import { insideFolder } from ${JSON.stringify(new URL('../../files/folderLock.ts', import.meta.url).href)};
    insideFolder(${JSON.stringify(join(folder, 'deep'))}, AbortSignal.timeout(60000), async () => {
      console.log('inside'); await new Promise((done) => setTimeout(done, 60000)); });`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const row = { path, key: 'b', head, row: 'b,Mia\r\n' };
  await expect(appendRow(row, AbortSignal.timeout(100))).rejects.toThrow();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await add('b')).toBe(true);
  expect(await readdir(join(folder, 'deep'))).toEqual(['.lock', 'day.csv']);
});
