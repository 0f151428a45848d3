import { sql } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/openDatabase.ts';
import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { FeedBusyError, lockFeed } from './feedLock.ts';
import { importFeed } from './importFeed.ts';
import { csv, feedSite, makeFeedFixture } from './testing/feedFixture.ts';

describe.each([
  ['PGlite', openMemory],
  ['PostgreSQL', openTemporaryPostgres],
])('the lock of a feed on %s', (_name, open) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await open();
  }, 120_000);
  beforeEach(() => database.db.execute(sql`delete from feed_locks`));
  afterAll(() => database.close());
  const lock = (run: string, dealershipIds = ['dealer-1', 'dealer-2'], source = 'csv') =>
    lockFeed(database.db, { source, dealershipIds, run });
  const runOut = () => database.db.execute(sql`update feed_locks set until = now() - interval '1 second'`);

  it('lets one of many runs that start at the same moment in', async () => {
    const runs = Array.from({ length: 8 }, (_, at) => lock(`run-${at}`, at % 2 ? ['a', 'b'] : ['b', 'a']));
    const settled = await Promise.allSettled(runs);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused).toHaveLength(7);
    expect(refused.every((one) => one instanceof FeedBusyError)).toBe(true);
    const [winner] = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await winner?.release();
    await (await lock('the next')).release();
  });

  it('is for one feed: other feeds and other dealers go on, one that shares a dealer waits', async () => {
    await lock('one', ['dealer-1', 'dealer-2']);
    await lock('another feed', ['dealer-1'], 'by-post');
    await lock('another dealer', ['dealer-3']);
    await expect(lock('shares one', ['dealer-2', 'dealer-4'])).rejects.toThrow("Another import of the feed 'csv'");
    await (await lock('what was shared in vain is free', ['dealer-4'])).release();
  });

  it('goes to the next when its run was killed, and is kept by a run that takes long', async () => {
    const slow = await lock('slow');
    await runOut();
    await slow.extend();
    await expect(lock('early')).rejects.toBeInstanceOf(FeedBusyError);
    await runOut();
    const next = await lock('next');
    await expect(slow.extend()).rejects.toThrow('stood still for long');
    await slow.release();
    await next.extend();
    await expect(lock('third')).rejects.toBeInstanceOf(FeedBusyError);
  });
});

describe('two imports of one feed', () => {
  const fixture = makeFeedFixture();
  const header = 'stocknum,name,make,model,car_type,price,km';
  const rows = Array.from({ length: 900 }, (_, n) => `S${n},2020 Toyota Yaris ${n},Toyota,Yaris,used,20000,${n}000`);

  function start(name: string, content: string) {
    const file = join(fixture.folder, name);
    writeFileSync(file, content);
    const { database, inventory, folder } = fixture;
    return importFeed({ file, site: feedSite }, { db: database.db, inventory, now: () => fixture.clock, data: folder });
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
    const failing = { ...fixture.inventory, upsert: () => Promise.reject(new Error('The database broke.')) };
    writeFileSync(join(fixture.folder, 'broken.csv'), csv(header, ...rows.slice(0, 3)));
    const order = { file: join(fixture.folder, 'broken.csv'), site: feedSite };
    const tools = { db: fixture.database.db, now: () => fixture.clock, data: fixture.folder };
    await expect(importFeed(order, { ...tools, inventory: failing })).rejects.toThrow('The database broke.');
    expect(await importFeed(order, { ...tools, inventory: fixture.inventory })).toMatchObject({ inserted: 3 });
  });
});
