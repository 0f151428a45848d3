import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import { rowsOf, type Db } from '../../database/database.ts';
import { backupLine, type BackupEnd, type BackupHead, type BackupLine } from './backupLines.ts';
import { backupTables, migrationsOf, type BackupTable } from './backupTables.ts';
import type { BackupCount } from './writeBackup.ts';

const damaged = (why: string, cause?: unknown) =>
  new CommandError(`The backup is damaged: ${why}. Use another one.`, { cause });

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** What a restore is doing at the moment. */
interface State {
  tables: readonly BackupTable[];
  table: BackupTable | null;
  file: string | null;
  /** Files that were written. */
  written: string[];
  count: BackupCount;
  end: BackupEnd | null;
}

async function checkHead(db: Db, { migrations }: BackupHead): Promise<void> {
  if (sameList(migrations, await migrationsOf(db))) return;
  throw new CommandError(
    'The backup was made by another version of Forecourt: restore it with that version, then update.',
  );
}

async function checkEmpty(db: Db, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const found = rowsOf(await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`));
    if (found.length > 0) {
      throw new CommandError(
        `The database is not empty: '${name}' has rows. Restore into an empty one, so that nothing is lost.`,
      );
    }
  }
}

/** Whether a database refused values, rather than failing: PostgreSQL's classes of data and integrity errors. */
function isRefusedValue(fault: unknown): boolean {
  const { cause, code = '' } = fault as { cause?: { code?: string }; code?: string };
  return /^2[23]/.test(cause?.code ?? code);
}

/** @param rows an array of JSON, as the database wrote it. @returns how many were written: all, or it throws */
export async function insertRows(db: Db, { name, columns }: BackupTable, rows: string): Promise<number> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  const inserted = rowsOf<{ rows: number }>(
    await db.execute(sql`
      with written as (
        insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb) returning 1
      ) select count(*)::int as rows from written`),
  );
  return inserted[0]?.rows ?? 0;
}

/** The next number of each sequence follows on the highest that was restored. */
async function moveSequences(db: Db, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, numbered } of tables) {
    for (const column of numbered) {
      await db.execute(sql`
        select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}),
          coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(name)}), 0) + 1, false)`);
    }
  }
}

/** Where a file of the backup goes. @throws for one that would leave the folder */
function placeOf(data: string, file: string): string {
  const path = normalize(join(data, file));
  if (!path.startsWith(normalize(data) + sep)) throw damaged(`it names the file ${file}`);
  return path;
}

async function createFile(path: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    throw new CommandError(`${path} exists already: restore into an empty data folder, so that nothing is lost.`);
  }
}

function readLine(line: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(line));
  } catch (fault) {
    throw damaged('a line of it is not understood', fault);
  }
}

async function takeLine(line: string, state: State, { db, data }: { db: Db; data: string }): Promise<void> {
  if (line.startsWith('[')) {
    if (!state.table) throw damaged('rows come before their table');
    const { name } = state.table;
    state.count.rows += await insertRows(db, state.table, line).catch((fault: unknown) => {
      throw isRefusedValue(fault) ? damaged(`rows of '${name}' cannot be read`, fault) : fault;
    });
    return;
  }
  const value = readLine(line);
  if ('backup' in value) {
    await checkHead(db, value);
    state.tables = await backupTables(db);
    await checkEmpty(db, state.tables);
  } else if ('table' in value) {
    const known = state.tables.find(({ name }) => name === value.table);
    if (!known || !sameList(known.columns, value.columns)) throw damaged(`there is no such table '${value.table}'`);
    state.table = known;
    state.count.tables += 1;
  } else if ('file' in value) {
    state.file = placeOf(data, value.file);
    state.count.files += 1;
    await mkdir(dirname(state.file), { recursive: true, mode: 0o700 });
    await createFile(state.file);
    state.written.push(state.file);
  } else if ('data' in value) {
    if (!state.file) throw damaged('bytes come before their file');
    await appendFile(state.file, Buffer.from(value.data, 'base64'));
  } else {
    state.end = value;
  }
}

async function takeLines(lines: AsyncIterable<string>, state: State, place: { db: Db; data: string }): Promise<void> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    if (state.end) throw damaged('something follows its end');
    const before = hash.copy().digest('hex');
    hash.update(`${line}\n`);
    await takeLine(line, state, place);
    if (state.end && (state.end as BackupEnd).sha256 !== before) throw damaged('its content has been changed');
  }
  const { end, count } = state;
  if (!end) throw damaged('its end is missing');
  if (end.rows !== count.rows || end.files !== count.files) throw damaged('something of it is missing');
  await moveSequences(place.db, state.tables);
}

/**
 * Restores a backup into an empty database of the same version and an empty data folder; in a transaction, so that a
 * damaged one leaves the database empty.
 * @param lines of the backup, without their ends
 * @throws CommandError with what to do
 */
export async function restoreBackup(
  { db, data }: { db: Db; data: string },
  lines: AsyncIterable<string>,
): Promise<BackupCount> {
  const count: BackupCount = { tables: 0, rows: 0, files: 0 };
  const state: State = { tables: [], table: null, file: null, written: [], count, end: null };
  try {
    await db.transaction((tx) => takeLines(lines, state, { db: tx as Db, data }));
  } catch (fault) {
    await Promise.all(state.written.map((path) => rm(path, { force: true })));
    throw fault;
  }
  return count;
}
