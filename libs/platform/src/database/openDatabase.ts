import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { join } from 'node:path';
import { DatabaseUnavailableError, type Db, type OpenedDatabase } from './database.ts';
import { migrateEmbedded, migratePostgres } from './migrations.ts';
import { takeOwnership, type OwnerLock } from './ownerLock.ts';
import { PatientPool } from './patientPool.ts';
import { reasonOf } from './reasonOf.ts';
import * as schema from './schema/index.ts';

/** Location of the database: PostgreSQL by its URL, or else embedded in the data folder. */
export interface DatabasePlace {
  /** Data folder of the installation. */
  data: string;
  databaseUrl: string | null;
  /** Seconds that PostgreSQL has for one statement. @default none: a command takes the time it needs */
  longestQuerySeconds?: number;
}

/** Extra milliseconds after the statement limit before a database that does not answer at all is given up. */
const silenceMs = 5_000;

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
      sessions: null,
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

/** PostgreSQL by its URL, migrated. @param longestQuerySeconds of one statement, the wait for a lock included */
export async function openPostgres(url: string, longestQuerySeconds?: number): Promise<OpenedDatabase> {
  try {
    await migratePostgres(url);
  } catch (fault) {
    throw new DatabaseUnavailableError(
      `PostgreSQL cannot be used (${reasonOf(fault)}): check that it runs and that DATABASE_URL is right.`,
      { cause: fault },
    );
  }
  const longestMs = longestQuerySeconds && longestQuerySeconds * 1_000;
  const pool = new PatientPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The database ends the statement; if it does not answer, the client gives up.
    ...(longestMs && { statement_timeout: longestMs, query_timeout: longestMs + silenceMs }),
  });
  return {
    db: drizzlePostgres({ client: pool, schema }) as unknown as Db,
    kind: 'postgres',
    pglite: null,
    sessions: pool,
    close: () => pool.end(),
  };
}

/** The host's own database. @throws DatabaseBusyError, DatabaseUnavailableError */
export function openDatabase(place: DatabasePlace): Promise<OpenedDatabase | OwnedDatabase> {
  const { data, databaseUrl, longestQuerySeconds } = place;
  return databaseUrl ? openPostgres(databaseUrl, longestQuerySeconds) : openEmbedded(data);
}
