import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Drizzle over PGlite or PostgreSQL: the same schema, the same queries. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  db: Db;
  /** `socket`: the PGlite of the running host, reached from another process. */
  kind: 'pglite' | 'postgres' | 'socket';
  /** The embedded database itself, where this process owns it. */
  pglite: PGlite | null;
  /** PostgreSQL's connections, each a session of its own; null for an embedded database, where all share one session. */
  sessions: Pool | null;
  close(): Promise<void>;
}

/** Another process owns the embedded database. The message says which, and what to do. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** The database cannot be opened. The message says why, and what to do. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Rows of a raw SQL statement. Both drivers return `rows`, but their common type does not include it. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
