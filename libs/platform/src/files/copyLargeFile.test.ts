import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { copyLargeFile } from './copyLargeFile.ts';

const folder = temporaryFolder();

it.each([0, 1, 256 * 1024, 1_000_003])('copies a file of %i bytes', async (size) => {
  const [from, to] = [join(folder, `from-${size}`), join(folder, `to-${size}`)];
  await writeFile(from, randomBytes(size));
  await writeFile(to, 'something longer that was there before');
  await copyLargeFile(from, to);
  expect((await readFile(to)).equals(await readFile(from))).toBe(true);
});

it('says that there is no such file, or no folder to copy it into', async () => {
  await expect(copyLargeFile(join(folder, 'none'), join(folder, 'copy'))).rejects.toThrow(/ENOENT/);
  await writeFile(join(folder, 'one'), 'one');
  await expect(copyLargeFile(join(folder, 'one'), join(folder, 'none', 'copy'))).rejects.toThrow(/ENOENT/);
});
