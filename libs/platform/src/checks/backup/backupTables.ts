import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';

/** A table whose rows a backup holds. */
export interface BackupTable {
  name: string;
  /** What a row is written with: columns that the database computes are left out. */
  columns: string[];
  /** Columns whose next number comes from a sequence. */
  numbered: string[];
}

interface ColumnRow {
  table: string;
  column: string;
  numbered: boolean;
}

/** Tables so that each comes after those that it refers to. @throws for tables that refer to each other in a circle */
function inOrder(tables: ReadonlyMap<string, BackupTable>, references: readonly { from: string; to: string }[]) {
  const ordered: BackupTable[] = [];
  const waiting = new Map(tables);
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && to !== name && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}.`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

/**
 * Every table of the platform, in the order in which rows can be written. The queue's own tables are not among them: it
 * is filled again from the deliveries that are still to be made.
 */
export async function backupTables(db: Db): Promise<BackupTable[]> {
  const columns = rowsOf<ColumnRow>(
    await db.execute(sql`
      select c.table_name as "table", c.column_name as "column",
        c.is_identity = 'YES' or c.column_default like 'nextval(%' as "numbered"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      order by c.table_name, c.ordinal_position`),
  );
  const references = rowsOf<{ from: string; to: string }>(
    await db.execute(sql`
      select f.relname as "from", t.relname as "to"
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`),
  );
  const tables = new Map<string, BackupTable>();
  for (const { table, column, numbered } of columns) {
    const found = tables.get(table) ?? { name: table, columns: [], numbered: [] };
    found.columns.push(column);
    if (numbered) found.numbered.push(column);
    tables.set(table, found);
  }
  return inOrder(tables, references);
}

/** Hashes of the migrations that made a database what it is. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const rows = rowsOf<{ hash: string }>(
    await db.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at, id`),
  );
  return rows.map(({ hash }) => hash);
}
