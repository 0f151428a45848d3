import { expect, it } from 'vitest';
import { carAt, monday, siteWith, tuesdayMorning, type AppointmentFixture } from './appointmentFixture.ts';

const morning = tuesdayMorning.toISOString();

export function itOffersTimes(fixture: AppointmentFixture): void {
  const place = async (site: ReturnType<typeof siteWith>, about: { carId?: string; locationId?: string }) =>
    (await fixture.service.slots(site, { ...about, now: monday }))?.location.id ?? null;

  it('[API-05] offers the times of the place at which the vehicle stands', async () => {
    fixture.stock.push(carAt('loc-yard'), carAt('loc-gone', { id: 'car-2' }), carAt(null, { id: 'car-3' }));
    const site = siteWith();
    expect(await place(site, { carId: 'car-1' })).toBe('loc-yard');
    expect(await place(site, { carId: 'car-2' })).toBe('loc-sales');
    expect(await place(site, { carId: 'car-3' })).toBe('loc-sales');
    expect(await place(site, { locationId: 'loc-yard' })).toBe('loc-yard');
    expect(await place(site, { carId: 'car-1', locationId: 'loc-sales' })).toBe('loc-sales');
    expect(await place(site, {})).toBe('loc-sales');
  });

  it('[API-05] knows nothing of other sites’ vehicles and places, of hidden places, and of sold vehicles', async () => {
    fixture.stock.push(
      carAt('loc-sales', { dealership_id: 'dealer-other' }),
      carAt('loc-sales', { id: 'car-2', sold: true, status: 'sold' }),
    );
    const site = siteWith();
    for (const about of [
      { carId: 'car-1' },
      { carId: 'car-2' },
      { carId: 'car-unknown' },
      { locationId: 'loc-other' },
      { locationId: 'loc-hidden' },
    ]) {
      expect(await place(site, about)).toBeNull();
    }
    expect(await place(siteWith({}, { locations: [] }), {})).toBeNull();
  });

  it('[API-05] tells of the place what a visitor needs, and no phone number', async () => {
    const times = await fixture.service.slots(siteWith(), { now: monday });
    expect(times?.location).toEqual({
      id: 'loc-sales',
      name: 'Harbour Toyota Sales',
      slug: 'fremantle-sales',
      time_zone: 'Australia/Perth',
      address: { street: '12 Quarry Street', city: 'Fremantle', state: 'WA', postcode: '6160' },
    });
    expect(times?.days[0]).toMatchObject({ date: '2026-11-02', slots: [{ time: '14:30', words: '2:30 pm' }, {}, {}] });
  });

  it('[API-05] leaves out a time once all its places are taken, and a day without a time', async () => {
    const site = siteWith({ perSlot: 2, daysAhead: 2, weekdays: [{ weekday: 2, from: '08:30', to: '09:30' }] });
    const mornings = async () => {
      const times = await fixture.service.slots(site, { now: monday });
      return times?.days.flatMap(({ slots }) => slots).find(({ start }) => start === morning)?.left ?? 0;
    };
    expect(await mornings()).toBe(2);
    await fixture.claim('lead-1', { perSlot: 2 });
    expect(await mornings()).toBe(1);
    await fixture.claim('lead-2', { perSlot: 2 });
    expect(await mornings()).toBe(0);
    const times = await fixture.service.slots(site, { now: monday });
    expect(times?.days.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-04']);
  });

  it.each([
    ['free', 'loc-sales', morning],
    ['not-offered', 'loc-sales', '2026-11-03T00:45:00.000Z'],
    ['not-offered', 'loc-sales', '2026-11-01T02:30:00.000Z'],
    ['not-offered', 'loc-sales', '2027-11-03T00:30:00.000Z'],
    ['not-offered', 'loc-hidden', morning],
    ['not-offered', 'loc-other', morning],
    ['not-offered', 'loc-sales', 'no time at all'],
  ])('[API-05] says "%s" of %s at %s', async (answer, locationId, start) => {
    expect(await fixture.service.check(siteWith(), locationId, new Date(start), monday)).toBe(answer);
  });

  it('[API-05] says "taken" once somebody else has the time, and "free" when it is given back', async () => {
    const check = () => fixture.service.check(siteWith(), 'loc-sales', tuesdayMorning, monday);
    await fixture.claim('lead-1');
    expect(await check()).toBe('taken');
    expect(await fixture.service.release('lead-1')).toBe(true);
    expect(await check()).toBe('free');
    expect(await fixture.service.release('lead-1')).toBe(false);
  });
}
