import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { fromPglite, type ConstructorOptions, type Db } from 'pg-boss';
import type * as schema from './schema/index.ts';

export type LeadDatabase = PgDatabase<PgQueryResultHKT, typeof schema> & { $client?: unknown };
export type LeadTransaction = Pick<LeadDatabase, 'select' | 'insert' | 'update' | 'execute'>;

/** A statement without parameters may contain a whole transaction; after a failure its connection must not stay inside. */
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

/** Connects the job queue to the database of the leads, by the same PGlite or the same pool. */
export function queueConnection(database: LeadDatabase): Pick<ConstructorOptions, 'db' | 'backend'> {
  const client = database.$client;
  if (client instanceof PGlite) return { db: fromPglite(client), backend: 'pglite' };
  if (client instanceof Pool) return { db: fromPool(client), backend: 'postgres' };
  throw new Error('The lead service needs a database opened on PGlite or on a pool of PostgreSQL connections.');
}

/** Whether this process is the only one that can use the database, as with an embedded one. */
export function hasOneOwner(database: LeadDatabase): boolean {
  return database.$client instanceof PGlite;
}
