import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { DatabaseBusyError, type OpenedDatabase } from './database.ts';
import { openDatabase, type DatabasePlace, type OwnedDatabase } from './openDatabase.ts';
import { readOwner, type Owner } from './ownerLock.ts';
import * as schema from './schema/index.ts';
import { SessionQueue } from './sessionQueue.ts';

export interface ServedDatabase {
  /** Resolves when no visitor is connected. */
  left(): Promise<void>;
  close(): Promise<void>;
}

/** Statements of one visiting process wait for each other, so more connections would gain nothing. */
const connectionsPerVisitor = 2;

/**
 * Serves the owner's database on a free loopback port, so that commands reach it while the host runs.
 * Its port and key are in the owner's file, readable by the owner's user only.
 */
export async function serveDatabase({ pglite, lock }: OwnedDatabase): Promise<ServedDatabase> {
  const key = randomBytes(16).toString('hex');
  const queue = new SessionQueue(pglite, key);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const handler = new PGLiteSocketHandler({ queryQueue: queue.asQueryQueue(), closeOnDetach: true });
    void handler.attach(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  lock.announce({ port: (server.address() as AddressInfo).port, key });
  return {
    async left() {
      for (const socket of open) await once(socket, 'close').catch(() => undefined);
    },
    close: () =>
      new Promise((resolve) => {
        lock.announce({ port: undefined, key: undefined });
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The database of another process, which serves it. */
export async function visitOwner(owner: Owner): Promise<OpenedDatabase> {
  const pool = new Pool({
    host: '127.0.0.1',
    port: owner.port,
    user: 'postgres',
    database: 'postgres',
    application_name: owner.key,
    max: connectionsPerVisitor,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (fault) {
    await pool.end();
    throw fault;
  }
  return { db: drizzle(pool, { schema }), kind: 'socket', pglite: null, sessions: null, close: () => pool.end() };
}

/** For commands: the database through the running host where one has it, else as its owner. */
export async function connectDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  try {
    return await openDatabase(place);
  } catch (fault) {
    if (!(fault instanceof DatabaseBusyError)) throw fault;
    const owner = readOwner(place.data);
    if (!owner?.port) throw fault;
    return visitOwner(owner);
  }
}
