import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../database/openDatabase.ts';
import { createPostgresDatabase } from '../../testing/openTemporaryPostgres.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { FeedBusyError, lockFeed, type LockPlace } from './feedLock.ts';
import { importFeed } from './importFeed.ts';
import { csv, feedSite, makeFeedFixture } from './testing/feedFixture.ts';

/** A place for locks, and how a script in another process opens it. */
interface OpenedPlace {
  place: LockPlace;
  script: string;
  close(): Promise<void>;
}

const moduleUrl = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

async function onPostgres(): Promise<OpenedPlace> {
  const { url, drop } = await createPostgresDatabase();
  const { sessions, close } = await openPostgres(url);
  const opened = `(await import(${moduleUrl('../../database/openDatabase.ts')})).openPostgres(${JSON.stringify(url)})`;
  return {
    place: { sessions, data: '' },
    script: `{ sessions: (await ${opened}).sessions, data: '' }`,
    close: async () => {
      await close();
      await drop();
    },
  };
}

async function inFolder(): Promise<OpenedPlace> {
  const data = temporaryFolder();
  const place = { sessions: null, data };
  return { place, script: JSON.stringify(place), close: async () => undefined };
}

describe.each([
  ['PGlite', inFolder],
  ['PostgreSQL', onPostgres],
])('the lock of a feed on %s', (_name, open) => {
  let opened: OpenedPlace;
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(() => opened.close());
  const lock = (source: string, dealershipIds = ['dealer-1', 'dealer-2']) =>
    lockFeed(opened.place, { source, dealershipIds });

  it('is free at once when its run has ended', async () => {
    const { sessions } = opened.place;
    for (let run = 0; run < 20; run += 1) {
      // Two connections that wait: the second run need not make one, which gives the server time.
      const waiting = await Promise.all([sessions?.connect(), sessions?.connect()]);
      for (const client of waiting) client?.release();
      const first = await lock('again');
      await first.release();
      await (await lock('again')).release();
    }
  });

  it('lets one of many runs that start at the same moment in', async () => {
    const runs = Array.from({ length: 8 }, (_, at) => lock('csv', at % 2 ? ['a', 'b'] : ['b', 'a']));
    const settled = await Promise.allSettled(runs);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused).toHaveLength(7);
    expect(refused.every((one) => one instanceof FeedBusyError)).toBe(true);
    const [winner] = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await winner?.release();
    await vi.waitFor(async () => (await lock('csv', ['a', 'b'])).release());
  });

  it('is for one feed: other feeds and other dealers go on, one that shares a dealer waits', async () => {
    const held = [
      await lock('csv', ['dealer-1', 'dealer-2']),
      await lock('by-post', ['dealer-1']),
      await lock('csv', ['dealer-3']),
    ];
    await expect(lock('csv', ['dealer-2', 'dealer-4'])).rejects.toThrow("Another import of the feed 'csv'");
    await vi.waitFor(async () => (await lock('csv', ['dealer-4'])).release());
    for (const one of held) await one.release();
  });

  it('goes to the next at once when the process that has it is killed', async () => {
    const program = `const { lockFeed } = await import(${moduleUrl('./feedLock.ts')});
      await lockFeed(${opened.script}, { source: 'killed', dealershipIds: ['dealer-1'] });
      console.log('locked');
      setInterval(() => undefined, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(lock('killed', ['dealer-1'])).rejects.toBeInstanceOf(FeedBusyError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(async () => (await lock('killed', ['dealer-1'])).release());
  }, 30_000);
});

it('tells its run when the connection that holds it is broken', async () => {
  const { place, close } = await onPostgres();
  const lock = await lockFeed(place, { source: 'csv', dealershipIds: ['dealer-1'] });
  expect(() => lock.check()).not.toThrow();
  await place.sessions?.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and pid <> pg_backend_pid() and datname = current_database()`,
  );
  await vi.waitFor(() => expect(() => lock.check()).toThrow('The connection to the database broke'));
  await lock.release();
  await close();
}, 60_000);

describe('two imports of one feed', () => {
  const fixture = makeFeedFixture();
  const header = 'stocknum,name,make,model,car_type,price,km';
  const rows = Array.from({ length: 900 }, (_, n) => `S${n},2020 Toyota Yaris ${n},Toyota,Yaris,used,20000,${n}000`);

  function start(name: string, content: string) {
    const file = join(fixture.folder, name);
    writeFileSync(file, content);
    const { database, inventory, folder } = fixture;
    return importFeed(
      { file, site: feedSite },
      { db: database.db, sessions: null, inventory, now: () => fixture.clock, data: folder },
    );
  }

  it('never mix: the second is refused, changes nothing, and may come when the first has ended', async () => {
    await fixture.run(csv(header, ...rows.slice(0, 600)));
    const settled = await Promise.allSettled([
      start('all.csv', csv(header, ...rows)),
      start('some.csv', csv(header, ...rows.slice(0, 400))),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = settled.findIndex(({ status }) => status === 'fulfilled');
    expect(await fixture.stock()).toHaveLength([900, 400][won] ?? 0);
    expect(await fixture.runs()).toHaveLength(2);
    const { held } = await start('all.csv', csv(header, ...rows));
    expect(held).toBeNull();
    expect(await fixture.stock()).toHaveLength(900);
  });

  it('leave the feed free after one that failed', async () => {
    const failing = { ...fixture.inventory, store: () => Promise.reject(new Error('The database broke.')) };
    writeFileSync(join(fixture.folder, 'broken.csv'), csv(header, ...rows.slice(0, 3)));
    const order = { file: join(fixture.folder, 'broken.csv'), site: feedSite };
    const tools = { db: fixture.database.db, sessions: null, now: () => fixture.clock, data: fixture.folder };
    await expect(importFeed(order, { ...tools, inventory: failing })).rejects.toThrow('The database broke.');
    expect(await importFeed(order, { ...tools, inventory: fixture.inventory })).toMatchObject({ inserted: 3 });
  });
});
