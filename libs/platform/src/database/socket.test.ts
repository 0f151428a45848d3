import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { DatabaseBusyError, rowsOf, type OpenedDatabase } from './database.ts';
import { readOwner, takeOwnership } from './ownerLock.ts';
import { connectDatabase } from './socket.ts';
import { openRunningHost, type RunningHost } from './testing/runningHost.ts';

let host: RunningHost;
let data: string;
let visitor: OpenedDatabase;

beforeAll(async () => {
  host = await openRunningHost();
  data = host.dataFolder;
  visitor = await connectDatabase({ data, databaseUrl: null });
}, 60_000);
beforeEach(() => host.db.execute(sql`delete from settings`));
afterAll(async () => {
  await visitor.close();
  await host.close();
});

const names = async (): Promise<string[]> =>
  rowsOf<{ name: string }>(await host.db.execute(sql`select name from settings order by name`)).map(({ name }) => name);
const write = (name: string) => sql`insert into settings (name, value) values (${name}, '1')`;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it('lets a command read and write through the running host', async () => {
  expect(visitor.kind).toBe('socket');
  await visitor.db.execute(write('from the command'));
  expect(await names()).toEqual(['from the command']);
});

it('never lets the host write inside a command’s transaction', async () => {
  const command = visitor.db.transaction(async (tx) => {
    await tx.execute(write('rolled back'));
    await pause(50);
    throw new Error('changed its mind');
  });
  await pause(20);
  const byHost = host.db.execute(write('kept'));
  await expect(command).rejects.toThrow('changed its mind');
  await byHost;
  expect(await names()).toEqual(['kept']);
});

it('never lets a command write inside the host’s transaction', async () => {
  const transaction = host.db.transaction(async (tx) => {
    await tx.execute(write('rolled back'));
    await pause(50);
    throw new Error('changed its mind');
  });
  await pause(20);
  const byCommand = visitor.db.execute(write('kept'));
  await expect(transaction).rejects.toThrow('changed its mind');
  await byCommand;
  expect(await names()).toEqual(['kept']);
});

it('keeps every statement’s own values when host and two commands write at once', async () => {
  const second = await connectDatabase({ data, databaseUrl: null });
  const writers = [host, visitor, second];
  const expected = writers.flatMap((_, who) =>
    Array.from({ length: 60 }, (_, n) => `${who}-${String(n).padStart(2, '0')}`),
  );
  await Promise.all(expected.map((name) => writers[Number(name[0])]?.db.execute(write(name))));
  expect(await names()).toEqual(expected);
  await second.close();
});

it('rolls back what a command leaves undone when it dies, and goes on serving', async () => {
  const owner = readOwner(data);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: owner?.port,
    user: 'postgres',
    application_name: owner?.key,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query("insert into settings (name, value) values ('half done', '1')");
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await host.db.execute(write('after'));
  await visitor.db.execute(write('after too'));
  expect(await names()).toEqual(['after', 'after too']);
});

it('refuses who does not know the key', async () => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: readOwner(data)?.port,
    user: 'postgres',
    application_name: 'guess',
  });
  await expect(client.connect()).rejects.toThrow();
});

it('says that the database is busy while its owner does not serve it', async () => {
  const apart = temporaryFolder();
  const lock = takeOwnership(apart);
  await expect(connectDatabase({ data: apart, databaseUrl: null })).rejects.toThrow(DatabaseBusyError);
  lock.release();
});
