import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedDatabase } from '../../database/database.ts';
import { tryLock } from '../../files/folderLock.ts';

/** Another run has the feed. The message is for the user of the command. */
export class FeedBusyError extends Error {}

export interface FeedLock {
  /** @throws FeedBusyError when the connection that held the lock broke, so that another run may have begun */
  check(): void;
  /** Does not throw: the lock ends with its process at the latest. */
  release(): Promise<void>;
}

export interface LockRequest {
  source: string;
  dealershipIds: readonly string[];
}

/** Where locks are held: in PostgreSQL, or for an embedded database in the data folder of its one machine. */
export interface LockPlace {
  sessions: OpenedDatabase['sessions'];
  data: string;
}

/** First key of the advisory locks of feeds; the second is made from the feed's name. */
const lockFamily = 4_680_219;

const busy = (source: string): FeedBusyError =>
  new FeedBusyError(`Another import of the feed '${source}' is running: run this one again when it has ended.`);

const digestOf = (name: string): Buffer => createHash('sha1').update(name).digest();

/**
 * A session lock of PostgreSQL: it ends with its connection. The server notices within a minute that a machine is gone.
 */
async function lockSession(sessions: NonNullable<LockPlace['sessions']>, source: string, names: readonly string[]) {
  const client = await sessions.connect();
  let broken = false;
  const onError = (): void => {
    broken = true;
  };
  client.on('error', onError).once('end', onError);
  /**
   * Destroys the connection rather than handing it back: its settings end with it. Its locks do too, but only once the
   * server has noticed: given back first, they are free for a run that begins at once.
   */
  const release = async (): Promise<void> => {
    if (!broken) await client.query('select pg_advisory_unlock_all()').catch(onError);
    client.release(true);
  };
  try {
    await client.query('set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3');
    for (const name of names) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
        lockFamily,
        digestOf(name).readInt32BE(),
      ]);
      if (!rows[0]?.taken) throw busy(source);
    }
  } catch (fault) {
    await release();
    throw fault;
  }
  return {
    release,
    check() {
      if (!broken) return;
      throw new FeedBusyError(
        `The connection to the database broke while the feed '${source}' was imported: run the import again.`,
      );
    },
  };
}

/** Locks of the operating system on files of the data folder, which processes of one machine share. */
function lockFiles(data: string, source: string, names: readonly string[]): FeedLock {
  const folder = join(data, 'feeds', 'locks');
  mkdirSync(folder, { recursive: true });
  const held: { close(): void }[] = [];
  const release = async (): Promise<void> => held.splice(0).forEach((lock) => lock.close());
  for (const name of names) {
    const lock = tryLock(join(folder, digestOf(name).toString('hex')));
    if (lock) held.push(lock);
    else {
      void release();
      throw busy(source);
    }
  }
  return { release, check: () => undefined };
}

/**
 * Locks a feed of these dealerships for one run. The lock ends with the process that holds it, however that dies: the
 * next run can begin at once.
 * @throws FeedBusyError when another run has it, or a part of it
 */
export async function lockFeed(place: LockPlace, { source, dealershipIds }: LockRequest): Promise<FeedLock> {
  // Sorted, so that of two runs with common dealerships one gets all of them.
  const names = [...new Set(dealershipIds)].sort().map((id) => JSON.stringify([id, source]));
  return place.sessions ? lockSession(place.sessions, source, names) : lockFiles(place.data, source, names);
}
