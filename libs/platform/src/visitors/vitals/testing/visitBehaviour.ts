import { siteSchema, type VisitReport } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import type { VisitService } from '../../../ports/visitPort.ts';
import { leavable } from '../../events/testing/leavable.ts';
import { browser, siteWith, start } from '../../events/testing/eventSamples.ts';
import { openVisits } from '../openVisits.ts';

const dayMs = 86_400_000;
const site = siteWith();
const visit = (value: number, target = 'main>img'): VisitReport => ({
  path: '/cars/2023-toyota-rav4',
  figures: [
    { name: 'LCP', value, target },
    { name: 'CLS', value: 0 },
  ],
});

/** What the store of visits' figures promises, whichever database it is in. */
export function describeVisits(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`figures of visits on ${name}`, () => {
    let database: OpenedDatabase;
    let service: VisitService;
    const clock = { now: start };
    const logged: string[] = [];
    const log = pino({}, { write: (line) => void logged.push(line) });
    const host = () => openVisits({ db: database.db, now: () => new Date(clock.now), log, flushEveryMs: 3_600_000 });
    const rows = async () => rowsOf(await database.db.execute(sql`select * from visit_counts`));
    const since = new Date(start - 27 * dayMs);

    beforeAll(async () => {
      database = await open();
    }, 120_000);
    beforeEach(async () => {
      await database.db.execute(sql`delete from visit_counts`);
      clock.now = start;
      logged.splice(0);
      service = host();
    });
    afterEach(() => service.close());
    afterAll(() => database.close());

    it('adds days and processes up to the percentile of a page, with what was named most often', async () => {
      const other = host();
      for (const value of [900, 1_000, 1_100]) service.add(site, visit(value), browser);
      other.add(site, visit(3_000, 'main>h1'), browser);
      await service.flush();
      await other.close();
      clock.now += dayMs;
      service.add(site, visit(1_200), browser);
      await service.flush();
      const [lcp, cls] = (await service.summary(since)).vitals;
      expect(lcp).toMatchObject({
        siteSlug: site.slug,
        page: 'vehicle',
        device: 'desk',
        name: 'LCP',
        visits: 5,
        verdict: 'good',
        elements: [
          { element: 'main>img', count: 4 },
          { element: 'main>h1', count: 1 },
        ],
      });
      expect(lcp?.p75).toBeGreaterThan(1_000);
      expect(lcp?.p75).toBeLessThanOrEqual(1_250);
      expect(cls).toMatchObject({ name: 'CLS', visits: 5, verdict: 'good', elements: [] });
    });

    it('keeps sites apart, and leaves out what was before the day that is asked for', async () => {
      service.add(site, visit(900), browser);
      service.add(siteWith('elsewhere'), visit(9_000), browser);
      await service.flush();
      expect((await service.summary(since, 'elsewhere')).vitals.map(({ verdict }) => verdict)).toEqual([
        'poor',
        'good',
      ]);
      expect(await service.summary(new Date(start + dayMs))).toEqual({ vitals: [], tags: [] });
    });

    it('stores nothing of a visit but counts', async () => {
      service.add(site, visit(900), browser);
      await service.flush();
      const columns = ['site_slug', 'day', 'page', 'device', 'figure', 'entry', 'count'];
      for (const row of await rows()) expect(Object.keys(row as object)).toEqual(columns);
      expect(JSON.stringify(await rows())).not.toContain('rav4');
    });

    it('keeps what cannot be stored for the next time', async () => {
      const door = leavable(database.db);
      const cut = openVisits({ db: door.db, now: () => new Date(clock.now), log, flushEveryMs: 3_600_000 });
      door.away = true;
      cut.add(site, visit(900), browser);
      await cut.flush();
      expect(logged.join()).toContain('Figures of visits could not be stored');
      door.away = false;
      await cut.close();
      expect((await service.summary(since)).vitals.map(({ visits }) => visits)).toEqual([1, 1]);
    });

    it('averages what scripts of other companies cost, and names one that is over its budget once a day', async () => {
      const counted = siteSchema.parse({ ...site, analytics: { measurementId: 'G-ABC1234567' } });
      const google = { name: 'google-analytics' as const, isPartial: true };
      const chat = { name: 'chat' as const, kilobytes: 9_000, isPartial: false, milliseconds: null };
      for (const [kilobytes, milliseconds] of [
        [100, 50],
        [300, null],
        [100, 250],
      ] as const)
        service.add(counted, { ...visit(900), tags: [{ ...google, kilobytes, milliseconds }, chat] }, browser);
      await service.flush();
      expect((await service.summary(since)).tags).toEqual([
        { ...google, siteSlug: site.slug, visits: 3, kilobytes: 500 / 3, milliseconds: 150, over: 2 },
      ]);
      const warnings = logged.filter((line) => line.includes('over its budget'));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('"tag":"google-analytics","kilobytes":300');
    });

    it('deletes counts older than 400 days', async () => {
      service.add(site, visit(900), browser);
      await service.flush();
      clock.now = start + 400 * dayMs;
      expect(await service.sweep()).toBe(0);
      clock.now += dayMs;
      expect(await service.sweep()).toBe(3);
      expect(await rows()).toEqual([]);
    });
  });
}
