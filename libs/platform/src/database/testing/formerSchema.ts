import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
}

/** What drizzle-kit keeps of the schema that a version's code was written for. */
export interface SchemaSnapshot {
  tables: Readonly<Record<string, { name: string; columns: Readonly<Record<string, Column>> }>>;
}

const samples: readonly [RegExp, string][] = [
  [/^(text|varchar)/, `'former'`],
  [/^timestamp/, `'2026-01-01T00:00:00Z'`],
  [/^(date)/, `'2026-01-01'`],
  [/^(bool)/, 'false'],
  [/^jsonb\[\]|^text\[\]/, `'{}'`],
  [/^jsonb?/, `'{}'`],
  [/^uuid/, `'00000000-0000-4000-8000-000000000000'`],
  [/^(int|bigint|smallint|serial|bigserial|double|real|numeric)/, '1'],
];

/** @throws where a column is of a type that has no sample yet */
function sampleOf({ name, type }: Column): string {
  const found = /\[\]$/.test(type) ? `'{}'` : samples.find(([pattern]) => pattern.test(type))?.[1];
  if (found === undefined) throw new Error(`Column ${name} is of type ${type}: give it a sample in formerSchema.ts.`);
  return found;
}

const codeOf = (fault: unknown): string => ((fault as Error).cause as { code?: string } | undefined)?.code ?? '';
const wordsOf = (fault: unknown): string => {
  const { cause, message } = fault as Error;
  return cause instanceof Error ? cause.message : message;
};
/** A row leads to one of another table, which has to be there first. */
const missingRow = '23503';

/** The statements of one table, by the columns that a version knows. */
function statementsOf({ name, columns }: SchemaSnapshot['tables'][string]): { insert: string; others: string[] } {
  const all = Object.values(columns);
  // A column that counts by itself is never written.
  const written = all.filter(({ type }) => !/serial/.test(type));
  const quoted = (some: readonly Column[]) => some.map((column) => `"${column.name}"`).join(', ');
  const values = written.map((column) => `(${sampleOf(column)})::${column.type}`);
  const changed = written.map((column) => `"${column.name}" = "${column.name}"`);
  return {
    insert: `insert into "${name}" (${quoted(written)}) values (${values.join(', ')})`,
    others: [`select ${quoted(all)} from "${name}"`, `update "${name}" set ${changed.join(', ')}`],
  };
}

/**
 * Writes, reads, changes and deletes rows of every table as the code of a former version does: by the columns that it
 * knows, of the types that it knows, the others left out.
 * @returns each statement that fails, with the reason
 */
export async function runFormerStatements(db: Db, { tables }: SchemaSnapshot): Promise<string[]> {
  const faults: string[] = [];
  const tell = (statement: string, fault: unknown) => faults.push(`${statement.slice(0, 60)}…: ${wordsOf(fault)}`);
  const all = Object.values(tables).map((table) => ({ name: table.name, ...statementsOf(table) }));
  const order: string[] = [];
  for (let open = all, before = 0; open.length > 0 && open.length !== before;) {
    before = open.length;
    const later: typeof all = [];
    for (const table of open) {
      try {
        await db.execute(sql.raw(table.insert));
        order.unshift(table.name);
      } catch (fault) {
        if (codeOf(fault) === missingRow) later.push(table);
        else tell(table.insert, fault);
      }
    }
    if (later.length === before) later.forEach(({ insert }) => tell(insert, new Error('It leads to no row.')));
    open = later;
  }
  const deletes = order.map((name) => `delete from "${name}"`);
  for (const statement of [...all.flatMap(({ others }) => others), ...deletes])
    await db.execute(sql.raw(statement)).catch((fault: unknown) => tell(statement, fault));
  return faults;
}
