import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../../config/commandError.ts';
import type { Db } from '../../../database/database.ts';
import { openEmbedded, type OwnedDatabase } from '../../../database/openDatabase.ts';
import { reasonOf } from '../../../database/reasonOf.ts';
import { backupTables, type BackupTable } from '../backupTables.ts';
import { insertRows } from '../restoreBackup.ts';
import { openDamaged, type DamagedDatabase } from './openDamaged.ts';
import { readDamagedTable, type SalvagedTable } from './readDamagedTable.ts';

/** Rows that are stored at a time. */
const rowsAtOnce = 200;

/** Stores rows, halving them where the database refuses some. @returns how many were stored */
async function storeReadable(db: Db, table: BackupTable, rows: readonly string[]): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    return await insertRows(db, table, `[${rows.join(',')}]`);
  } catch {
    if (rows.length === 1) return 0;
    const middle = rows.length >> 1;
    return (
      (await storeReadable(db, table, rows.slice(0, middle))) + (await storeReadable(db, table, rows.slice(middle)))
    );
  }
}

async function storeAll(db: Db, table: BackupTable, rows: readonly string[]): Promise<number> {
  let stored = 0;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    stored += await storeReadable(db, table, rows.slice(from, from + rowsAtOnce));
  }
  return stored;
}

const isLeads = ({ name }: BackupTable) => name === 'leads';

/**
 * Reads what can be read of a damaged embedded database into a new one, enquiries first. Only a copy of its files is
 * opened: a database writes into its folder as it starts.
 * @param data data folder with the damaged database
 * @param folder empty, with room for two copies of the database
 * @returns the new database, which a backup can be written from, and what came out of each table
 * @throws CommandError where the database does not start on the copy
 */
export async function salvageDatabase(
  data: string,
  folder: string,
): Promise<{ database: OwnedDatabase; tables: SalvagedTable[] }> {
  const copy = join(folder, 'copy');
  await cp(join(data, 'db'), copy, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The database in ${data} cannot be copied (${error.code}).`, { cause: error });
  });
  let damaged: DamagedDatabase;
  try {
    damaged = await openDamaged(copy);
  } catch (error) {
    throw new CommandError(
      `The database in ${data} does not start, not even on a copy (${reasonOf(error)}): what it starts with is damaged, and no table can be read. Keep its folder, and restore the newest backup into an empty data folder.`,
      { cause: error },
    );
  }
  const database = await openEmbedded(join(folder, 'new'));
  try {
    const { db } = database;
    const all = await backupTables(db);
    const tables: SalvagedTable[] = [];
    for (const table of [...all.filter(isLeads), ...all.filter((one) => !isLeads(one))]) {
      tables.push(await readDamagedTable(damaged, table.name, (rows) => storeAll(db, table, rows)));
    }
    return { database, tables };
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    await damaged.close();
  }
}
