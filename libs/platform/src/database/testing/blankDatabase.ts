import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbedded, type OwnedDatabase } from '../openDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a migrated database that holds nothing: the data folder `data/db`, and all of it as `memory.tar`. */
    blankDatabase: string;
  }
}

const library = join(import.meta.dirname, '../../..');
const cache = join(library, 'node_modules/.cache/blank-database');

/** Changes with every migration and with the version of the database. */
function schemaHash(): string {
  const hash = createHash('sha256');
  const migrations = join(library, 'migrations');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash
    .update(readFileSync(join(library, 'package.json')))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Makes the blank database that all tests copy, unless an earlier run has left it: migrations take seconds, a copy of
 * their result takes milliseconds.
 * @returns its folder
 */
export async function prepareBlankDatabase(): Promise<string> {
  const folder = join(cache, schemaHash());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  mkdirSync(join(draft, 'data'));
  const { migrateEmbedded } = await import('../migrations.ts');
  const pglite = await PGlite.create(join(draft, 'data/db'));
  await migrateEmbedded(pglite);
  writeFileSync(
    join(draft, 'memory.tar'),
    await pglite.dumpDataDir('none').then(async (tar) => Buffer.from(await tar.arrayBuffer())),
  );
  await pglite.close();
  renameSync(draft, folder);
  for (const name of readdirSync(cache)) {
    if (join(cache, name) !== folder) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return folder;
}

/** Puts an embedded database with nothing stored into a data folder that has none. */
export function putBlankDatabase(data: string): void {
  cpSync(join(inject('blankDatabase'), 'data'), data, { recursive: true });
}

/** The embedded database of a data folder that has none, with nothing stored. */
export function openBlank(data: string): Promise<OwnedDatabase> {
  putBlankDatabase(data);
  return openEmbedded(data);
}
