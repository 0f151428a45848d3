import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseBusyError, DatabaseUnavailableError, type OpenedDatabase } from './database.ts';
import { openPostgres, type DatabasePlace } from './openDatabase.ts';
import { readOwner } from './ownerLock.ts';
import { quickStart } from './quickStart.ts';
import { visitOwner } from './socket.ts';

/** Attempts to reach a database whose owner is just beginning or ending, with the milliseconds between them. */
const tries = 50;
const retryMs = 200;

/** Memory of the embedded database grows with the young objects of its process; these are short messages. */
const flags = ['--max-semi-space-size=4', ...quickStart];

const program = fileURLToPath(import.meta.url).replace(/connectApart(\.[jt]s)$/, 'embeddedProcess$1');

/** What the process says of itself in its first line. */
type Announcement = { ready: true } | { ready?: never; name: string; message: string };

async function announcementOf(child: ChildProcess): Promise<Announcement> {
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await Promise.race([once(child, 'exit'), new Promise((heard) => child.stdout?.once('data', heard))]);
  try {
    return JSON.parse(said) as Announcement;
  } catch {
    return { name: '', message: `The process of the embedded database ended (${child.exitCode ?? child.signalCode}).` };
  }
}

/** Starts the owner of an embedded database. @returns null where another process owns it already */
async function startOwner(data: string): Promise<ChildProcess | null> {
  // Its input is a pipe that closes when this process ends, however it dies.
  const child = spawn(process.execPath, [...flags, program, data], { stdio: ['pipe', 'pipe', 'inherit'] });
  const announcement = await announcementOf(child);
  if (announcement.ready) return child;
  if (announcement.name === 'DatabaseBusyError') return null;
  throw new DatabaseUnavailableError(announcement.message);
}

async function visitOrStart(data: string): Promise<OpenedDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    const owner = readOwner(data);
    // Its port may be that of a process which has died: then another can become the owner.
    const visited = owner?.port ? await visitOwner(owner).catch(() => null) : null;
    if (visited) return visited;
    const started = await startOwner(data);
    const own = started && readOwner(data);
    if (started && own) {
      const database = await visitOwner(own);
      return {
        ...database,
        async close() {
          await database.close();
          started.stdin?.end();
          if (started.exitCode === null) await once(started, 'exit');
        },
      };
    }
    if (attempt === tries) {
      throw new DatabaseBusyError(
        `The data folder ${data} is in use by process ${readOwner(data)?.pid ?? 'unknown'}, which does not let others in: wait until it is done, or set FORECOURT_DATA to another folder.`,
      );
    }
    await wait(retryMs);
  }
}

/**
 * For commands that work long or on much: the database in another process than this one. That is PostgreSQL, the running
 * host, or a process that is started for the embedded database and ends with this one.
 * @throws DatabaseBusyError, DatabaseUnavailableError
 */
export function connectApart({
  data,
  databaseUrl,
}: Omit<DatabasePlace, 'longestQuerySeconds'>): Promise<OpenedDatabase> {
  return databaseUrl === null ? visitOrStart(data) : openPostgres(databaseUrl);
}
