import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../database/database.ts';
import { carAt, monday, siteWith, tuesdayMorning, type AppointmentFixture } from './appointmentFixture.ts';

export function itClaimsTimes(fixture: AppointmentFixture): void {
  const places = async () =>
    rowsOf<{ place: number }>(
      await fixture.database.db.execute(sql`select place from appointments order by place`),
    ).map(({ place }) => place);

  it.each([1, 3])('[API-05] lets exactly %i of 50 visitors have one time, all asking at once', async (perSlot) => {
    const leads = Array.from({ length: 50 }, (_, index) => `lead-${index}`);
    const answers = await Promise.all(leads.map((leadId) => fixture.claim(leadId, { perSlot })));
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(perSlot);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(50 - perSlot);
    expect(await places()).toEqual(Array.from({ length: perSlot }, (_, place) => place));
  });

  it('[API-05] holds no time for a lead that was not stored', async () => {
    const fails = fixture.database.db.transaction(async (tx) => {
      await fixture.service.claimForLead(tx, {
        site: siteWith(),
        vehicle: null,
        locationId: null,
        start: tuesdayMorning,
        leadId: 'lead-1',
        now: monday,
      });
      throw new Error('the lead could not be stored');
    });
    await expect(fails).rejects.toThrow('the lead could not be stored');
    expect(await places()).toEqual([]);
    expect(await fixture.claim('lead-2')).toBe('claimed');
  });

  it('[API-05] answers a lead that asks twice with the place it has', async () => {
    expect(await fixture.claim('lead-1')).toBe('claimed');
    expect(await fixture.claim('lead-1')).toBe('claimed');
    expect(await fixture.claim('lead-2')).toBe('taken');
    expect(await places()).toEqual([0]);
  });

  it('[API-05] fills the place that was given back, and never more than the dealer takes at once', async () => {
    for (const lead of ['lead-1', 'lead-2', 'lead-3']) await fixture.claim(lead, { perSlot: 3 });
    await fixture.service.release('lead-1');
    expect(await fixture.claim('lead-4', { perSlot: 2 })).toBe('taken');
    expect(await fixture.claim('lead-5', { perSlot: 3 })).toBe('claimed');
    expect(await places()).toEqual([0, 1, 2]);
  });

  it('[API-05] keeps times, places and dealers apart', async () => {
    expect(await fixture.claim('lead-1')).toBe('claimed');
    expect(await fixture.claim('lead-2', { start: new Date('2026-11-03T01:30:00Z') })).toBe('claimed');
    expect(await fixture.claim('lead-3', { locationId: 'loc-yard' })).toBe('claimed');
    expect(await fixture.claim('lead-4', { dealershipId: 'dealer-other' })).toBe('claimed');
  });

  it('[API-05] takes a time on both sites that show one location', async () => {
    expect(await fixture.claim('lead-1', { siteSlug: 'group' })).toBe('claimed');
    expect(await fixture.claim('lead-2', { siteSlug: 'harbour-toyota' })).toBe('taken');
    expect(await fixture.service.check(siteWith(), 'loc-sales', tuesdayMorning, monday)).toBe('taken');
  });

  it('[API-05] claims for a lead only what the site offers, where its vehicle stands', async () => {
    const claim = (leadId: string, changes: object = {}) =>
      fixture.database.db.transaction((tx) =>
        fixture.service.claimForLead(tx, {
          site: siteWith(),
          vehicle: carAt('loc-yard'),
          locationId: 'loc-yard',
          start: tuesdayMorning,
          leadId,
          now: monday,
          ...changes,
        }),
      );
    expect(await claim('lead-1')).toBe('claimed');
    expect(await claim('lead-2')).toBe('taken');
    expect(await claim('lead-3', { locationId: null })).toBe('taken');
    expect(await claim('lead-4', { locationId: 'loc-sales' })).toBe('claimed');
    expect(await claim('lead-5', { start: new Date('2026-11-03T00:31:00Z') })).toBe('not-offered');
    expect(await claim('lead-6', { start: new Date(Number.NaN) })).toBe('not-offered');
    expect(await claim('lead-7', { locationId: 'loc-other' })).toBe('not-offered');
    expect(await claim('lead-8', { locationId: 'loc-gone', vehicle: carAt('loc-gone') })).toBe('taken');
  });
}
