import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { demoWebhookSecret } from '../secrets/demoSecret.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { fileNamePart, writeWhole } from './atomicFile.ts';

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
});

it('writes a file whole, for its owner only, and leaves no draft behind', async () => {
  const path = join(folder, 'deep', 'er', 'lead.xml');
  await Promise.all(['a', 'b', 'c'].map((letter) => writeWhole(path, letter.repeat(100_000))));
  expect(await readFile(path, 'utf8')).toMatch(/^(a{100000}|b{100000}|c{100000})$/);
  expect(await readdir(join(folder, 'deep', 'er'))).toEqual(['lead.xml']);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

it('removes its draft when the file cannot be put in place', async () => {
  await mkdir(join(folder, 'taken', 'by-a-folder'), { recursive: true });
  await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

it('lets no name leave its folder', () => {
  expect(fileNamePart('../../etc/passwd')).toBe('______etc_passwd');
});

it('keeps one demo secret for each data folder', async () => {
  const secret = await demoWebhookSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await demoWebhookSecret(folder)).toBe(secret);
  expect(await demoWebhookSecret(join(folder, 'other'))).not.toBe(secret);
});
