import { eq, sql } from 'drizzle-orm';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMemory } from '../../../database/testing/openMemory.ts';
import { openRunningHost } from '../../../database/testing/runningHost.ts';
import { feedRuns, feedSchedules, vehicles } from '../../../database/schema/index.ts';
import { openTemporaryPostgres } from '../../../testing/openTemporaryPostgres.ts';
import { serve } from '../../../testing/serve.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { importFeed } from '../importFeed.ts';
import { openFeeds } from '../openFeeds.ts';
import { csv, feedSite, leastHeader as header, rioRows as rows } from '../testing/feedFixture.ts';
import type { importApart } from './importApart.ts';
import { openFeedSchedule, type FeedSchedule, type FeedScheduleDeps } from './openFeedSchedule.ts';

function describeSchedule(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`feeds on a schedule, on ${name}`, () => {
    const folder = temporaryFolder();
    const dataFolder = join(folder, 'data');
    const file = join(folder, 'stock.csv');
    const list = join(folder, 'feeds.json');
    let database: OpenedDatabase;
    let opened: FeedSchedule[] = [];
    let edition = 0;

    function write(...lines: string[]): void {
      writeFileSync(file, csv(header, ...lines));
      edition += 1;
      utimesSync(file, 1_000_000 + edition, 1_000_000 + edition);
    }
    const importHere: typeof importApart = async ({ place: _place, ...order }) => {
      const { db, sessions } = database;
      const now = () => new Date();
      const tools = { db, sessions, inventory: openInventory({ db, now }), now, data: dataFolder };
      const { held, incomplete } = await importFeed(order, tools);
      return { held: held !== null, incomplete };
    };
    function schedule(changes: Partial<FeedScheduleDeps> = {}): FeedSchedule {
      const made = openFeedSchedule({
        config: { dataFolder, databaseUrl: null, feeds: { secrets: {}, hosts: [], file: list } },
        importFile: importHere,
        db: database.db,
        sites: { bySlug: (slug) => (slug === feedSite.slug ? feedSite : null) },
        now: () => new Date(),
        log: pino({ level: 'silent' }),
        ...changes,
      });
      opened.push(made);
      return made;
    }
    const stored = async (): Promise<number> => (await database.db.select().from(vehicles)).length;
    const makeDue = () => database.db.update(feedSchedules).set({ dueAt: sql`now()`, claimedUntil: null });
    const runs = () => openFeeds(database.db, dataFolder, async () => []).runs(10);

    beforeAll(async () => void (database = await open()));
    beforeEach(async () => {
      await Promise.all(opened.map((one) => one.close()));
      opened = [];
      await database.db.execute(sql`truncate vehicles, feed_runs, stock_changes, feed_schedules`);
      writeFileSync(
        list,
        JSON.stringify({ feeds: [{ name: 'dms', site: feedSite.slug, source: 'stock.csv', everyMinutes: 30 }] }),
      );
    });
    afterAll(async () => {
      await Promise.all(opened.map((one) => one.close()));
      await database.close();
    });

    it('imports a new edition, and looks again when it is due', async () => {
      write(...rows(20));
      const host = schedule();
      await host.look();
      expect(await stored()).toBe(20);
      write(...rows(21));
      await host.look();
      expect(await stored()).toBe(20);
      await makeDue();
      await host.look();
      expect(await stored()).toBe(21);
      await makeDue();
      await host.look();
      expect(await runs()).toHaveLength(2);
      const [state] = await host.states();
      expect(state).toMatchObject({ name: 'dms', siteSlug: 'harbour', feed: 'csv', failure: null, failedSince: null });
      expect((state?.dueAt?.getTime() ?? 0) - (state?.lookedAt?.getTime() ?? 0)).toBe(1_800_000);
    });

    it('fetches a feed again that arrived in part, and lists it as held where its server ended it', async () => {
      const known: (string | undefined)[] = [];
      let isCut = false;
      const { host: at, origin } = await serve((request, response) => {
        known.push(request.headers['if-none-match']);
        response.writeHead(200, { etag: '"1"', 'content-length': 9 });
        if (isCut) response.write('a', () => response.destroy());
        else response.end('a,b\n1,2\n3');
      });
      const feed = { name: 'dms', site: feedSite.slug, source: `${origin}/stock.csv` };
      writeFileSync(list, JSON.stringify({ feeds: [feed] }));
      let incomplete = true;
      const host = schedule({
        config: { dataFolder, databaseUrl: null, feeds: { secrets: {}, hosts: [at], file: list } },
        importFile: async () => ({ held: incomplete, incomplete }),
      });
      for (const isWhole of [false, true, true]) {
        incomplete = !isWhole;
        await host.look();
        await makeDue();
      }
      expect(known).toEqual([undefined, undefined, '"1"']);
      isCut = true;
      await host.look();
      const [run] = await runs();
      expect(run).toMatchObject({ isWaiting: true, canRelease: false, held: expect.stringContaining('ended it') });
    });

    it('is taken by one of many hosts, and by another once that one is gone', async () => {
      write(...rows(3));
      let begun = 0;
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const importFile = async () => {
        begun += 1;
        await ended;
        return { held: false, incomplete: false };
      };
      const hosts = Array.from({ length: 3 }, () => schedule({ importFile }));
      const looks = hosts.map((one) => one.look());
      await Promise.race(looks);
      end();
      await Promise.all(looks);
      expect(begun).toBe(1);
      // Claimed by a host that has died: its claim has an end.
      await database.db.update(feedSchedules).set({
        edition: null,
        dueAt: sql`now()`,
        claimedUntil: sql`now() + interval '1 minute'`,
      });
      await hosts[1]?.look();
      expect(begun).toBe(1);
      await database.db.update(feedSchedules).set({ claimedUntil: sql`now() - interval '1 second'` });
      await hosts[1]?.look();
      expect(begun).toBe(2);
    });

    it('shows a look that failed among the runs, once, and tries it again soon', async () => {
      rmSync(file, { force: true });
      const host = schedule();
      await host.look();
      await makeDue();
      await host.look();
      const [run, ...others] = await runs();
      expect(others).toEqual([]);
      expect(run).toMatchObject({ siteSlug: 'harbour', source: 'csv', rows: 0, isWaiting: false });
      expect(run?.held).toMatch(/^It failed: There is no file or folder .*stock\.csv\.$/);
      const [state] = await host.states();
      expect(state?.failure).toMatch(/^There is no file/);
      expect(state?.failedSince?.getTime()).toBeLessThan(state?.lookedAt?.getTime() ?? 0);
      expect((state?.dueAt?.getTime() ?? 0) - (state?.lookedAt?.getTime() ?? 0)).toBe(600_000);
      write(...rows(2));
      await makeDue();
      await host.look();
      expect((await host.states())[0]).toMatchObject({ failure: null, failedSince: null });
    });

    it('leaves what is held to a person, also while the next look fails', async () => {
      write(...rows(20));
      const host = schedule();
      await host.look();
      write(...rows(2));
      await makeDue();
      await host.look();
      expect((await runs())[0]).toMatchObject({ isWaiting: true, held: expect.stringContaining('would remove 18') });
      rmSync(file);
      await makeDue();
      await host.look();
      expect((await runs()).map(({ isWaiting }) => isWaiting)).toEqual([false, true, false]);
      expect(await stored()).toBe(20);
    });

    it('goes on with the last right list while it is damaged, and hands back what it was at when it ends', async () => {
      write(...rows(4));
      const host = schedule({
        importFile: (_order, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('ended')));
            queueMicrotask(() => void host.close());
          }),
      });
      writeFileSync(list, '{');
      await host.look();
      const [left] = await database.db.select().from(feedSchedules).where(eq(feedSchedules.name, 'dms'));
      expect(left).toMatchObject({ claimedUntil: null, edition: null, failure: null });
      expect(await database.db.select().from(feedRuns)).toEqual([]);
      expect(() => schedule()).toThrow(/The list of feeds .* cannot be read/);
    });
  });
}

describeSchedule('PGlite', openMemory);
describeSchedule('PostgreSQL', openTemporaryPostgres);

it('imports in a process of its own', async () => {
  const host = await openRunningHost();
  const { db, dataFolder, folder } = host;
  const list = join(folder, 'feeds.json');
  writeFileSync(list, JSON.stringify({ feeds: [{ name: 'dms', site: feedSite.slug, source: 'stock.csv' }] }));
  writeFileSync(join(folder, 'stock.csv'), csv(header, ...rows(3)));
  // Older than a file that may still be written.
  utimesSync(join(folder, 'stock.csv'), 1_000_000, 1_000_000);
  const schedule = openFeedSchedule({
    config: { dataFolder, databaseUrl: null, feeds: { secrets: {}, hosts: [], file: list } },
    db,
    sites: { bySlug: () => feedSite },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  await schedule.look();
  expect(await db.select().from(vehicles)).toHaveLength(3);
  await schedule.close();
  await host.close();
});
