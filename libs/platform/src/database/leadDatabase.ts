import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { fromPglite, type ConstructorOptions, type Db } from 'pg-boss';
import type * as schema from './schema/index.ts';

export type LeadDatabase = PgDatabase<PgQueryResultHKT, typeof schema> & { $client?: unknown };
export type LeadTransaction = Pick<LeadDatabase, 'select' | 'insert' | 'update' | 'execute'>;

/** Statements without values may be whole transactions; one that fails must not leave its connection inside it. */
function fromPool(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      if (values?.length) return pool.query(text, values);
      const client = await pool.connect();
      try {
        return await client.query(text);
      } catch (fault) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw fault;
      } finally {
        client.release();
      }
    },
  };
}

/** Job queue's way into the same database the leads are in: the same PGlite, or the same pool. */
export function queueConnection(database: LeadDatabase): Pick<ConstructorOptions, 'db' | 'backend'> {
  const client = database.$client;
  if (client instanceof PGlite) return { db: fromPglite(client), backend: 'pglite' };
  if (client instanceof Pool) return { db: fromPool(client), backend: 'postgres' };
  throw new Error('The lead service needs a database opened on PGlite or on a pool of PostgreSQL connections.');
}

/** Whether no other process can be at work on this database: the embedded one has one owner. */
export function hasOneOwner(database: LeadDatabase): boolean {
  return database.$client instanceof PGlite;
}
