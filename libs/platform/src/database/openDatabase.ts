import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { join } from 'node:path';
import { Pool } from 'pg';
import { DatabaseUnavailableError, type Db, type OpenedDatabase } from './database.ts';
import { migrateEmbedded, migratePostgres } from './migrations.ts';
import { takeOwnership, type OwnerLock } from './ownerLock.ts';
import * as schema from './schema/index.ts';

/** Where the database is: PostgreSQL by its URL, else embedded in the data folder. */
export interface DatabasePlace {
  /** Data folder of the installation. */
  data: string;
  databaseUrl: string | null;
}

export interface OwnedDatabase extends OpenedDatabase {
  pglite: PGlite;
  lock: OwnerLock;
}

/** The embedded database of a data folder, migrated, with this process as its one owner. */
export async function openEmbedded(data: string): Promise<OwnedDatabase> {
  const lock = takeOwnership(data);
  let opened: PGlite | null = null;
  try {
    const pglite = await PGlite.create(join(data, 'db'));
    opened = pglite;
    await migrateEmbedded(pglite);
    return {
      db: drizzlePglite({ client: pglite, schema }) as unknown as Db,
      kind: 'pglite',
      pglite,
      lock,
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (fault) {
    await opened?.close().catch(() => undefined);
    lock.release();
    throw new DatabaseUnavailableError(
      `The database in ${data} cannot be opened (${reasonOf(fault)}): restore the folder from a copy, or set FORECOURT_DATA to another folder.`,
      { cause: fault },
    );
  }
}

/** The innermost reason: Drizzle wraps the driver's, and Node hides that of several addresses tried. */
function reasonOf(fault: unknown): string {
  const { cause, code, message } = fault as NodeJS.ErrnoException;
  if (cause) return reasonOf(cause);
  return message || code || 'no reason given';
}

/** PostgreSQL by its URL, migrated. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool);
  } catch (fault) {
    await pool.end();
    throw new DatabaseUnavailableError(
      `PostgreSQL cannot be used (${reasonOf(fault)}): check that it runs and that DATABASE_URL is right.`,
      { cause: fault },
    );
  }
  return {
    db: drizzlePostgres({ client: pool, schema }) as unknown as Db,
    kind: 'postgres',
    pglite: null,
    close: () => pool.end(),
  };
}

/** The host's own database. @throws DatabaseBusyError, DatabaseUnavailableError */
export function openDatabase({ data, databaseUrl }: DatabasePlace): Promise<OpenedDatabase | OwnedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(data);
}

/** A migrated database in memory, for tests. */
export async function openMemory(): Promise<OpenedDatabase> {
  const pglite = await PGlite.create();
  await migrateEmbedded(pglite);
  const db = drizzlePglite({ client: pglite, schema }) as unknown as Db;
  return { db, kind: 'pglite', pglite, close: () => pglite.close() };
}
