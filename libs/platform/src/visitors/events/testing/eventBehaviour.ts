import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import type { EventService } from '../../../ports/eventPort.ts';
import type { VisitService } from '../../../ports/visitPort.ts';
import { csvRows, readEvents } from '../exportEvents.ts';
import { openEvents } from '../openEvents.ts';
import { leavable } from './leavable.ts';
import { batch, browser, sent, siteWith, start } from './eventSamples.ts';

const dayMs = 86_400_000;
const visitor = { address: '203.0.113.7', userAgent: browser };
const site = siteWith();

/** What the store of events promises, whichever database it is in. */
export function describeEvents(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`events on ${name}`, () => {
    let database: OpenedDatabase;
    let service: EventService;
    let door: ReturnType<typeof leavable>;
    const clock = { now: start };
    const logged: string[] = [];
    const visits: Parameters<VisitService['add']>[] = [];

    const host = () =>
      openEvents({
        db: door.db,
        now: () => new Date(clock.now),
        flushEveryMs: 3_600_000,
        visits: { add: (...told) => void visits.push(told) },
        perAddress: 100,
        log: pino({}, { write: (line) => void logged.push(line) }),
        maxWaiting: 3,
      });
    const stored = async (): Promise<Record<string, unknown>[]> =>
      rowsOf(await database.db.execute(sql`select site_slug, key, event_id, name, path from events order by at, key`));
    const count = async () => (await stored()).length;

    beforeAll(async () => {
      database = await open();
    }, 120_000);
    beforeEach(async () => {
      await database.db.execute(sql`delete from events`);
      clock.now = start;
      logged.splice(0);
      visits.splice(0);
      door = leavable(database.db);
      service = host();
    });
    afterEach(() => service.close());
    afterAll(() => database.close());

    it('[AN-04] answers before it stores, and stores what was taken with the next flush', async () => {
      const view = sent('usedView', { path: '/cars/rav4?from=mail' });
      expect(await service.take(site, batch(view), visitor)).toEqual({ ok: true, taken: 1 });
      expect(await count()).toBe(0);
      await service.flush();
      expect(await stored()).toEqual([
        { site_slug: site.slug, key: view.id, event_id: 4, name: 'usedView', path: '/cars/rav4' },
      ]);
    });

    it('stores a batch that was sent twice once, and the same key of another site beside it', async () => {
      const text = batch(sent('print'));
      for (const one of [site, site, siteWith('elsewhere')]) await service.take(one, text, visitor);
      await service.flush();
      expect((await stored()).map(({ site_slug }) => site_slug).sort()).toEqual(['elsewhere', site.slug]);
    });

    it('stores nothing of a refused batch, nor of a machine', async () => {
      expect(await service.take(site, batch(sent(), sent('purchase')), visitor)).toMatchObject({ status: 400 });
      expect(await service.take(site, `${batch(sent())}${' '.repeat(20_480)}`, visitor)).toMatchObject({ status: 413 });
      const machine = { ...visitor, userAgent: 'Googlebot/2.1' };
      expect(await service.take(site, batch(sent()), machine)).toEqual({ ok: true, taken: 0 });
      await service.flush();
      expect(await count()).toBe(0);
    });

    it('refuses an address that sends more than its share in a minute, and no other', async () => {
      const many = () => batch(...Array.from({ length: 50 }, () => sent('print')));
      await service.take(site, many(), visitor);
      await service.take(site, many(), visitor);
      const refused = await service.take(site, batch(sent()), visitor);
      expect(refused).toMatchObject({ ok: false, status: 429 });
      expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeGreaterThan(0);
      expect(await service.take(site, batch(sent()), { ...visitor, address: '203.0.113.8' })).toMatchObject({
        ok: true,
      });
    });

    const visit = { path: '/cars/rav4', figures: [{ name: 'LCP' as const, value: 1_800, target: 'main>img' }] };

    it('hands on the figures of a visit, and none of a machine or of a report that is wrong', async () => {
      const machine = { ...visitor, userAgent: 'Googlebot/2.1' };
      expect(await service.take(site, JSON.stringify({ visit }), visitor)).toEqual({ ok: true, taken: 1 });
      expect(await service.take(site, JSON.stringify({ visit }), machine)).toEqual({ ok: true, taken: 0 });
      const wrong = { ...visit, path: '/search?q=mia' };
      expect(await service.take(site, JSON.stringify({ visit: wrong }), visitor)).toEqual({
        ok: false,
        status: 400,
        error: "The visit cannot be read at 'path'.",
      });
      expect(visits).toEqual([[site, visit, visitor.userAgent]]);
    });

    it('refuses an address that reports more visits than a tenth of its events in a minute', async () => {
      for (let count = 0; count < 10; count += 1) await service.take(site, JSON.stringify({ visit }), visitor);
      expect(await service.take(site, JSON.stringify({ visit }), visitor)).toMatchObject({ ok: false, status: 429 });
      expect(visits).toHaveLength(10);
    });

    it('[AN-04] keeps what cannot be stored for the next time, as far as there is room, and says so', async () => {
      door.away = true;
      await service.take(site, batch(sent('print'), sent('favourite')), visitor);
      await service.flush();
      expect(logged.join()).toContain('Events could not be stored');
      await service.take(site, batch(sent('usedView'), sent('historyReport')), visitor);
      expect(logged.join()).toContain('"count":1');
      door.away = false;
      await service.close();
      expect((await stored()).map((row) => row.name).sort()).toEqual(['favourite', 'historyReport', 'usedView']);
    });

    it('deletes what is older than 400 days', async () => {
      await service.take(site, batch(sent('print')), visitor);
      clock.now += dayMs;
      await service.take(site, batch(sent('favourite')), visitor);
      await service.flush();
      clock.now = start + 400 * dayMs + 1;
      expect(await service.sweep()).toBe(1);
      expect((await stored()).map((row) => row.name)).toEqual(['favourite']);
      expect(await service.sweep()).toBe(0);
    });

    it('reads a site in order, from a moment until before another, over more than one page', async () => {
      await database.db.execute(sql`
        insert into events (site_slug, key, event_id, name, params, path, tab, at)
        select ${site.slug}, 'key-' || n, 61, 'print', '{}'::jsonb, '/cars/a', 'tab-00000001',
          timestamptz '2026-03-10T00:00:00Z' + (n / 2) * interval '1 second' from generate_series(0, 2499) as n`);
      const keys: string[] = [];
      const span = {
        siteSlug: site.slug,
        since: new Date('2026-03-10T00:00:01Z'),
        until: new Date('2026-03-10T00:20:00Z'),
      };
      for await (const rows of readEvents(database.db, span)) keys.push(...rows.map(({ key }) => key));
      expect([keys.length, new Set(keys).size, keys[0], keys.at(-1)]).toEqual([2_398, 2_398, 'key-2', 'key-2399']);
      for await (const rows of readEvents(database.db, { ...span, siteSlug: 'elsewhere' })) expect(rows).toEqual([]);
    });

    it('takes the formula out of a cell that a visitor could have written', async () => {
      const params = { vehicleMake: '=HYPERLINK("http://evil.example")', vehicleModel: '@SUM(A1)', vehicleGrade: '-1' };
      const nameless = { vehicleStatus: 'used', vehicleYear: null, vehicleKilometers: null };
      await service.take(site, batch(sent('print', { params: { ...nameless, ...params } })), visitor);
      await service.flush();
      const span = { siteSlug: site.slug, since: new Date(0), until: null };
      let csv = '';
      for await (const rows of readEvents(database.db, span)) csv += csvRows(rows);
      expect(csv).toContain(`,"'=HYPERLINK(""http://evil.example"")",'@SUM(A1),,,'-1,`);
    });
  });
}
