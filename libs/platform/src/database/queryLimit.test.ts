import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/openTemporaryPostgres.ts';
import { rowsOf } from './database.ts';
import { openPostgres } from './openDatabase.ts';
import { connectDatabase } from './socket.ts';

let server: PostgresDatabase;
beforeAll(async () => void (server = await createPostgresDatabase()));
afterAll(() => server.drop());

const one = sql`select 1 as one`;
const seconds = (count: number) => sql`select pg_sleep(${count})`;
/** The driver's words: Drizzle tells the statement. */
const reasonOf = (query: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(query).then(
    () => 'answered',
    (fault: Error) => (fault.cause instanceof Error ? fault.cause.message : fault.message),
  );

describe('the time of a statement', () => {
  it('ends with the limit, and the connection goes on', async () => {
    const { db, close } = await openPostgres(server.url, 1);
    expect(await reasonOf(db.execute(seconds(10)))).toContain('statement timeout');
    expect(rowsOf(await db.execute(one))).toEqual([{ one: 1 }]);
    await close();
  });

  it('includes the wait for a lock that another holds', async () => {
    const other = new Client({ connectionString: server.url });
    await other.connect();
    await other.query('begin; lock table settings in access exclusive mode');
    const { db, close } = await openPostgres(server.url, 1);
    expect(await reasonOf(db.execute(sql`select * from settings`))).toContain('statement timeout');
    await other.query('rollback');
    expect(await reasonOf(db.execute(sql`select * from settings`))).toBe('answered');
    await other.end();
    await close();
  });

  it('has no limit in commands, whose imports take as long as they take', async () => {
    const { db, close } = await connectDatabase({ data: '/nowhere', databaseUrl: server.url });
    expect(rowsOf(await db.execute(sql`show statement_timeout`))).toEqual([{ statement_timeout: '0' }]);
    await close();
  });

  it('has no limit in a migration, nor while another process migrates', async () => {
    const other = new Client({ connectionString: server.url });
    await other.connect();
    await other.query('select pg_advisory_lock(4680217)');
    const opening = openPostgres(server.url, 1);
    await wait(1_300);
    await other.query('select pg_advisory_unlock(4680217)');
    const { db, close } = await opening;
    expect(rowsOf(await db.execute(one))).toEqual([{ one: 1 }]);
    await other.end();
    await close();
  });
});

it('gives up a database that has fallen silent', async () => {
  const { port } = new URL(server.url);
  const sockets: Socket[] = [];
  const between = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    sockets.push(near, far);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const url = server.url.replace(port, String((between.address() as AddressInfo).port));
  const { db, close } = await openPostgres(url, 1);
  expect(await reasonOf(db.execute(one))).toBe('answered');
  for (const socket of sockets) socket.unpipe().pause();
  expect(await reasonOf(db.execute(one))).toContain('timeout');
  // The silent connection is not used again.
  expect(await reasonOf(db.execute(one))).toBe('answered');
  for (const socket of sockets) socket.destroy();
  await close();
  between.close();
}, 20_000);
