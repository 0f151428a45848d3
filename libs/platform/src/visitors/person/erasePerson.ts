import { and, getTableName, sql, type SQL } from 'drizzle-orm';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, type Db } from '../../database/database.ts';
import { uploads } from '../../database/schema/index.ts';
import { openFolderDocuments, openFolderPictures } from '../../files/pictures/folderPictures.ts';
import { holdingsOf, keptIn } from './holdings.ts';
import type { Person } from './person.ts';

/** How many rows of one kind are held. */
export interface HeldRows {
  /** @example 'enquiries' */
  name: string;
  count: number;
  /** How many of them something under way still needs. */
  needed: number;
}

/** @returns what is held of a person, kinds without rows left out */
export async function countHeld(db: Db, person: Person): Promise<HeldRows[]> {
  const counted: HeldRows[] = [];
  for (const holding of holdingsOf(person)) {
    const { name, table, isAbout } = holding;
    const found = await db.execute(
      sql`select count(*)::int as count, (count(*) filter (where ${keptIn(holding)}))::int as needed from ${table} where ${isAbout}`,
    );
    const [row = { count: 0, needed: 0 }] = rowsOf<{ count: number; needed: number }>(found);
    if (row.count > 0) counted.push({ name, ...row });
  }
  return counted;
}

/** @returns every row that is held of a person, by table */
export async function exportHeld(db: Db, person: Person): Promise<Record<string, unknown[]>> {
  const held: Record<string, unknown[]> = {};
  for (const { table, isAbout } of holdingsOf(person)) {
    const rows = rowsOf<{ row: unknown }>(
      await db.execute(sql`select to_jsonb(${table}) as row from ${table} where ${isAbout}`),
    );
    if (rows.length > 0) held[getTableName(table)] = rows.map(({ row }) => row);
  }
  return held;
}

/** Receivers outside that hold a person's enquiries already: nobody but they can erase those. */
export async function receiversOf(db: Db, person: Person): Promise<string[]> {
  const theirs = holdingsOf(person).find(({ name }) => name === 'deliveries')?.isAbout ?? sql`false`;
  const found = await db.execute(
    sql`select distinct site_slug || ': ' || destination_id || ' (' || type || ')' as receiver from deliveries
      where ${theirs} and state = 'delivered' order by 1`,
  );
  return rowsOf<{ receiver: string }>(found).map(({ receiver }) => receiver);
}

/** Removes the files of uploads before their rows: a file without a row would never be found again. */
async function removeFiles(db: Db, isAbout: SQL, dataFolder: string): Promise<void> {
  const pictures = openFolderPictures(join(dataFolder, 'uploads'));
  const documents = openFolderDocuments(join(dataFolder, 'documents'));
  for (const { id, kind } of await db.select({ id: uploads.id, kind: uploads.kind }).from(uploads).where(isAbout)) {
    await (kind === 'picture' ? pictures : documents).remove(id);
  }
}

/** Removes messages from the outbox, into which a host without a mail server writes them. @returns how many */
async function removeMessages(dataFolder: string, words: readonly string[]): Promise<number> {
  const folder = join(dataFolder, 'outbox');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((fault: unknown) => {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fault;
  });
  let count = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${entry.name}\n${await readFile(path, 'utf8')}`.toLowerCase();
    if (!words.some((word) => text.includes(word))) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/**
 * Erases a person: rows and files go, what has to stay for the books stays without who it was, and what is under way (a
 * vehicle on hold, money that moves) stays until it has ended.
 * @returns what was erased, and how many messages were in the outbox
 */
export async function erasePerson(
  db: Db,
  person: Person,
  dataFolder: string,
): Promise<{ erased: HeldRows[]; messages: number }> {
  const held = await countHeld(db, person);
  const holdings = holdingsOf(person);
  const leadIds = ((await exportHeld(db, person))['leads'] ?? []).map((row) => (row as { id: string }).id);
  for (const { table, isAbout } of holdings) if (table === uploads) await removeFiles(db, isAbout, dataFolder);
  await db.transaction(async (tx) => {
    for (const holding of holdings) {
      const { table, isAbout, forBooks } = holding;
      const isFree = sql`not ${keptIn(holding)}`;
      if (forBooks)
        await tx
          .update(table)
          .set(forBooks.without)
          .where(and(isAbout, isFree, forBooks.isOne));
      await tx.delete(table).where(and(isAbout, isFree));
    }
  });
  const words = [...leadIds, person.email, person.phone].flatMap((word) => word?.toLowerCase() ?? []);
  return { erased: held, messages: await removeMessages(dataFolder, words) };
}
