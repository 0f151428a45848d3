import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/openTemporaryPostgres.ts';
import { DatabaseBusyError } from './database.ts';
import { holdDemo } from './demoLock.ts';

let server: PostgresDatabase;
beforeAll(async () => void (server = await createPostgresDatabase()));
afterAll(() => server.drop());

const log = vi.fn();
const hold = (patience = 0) => holdDemo({ url: server.url, log, patience });

async function ask(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Ends every connection of demo hosts, as a database does that goes away. */
const breakConnections = () =>
  ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'forecourt demo' and datname = current_database()`);
const locks = () =>
  ask(`select pid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and granted and datname = current_database()`);

describe('the demo on PostgreSQL', () => {
  it('is one host’s: a second is refused with what to do', async () => {
    const first = await hold();
    await expect(hold()).rejects.toThrow(DatabaseBusyError);
    await expect(hold()).rejects.toThrow(
      /Another host runs the demo on this database: stop that host, set DATABASE_URL/,
    );
    await first.release();
    await (await hold()).release();
  });

  it('waits for a host that is just ending', async () => {
    const first = await hold();
    const second = hold(5_000);
    await first.release();
    await (await second).release();
  });

  it('stays with its host when the database was away', async () => {
    const first = await hold();
    const [before] = await locks();
    await breakConnections();
    await vi.waitFor(async () => expect(await locks()).toHaveLength(1), { timeout: 10_000, interval: 200 });
    expect(await locks()).not.toEqual([before]);
    await expect(hold()).rejects.toThrow(DatabaseBusyError);
    await first.release();
  }, 20_000);
});
