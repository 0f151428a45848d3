import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { deliveries, leads, leadTimeline } from '../../database/schema/index.ts';
import type { LeadDatabase } from '../leadDatabase.ts';

function columnLine(column: PgColumn): string {
  const fallback = column.default === undefined ? '' : ` default '${JSON.stringify(column.default)}'`;
  return `"${column.name}" ${column.getSQLType()}${column.primary ? ' primary key' : ''}${column.notNull ? ' not null' : ''}${fallback}`;
}

const namesOf = (columns: readonly unknown[]) => columns.map((column) => `"${(column as PgColumn).name}"`).join(', ');

function* statements(table: PgTable): Generator<string> {
  const { name, columns, indexes, foreignKeys } = getTableConfig(table);
  yield `create table "${name}" (${columns.map(columnLine).join(', ')})`;
  for (const { config } of indexes) {
    yield `create ${config.unique ? 'unique ' : ''}index "${config.name}" on "${name}" (${namesOf(config.columns)})`;
  }
  for (const key of foreignKeys) {
    const { columns: own, foreignTable, foreignColumns } = key.reference();
    const target = `"${getTableConfig(foreignTable).name}" (${namesOf(foreignColumns)})`;
    yield `alter table "${name}" add foreign key (${namesOf(own)}) references ${target}`;
  }
}

/** Makes the tables of the lead service from their schema, in a database made for one test run. */
export async function createLeadTables(database: LeadDatabase): Promise<void> {
  for (const statement of [leads, deliveries, leadTimeline].flatMap((table) => [...statements(table)])) {
    await database.execute(sql.raw(statement));
  }
}
