import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { rowsOf, type Db } from '../../database/database.ts';
import { storageCheckFolder } from '../readiness/checkStorage.ts';
import { backupTables, migrationsOf } from './backupTables.ts';
import { backupVersion, type BackupLine } from './backupLines.ts';

/** How much a backup holds. */
export interface BackupCount {
  tables: number;
  rows: number;
  files: number;
}

/** Rows that are read from the database at a time. */
const rowsAtOnce = 500;
/** Bytes of a file in one line. */
const chunkBytes = 48 * 1_024;

/** What the data folder has that is in the backup already, belongs to a running process or is made again. */
const leftOut = new Set([
  'db',
  'db.lock',
  'db.lock-journal',
  'owner.json',
  'search',
  'images',
  'fetchedImages',
  storageCheckFolder,
]);

/** Every other file of the data folder, by its path in it. */
async function keptFiles(data: string): Promise<string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(data, join(entry.parentPath, entry.name)))
    .filter((path) => !leftOut.has(path.split(sep)[0] ?? ''))
    .toSorted();
}

/**
 * Writes every table as of one moment, and the files of the data folder that cannot be made again, as lines of JSON.
 * Hosts and workers may run meanwhile.
 * @param write takes a piece of text, and answers when more may come
 */
export async function writeBackup(
  { db, data, now }: { db: Db; data: string; now: Date },
  write: (text: string) => Promise<void>,
): Promise<BackupCount> {
  const hash = createHash('sha256');
  const put = async (text: string) => {
    hash.update(text);
    await write(text);
  };
  const line = (value: BackupLine) => put(`${JSON.stringify(value)}\n`);
  const count: BackupCount = { tables: 0, rows: 0, files: 0 };
  await db.transaction(
    async (tx) => {
      await line({ backup: backupVersion, made: now.toISOString(), migrations: await migrationsOf(tx as Db) });
      for (const { name, columns } of await backupTables(tx as Db)) {
        await line({ table: name, columns });
        count.tables += 1;
        await tx.execute(
          sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
        );
        for (;;) {
          const rows = rowsOf<{ row: string }>(await tx.execute(sql.raw(`fetch ${rowsAtOnce} from backup_rows`)));
          if (rows.length === 0) break;
          count.rows += rows.length;
          // As the database wrote them: numbers keep every digit.
          await put(`[${rows.map(({ row }) => row).join(',')}]\n`);
        }
        await tx.execute(sql`close backup_rows`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  for (const path of await keptFiles(data)) {
    await line({ file: path.split(sep).join('/') });
    count.files += 1;
    for await (const chunk of createReadStream(join(data, path), { highWaterMark: chunkBytes })) {
      await line({ data: (chunk as Buffer).toString('base64') });
    }
  }
  await write(`${JSON.stringify({ end: true, ...count, sha256: hash.digest('hex') } satisfies BackupLine)}\n`);
  return count;
}
