import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../database/database.ts';
import { now, siteWith, wholeRequest, type PhoneFixture } from './phoneFixture.ts';

const hourBefore = new Date(now.getTime() - 3_600_000);

export function itNotesReveals(fixture: PhoneFixture): void {
  it('[API-01] notes for the dealer what was asked for, newest first', async () => {
    await fixture.ask(wholeRequest, '203.0.113.30');
    await fixture.ask({ location_id: 'loc-sales', website_id: 'harbour-toyota' }, '203.0.113.31');
    const noted = await fixture.service.list(siteWith(), hourBefore);
    expect(noted.map(({ carId, locationId, dealershipId, at }) => [carId, locationId, dealershipId, at])).toEqual([
      [null, 'loc-sales', 'dealer-1', now],
      ['car-1', null, 'dealer-1', now],
    ]);
    expect(await fixture.service.list(siteWith(), new Date(now.getTime() + 1))).toEqual([]);
    expect(await fixture.service.list(siteWith({ slug: 'sunrise-kia' }), hourBefore)).toEqual([]);
  });

  it('[API-01] tells visitors apart without keeping their addresses, and not from site to site', async () => {
    const kia = siteWith({ slug: 'sunrise-kia' });
    await fixture.ask(wholeRequest, '203.0.113.32');
    await fixture.ask(wholeRequest, '203.0.113.32');
    await fixture.ask(wholeRequest, '203.0.113.33');
    await fixture.ask({ ...wholeRequest, website_id: 'sunrise-kia' }, '203.0.113.32', kia);
    const [third, second, first] = (await fixture.service.list(siteWith(), hourBefore)).map(({ visitor }) => visitor);
    const [onKia] = (await fixture.service.list(kia, hourBefore)).map(({ visitor }) => visitor);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(onKia).not.toBe(first);
    for (const table of ['phone_reveals', 'rate_limits']) {
      const rows = rowsOf(await fixture.database.db.execute(sql`select * from ${sql.identifier(table)}`));
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('203.0.113');
    }
  });

  it('[API-01] notes no reveal by a machine, and none that was refused', async () => {
    const visitor = { address: '203.0.113.34', userAgent: 'Googlebot/2.1', now };
    expect(await fixture.service.reveal(siteWith(), wholeRequest, visitor)).toMatchObject({ ok: true });
    await fixture.ask({ ...wholeRequest, car_id: 'car-77' }, '203.0.113.34');
    expect(await fixture.service.list(siteWith(), hourBefore)).toEqual([]);
  });

  it('[API-01] gives the number when the note cannot be written, and says so in the log without the address', async () => {
    await fixture.database.db.execute(sql`alter table phone_reveals rename to phone_reveals_away`);
    try {
      expect(await fixture.ask(wholeRequest, '203.0.113.35')).toMatchObject({ ok: true, phone: '+61893350100' });
    } finally {
      await fixture.database.db.execute(sql`alter table phone_reveals_away rename to phone_reveals`);
    }
    expect(fixture.logged.join()).toContain('A phone reveal could not be noted');
    expect(fixture.logged.join()).not.toContain('203.0.113.35');
  });
}
