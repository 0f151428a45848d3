import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packed, packSmallest } from '../server/packed.ts';

// Scripts and styles are packed as small as they can be while the host is built: what takes seconds there would keep the
// first visitor waiting.
const folder = join(import.meta.dirname, '../.next/static');
const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => /\.(js|css)$/.test(name))
    .map(async (name) => {
      const file = join(folder, name);
      await writeFile(file + packed, await packSmallest(await readFile(file)));
    }),
);
