import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../database/database.ts';
import { browser, siteWith, slug, type ViewFixture } from './viewFixture.ts';

export function itCountsViews(fixture: ViewFixture): void {
  const seen = async () => (await fixture.look())?.views;

  it('[API-02] counts a visitor at once, and once in half an hour', async () => {
    expect((await fixture.look('203.0.113.1'))?.views).toBe(215);
    expect((await fixture.look('203.0.113.1'))?.views).toBe(215);
    expect((await fixture.look('203.0.113.2'))?.views).toBe(216);
    fixture.clock.now += 1_800_000;
    expect((await fixture.look('203.0.113.1'))?.views).toBe(217);
  });

  it('[API-02] counts no machines, no visit without an address, and no mere look at the facts', async () => {
    await fixture.look('203.0.113.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    await fixture.service.view(siteWith(), slug, { count: true, userAgent: browser });
    await fixture.service.view(siteWith(), slug, { count: false, address: '203.0.113.1', userAgent: browser });
    expect(await seen()).toBe(214);
  });

  it('[API-02] stores what was counted by days of the dealer’s calendar, and shows the same before and after', async () => {
    for (let visitor = 1; visitor <= 3; visitor += 1) await fixture.look(`203.0.113.${visitor}`);
    fixture.clock.now += 60_000;
    await fixture.look('203.0.113.4');
    expect(await fixture.stored()).toEqual([]);
    expect(await seen()).toBe(218);
    await fixture.service.flush();
    expect(await fixture.stored()).toEqual([
      { day: '2026-11-02', views: 3 },
      { day: '2026-11-03', views: 1 },
    ]);
    expect(await seen()).toBe(218);
    await fixture.look('203.0.113.5');
    await fixture.service.flush();
    expect(await seen()).toBe(219);
  });

  it('[API-02] adds up what several hosts counted', async () => {
    const visit = (address: string) => ({ count: true, address, userAgent: browser });
    await fixture.service.view(siteWith(), slug, visit('203.0.113.1'));
    await fixture.elsewhere.view(siteWith(), slug, visit('203.0.113.2'));
    await Promise.all([fixture.service.flush(), fixture.elsewhere.flush()]);
    expect(await fixture.stored()).toEqual([{ day: '2026-11-02', views: 2 }]);
    expect(await seen()).toBe(216);
  });

  it('[API-02] loses no view to a database that was away', async () => {
    await fixture.look('203.0.113.1');
    await fixture.database.db.execute(sql`alter table vehicle_views rename to vehicle_views_away`);
    await fixture.service.flush();
    await fixture.database.db.execute(sql`alter table vehicle_views_away rename to vehicle_views`);
    expect(fixture.logged.join()).toContain('Views could not be stored');
    await fixture.look('203.0.113.2');
    await fixture.service.flush();
    expect(await fixture.stored()).toEqual([{ day: '2026-11-02', views: 2 }]);
  });

  it('[API-02] stores what is left when it is closed', async () => {
    await fixture.look('203.0.113.1');
    await fixture.service.close();
    expect(await fixture.stored()).toEqual([{ day: '2026-11-02', views: 1 }]);
  });

  it('[API-02] changes nothing about the stock: a view is no reason to build an index or a page again', async () => {
    const changes = async () =>
      rowsOf(
        await fixture.database.db.execute(sql`select max(id)::int as newest, count(*)::int as n from stock_changes`),
      );
    const before = await changes();
    await fixture.look('203.0.113.1');
    await fixture.service.flush();
    expect(await changes()).toEqual(before);
  });
}
