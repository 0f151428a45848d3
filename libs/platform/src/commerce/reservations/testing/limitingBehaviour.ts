import type { Site } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import type { ReservationSuite } from './reservationSuite.ts';
import type { ReservationFixture } from './reservationFixture.ts';
import { group, harbour, sites, valley } from './reservationSamples.ts';

const many = Array.from({ length: 8 }, (_, n) => `many-${n}`);
const phoneOf = (n: number) => `+6141200000${n}`;
/** The same site with other limits. */
const withMost = (site: Site, max: Partial<Site['reserve']['maxHeld']>): Site => ({
  ...site,
  reserve: { ...site.reserve, maxHeld: { ...site.reserve.maxHeld, ...max } },
});

/** Begins and pays for vehicles, and holds none yet. */
async function paidFor(fixture: ReservationFixture, carIds: readonly string[], who: (n: number) => [string, string]) {
  const ids: string[] = [];
  for (const [n, carId] of carIds.entries()) {
    const [visitorPhone, cvc] = who(n);
    const { id, page } = await fixture.begin({ carId, idempotencyKey: carId, visitorPhone });
    await fixture.pay(page, undefined, cvc);
    ids.push(id);
  }
  return ids;
}

/** How many vehicles one person, one card and a whole site may hold. */
export function itLimitsHolds({ open }: ReservationSuite): void {
  describe('vehicles held at the same time', () => {
    it.each([
      ['person', (n: number): [string, string] => ['+61412345678', String(100 + n)]],
      ['card', (n: number): [string, string] => [phoneOf(n), '123']],
    ])(
      '[RES-01] three for one %s, counted with the hold in two processes at once; who is refused is not charged',
      async (limit, who) => {
        const fixture = await open();
        const other = await fixture.anotherService();
        const ids = await paidFor(fixture, many.slice(0, 6), who);
        const settled = await Promise.all(
          ids.map((id, n) => (n % 2 ? other : fixture.reservations).settle(harbour, id, fixture.now)),
        );
        expect(settled.filter((one) => one?.state === 'held')).toHaveLength(3);
        const refused = settled.filter((one) => one?.state === 'refused');
        expect(refused.map((one) => one?.refused_for)).toEqual([limit, limit, limit]);
        const { payments, ...sums } = fixture.standIn.payments();
        expect(sums).toEqual({ authorised: 0, captured: 3 * 20_000, refunded: 0 });
        expect(payments.filter(({ status }) => status === 'canceled')).toHaveLength(3);
        const free = await Promise.all(many.slice(0, 6).map((id) => fixture.isReserved(id)));
        expect(free.filter((isReserved) => !isReserved)).toHaveLength(3);
        expect(await fixture.leads()).toHaveLength(3);
        await other.close();
      },
    );

    it('[RES-01] says so before anything is paid, and counts no hold that has ended', async () => {
      const fixture = await open();
      for (const [n, carId] of many.slice(0, 3).entries()) {
        const { id, page } = await fixture.begin({ carId, idempotencyKey: carId });
        await fixture.pay(page, undefined, String(100 + n));
        expect(await fixture.settle(id)).toMatchObject({ state: 'held' });
      }
      const next = { carId: 'many-3', idempotencyKey: 'next' };
      expect(await fixture.start(next)).toMatchObject({
        ok: false,
        status: 409,
        error: expect.stringMatching(
          /^You already have 3 vehicles on hold with us, .*You haven’t been charged\. Cancel one in My garage/,
        ),
      });
      expect(await fixture.start({ ...next, visitorPhone: phoneOf(1) })).toMatchObject({ ok: true });
      fixture.pass(49 * 3_600);
      await fixture.reservations.sweep();
      expect(await fixture.start({ ...next, idempotencyKey: 'later' })).toMatchObject({ ok: true });
    });

    it('[RES-01] counts the phone that was typed where nobody is signed in', async () => {
      const fixture = await open();
      for (const [n, carId] of many.slice(0, 3).entries()) {
        const { id, page } = await fixture.begin({ carId, idempotencyKey: carId, visitorPhone: null });
        await fixture.pay(page, undefined, String(100 + n));
        await fixture.settle(id);
      }
      const order = { carId: 'many-3', idempotencyKey: 'next', visitorPhone: null };
      expect(await fixture.start(order)).toMatchObject({ ok: false, status: 409 });
    });

    it('[RES-01] counts a card over all sites, and a person on each', async () => {
      const fixture = await open();
      for (const [n, carId] of many.slice(0, 2).entries()) {
        const { id, page } = await fixture.begin({ carId, idempotencyKey: carId }, n ? group : harbour);
        await fixture.pay(page);
        await fixture.settle(id, n ? group : harbour);
      }
      const own = await fixture.begin({ carId: 'car-b', idempotencyKey: 'own' }, valley);
      await fixture.pay(own.page);
      expect(await fixture.settle(own.id, valley)).toMatchObject({ state: 'held' });
      const { id, page } = await fixture.begin({ carId: 'many-5', idempotencyKey: 'fourth' });
      await fixture.pay(page);
      expect(await fixture.settle(id)).toMatchObject({ state: 'refused', refused_for: 'card' });
    });

    it('[RES-01] a site’s own numbers count, for the site as a whole too', async () => {
      const fixture = await open();
      const small = withMost(harbour, { perSite: 2 });
      const bySlug = sites.bySlug;
      sites.bySlug = (slug) => (slug === harbour.slug ? small : bySlug(slug));
      try {
        const ids = await paidFor(fixture, many.slice(0, 3), (n) => [phoneOf(n), String(100 + n)]);
        const settled = [];
        for (const id of ids) settled.push(await fixture.settle(id));
        expect(settled.map((one) => one?.state)).toEqual(['held', 'held', 'refused']);
        expect(settled.at(-1)).toMatchObject({ refused_for: 'site' });
        const next = { carId: 'many-6', idempotencyKey: 'more', visitorPhone: phoneOf(7) };
        expect(await fixture.start(next, small)).toMatchObject({ error: expect.stringContaining('Please call us') });
      } finally {
        sites.bySlug = bySlug;
      }
    });
  });
}
