import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseBusyError } from './database.ts';

/** Name of the advisory lock; the locks of stock writers and migrations are numbers. */
const demoLock = 'forecourt demo';

export interface DemoLockOptions {
  url: string;
  /** Receives a one-line message when the place was lost while the database was away, and another took it. */
  log: (message: string) => void;
  /** Milliseconds to wait for another host that is shutting down. @default 3_000 */
  patience?: number;
}

async function tryLock(url: string): Promise<Client | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'forecourt demo',
  });
  // What breaks it is noticed by its end.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as got', [
    demoLock,
  ]);
  if (rows[0]?.got) return client;
  await client.end();
  return null;
}

/**
 * Makes this process the one demo host of a PostgreSQL database. The demo's payments, mails and codes go to a stand-in
 * and to secrets of the host's own, so two demo hosts would take each other's. The lock is the database's: it ends with
 * its connection, however the process dies, and is taken again when the database comes back.
 * @throws DatabaseBusyError when another demo host has it
 */
export async function holdDemo({ url, log, patience = 3_000 }: DemoLockOptions): Promise<{ release(): Promise<void> }> {
  const stop = new AbortController();
  let held: Client | null = null;
  for (const until = Date.now() + patience; ;) {
    held = await tryLock(url);
    if (held) break;
    if (Date.now() >= until) {
      throw new DatabaseBusyError(
        'Another host runs the demo on this database: stop that host, set DATABASE_URL to another database, or set FORECOURT_DEMO to 0 on both.',
      );
    }
    await wait(250);
  }
  const keep = (client: Client): void => {
    client.once('end', () => void takeAgain());
  };
  async function takeAgain(): Promise<void> {
    held = null;
    let isReported = false;
    while (!stop.signal.aborted) {
      await wait(1_000, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      try {
        held = await tryLock(url);
      } catch {
        continue;
      }
      if (held) return keep(held);
      if (!isReported) log('Another host has taken the demo on this database while it was away: stop one of them.');
      isReported = true;
    }
  }
  keep(held);
  return {
    async release() {
      stop.abort();
      await held?.end();
    },
  };
}
