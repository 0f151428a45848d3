import { expect, it } from 'vitest';
import type { Effects } from '../advance.ts';
import { cancellation } from '../cancelHold.ts';
import type { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';
import { group, harbour, valley, visitor } from './reservationSamples.ts';

/** What another process opens on the same database, with its store. */
async function withStore(fixture: ReservationFixture) {
  let store: Effects['store'] | null = null;
  const service = await fixture.anotherService((effects) => {
    ({ store } = effects);
    return effects;
  });
  if (store === null) throw new Error('The service has no store.');
  return { service, store: store as Effects['store'] };
}

/** How a visitor cancels a hold and gets the deposit back. */
export function itCancels({ open }: ReservationSuite): void {
  it('[RES-01] frees the vehicle at once, gives the deposit back, and tells visitor and dealer', async () => {
    const fixture = await open();
    const id = await fixture.held();
    expect(await fixture.reservations.cancelHold(harbour, id, fixture.now)).toMatchObject({
      state: 'refunded',
      refund: 'done',
      until: null,
    });
    expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
    expect(await fixture.isReserved()).toBe(false);
    expect((await fixture.rows())[0]).toMatchObject({ cancelledBy: 'visitor', dueAt: null });
    expect(await fixture.visitorDeliveries()).toEqual(['visitor:mail', 'visitor:mail:reservation-refunded']);
    expect(await fixture.dealerDeliveries()).toEqual(['Reserve Online', 'Reservation Cancelled']);
    const told = (await fixture.leads()).find(({ subcategory }) => subcategory === 'Reservation Cancelled');
    expect(told).toMatchObject({
      name: 'Mia',
      car_id: 'car-1',
      fields: {
        'Vehicle Name': '2023 Toyota RAV4 GXL Hybrid',
        Reservation: id,
        Deposit: '$200, goes back to the visitor',
        Cancelled: expect.stringMatching(/^By the visitor on the website, /),
      },
    });
    expect(Object.keys(told?.fields ?? {})).not.toContain('Held until');
    expect(await fixture.held({ visitor: { ...visitor, name: 'Ben' }, visitorPhone: null })).not.toBe(id);
  });

  it('[RES-04] cancels an order as it does a reservation', async () => {
    const fixture = await open();
    const id = await fixture.held({ kind: 'purchase', draftId: 'draft-1' });
    expect(await fixture.reservations.cancelHold(harbour, id, fixture.now)).toMatchObject({ state: 'refunded' });
    expect(await fixture.dealerDeliveries()).toEqual(['Online Purchase', 'Online Purchase Cancelled']);
    expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
  });

  it('[RES-01] refunds once for twenty clicks in two processes, beside the dealer’s refund, the end and a sweep', async () => {
    const fixture = await open();
    const id = await fixture.held();
    const { service: other, store } = await withStore(fixture);
    try {
      fixture.pass(48 * 3_600 - 5);
      const services = [fixture.reservations, other];
      const clicks = Array.from({ length: 20 }, (_, n) => services[n % 2]?.cancelHold(harbour, id, fixture.now));
      const later = new Date(fixture.now.getTime() + 60_000);
      const row = await store.find(id);
      const dealers = row && store.move(row, cancellation(row, 'dealer', fixture.now));
      await Promise.all([...clicks, dealers, other.settle(harbour, id, later), fixture.reservations.sweep(true)]);
      expect((await fixture.rows())[0]).toMatchObject({ money: 'refunded', dueAt: null });
      expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
      expect((await fixture.visitorDeliveries()).filter((name) => name !== 'visitor:mail')).toHaveLength(1);
      expect((await fixture.dealerDeliveries()).length).toBeLessThanOrEqual(2);
    } finally {
      await other.close();
    }
  });

  it('[RES-01] holds the vehicle for the next buyer or for nobody while it is being cancelled', async () => {
    const fixture = await open();
    const next = await fixture.begin({ visitor: { ...visitor, name: 'Ben' }, visitorPhone: null });
    const id = await fixture.held();
    await fixture.pay(next.page);
    await Promise.all([fixture.reservations.cancelHold(harbour, id, fixture.now), fixture.settle(next.id)]);
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'refunded', refund: 'done' });
    const isNext = (await fixture.reservations.status(harbour, next.id))?.state === 'held';
    expect(await fixture.isReserved()).toBe(isNext);
    const captured = isNext ? 40_000 : 20_000;
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured, refunded: 20_000 });
  });

  it.each([
    ['is slow', { delayMs: 5_000 }],
    ['loses its answers', { lose: 1_000 }],
  ])(
    '[RES-01] cancels at once when the payment provider %s, and repeats the refund until it is made',
    async (_what, fault) => {
      const fixture = await open({ timing: { cancelMs: 500 } });
      const id = await fixture.held();
      fixture.callMs = 150;
      await fixture.restart();
      fixture.standIn.misbehave('payments', fault);
      const began = Date.now();
      const status = await fixture.reservations.cancelHold(harbour, id, fixture.now);
      expect(status).toMatchObject({ state: 'refunded', refund: 'due' });
      expect(Date.now() - began).toBeLessThan(3_000);
      expect(await fixture.isReserved()).toBe(false);
      fixture.standIn.misbehave('payments', {});
      fixture.callMs = 20_000;
      fixture.pass(3_600);
      await fixture.restart();
      await fixture.reservations.sweep();
      expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'refunded', refund: 'done' });
      expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
    },
  );

  it('[RES-01] releases a deposit that is authorised and not taken yet', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    const noCapture = (effects: Effects): Effects => ({
      ...effects,
      payments: { ...effects.payments, capture: () => Promise.reject(new Error('The bank is away.')) },
    });
    await fixture.restart(noCapture);
    await fixture.settle(id);
    expect((await fixture.rows())[0]).toMatchObject({ state: 'held', money: 'authorised' });
    expect(await fixture.reservations.cancelHold(harbour, id, fixture.now)).toMatchObject({
      state: 'refunded',
      refund: null,
    });
    expect((await fixture.rows())[0]).toMatchObject({ money: 'released', dueAt: null });
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
    expect(await fixture.leads()).toEqual([]);
  });

  it('[RES-01] lapses what is over instead, and leaves alone what was sold, not paid or cancelled before', async () => {
    const fixture = await open();
    const id = await fixture.held();
    const unpaid = await fixture.begin({ carId: 'car-2' });
    expect(await fixture.reservations.cancelHold(harbour, unpaid.id, fixture.now)).toMatchObject({ state: 'paying' });
    const sold = await fixture.held({ carId: 'many-1' });
    const { service, store } = await withStore(fixture);
    await service.close();
    const row = await store.find(sold);
    if (row) await store.move(row, { state: 'completed', dueAt: null });
    expect(await fixture.reservations.cancelHold(harbour, sold, fixture.now)).toMatchObject({
      state: 'completed',
      refund: null,
    });
    expect(await fixture.isReserved('many-1')).toBe(true);
    fixture.pass(48 * 3_600 + 1);
    expect(await fixture.reservations.cancelHold(harbour, id, fixture.now)).toMatchObject({
      state: 'lapsed',
      refund: 'done',
    });
    expect(await fixture.reservations.cancelHold(harbour, id, fixture.now)).toMatchObject({ state: 'lapsed' });
    expect((await fixture.dealerDeliveries()).filter((name) => name === 'Reservation Cancelled')).toEqual([]);
    expect(fixture.standIn.payments()).toMatchObject({ captured: 40_000, refunded: 20_000 });
  });

  it('[SITE-04] cancels nothing for another site, nor by a link for another site, reservation or time', async () => {
    const fixture = await open();
    const id = await fixture.held();
    for (const site of [valley, group]) {
      expect(await fixture.reservations.cancelHold(site, id, fixture.now)).toBeNull();
    }
    for (const strange of ['', "'", '../..', id.toUpperCase()]) {
      expect(await fixture.reservations.cancelHold(harbour, strange, fixture.now)).toBeNull();
    }
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
    const until = Math.floor(fixture.now.getTime() / 1_000) + 60;
    const token = fixture.cancelLinks.sign({ site: 'harbour-toyota', reservation: id, until });
    const read = (site: typeof harbour, at = fixture.now) => fixture.reservations.cancelLinkOf(site, token, at);
    expect([read(harbour), read(valley), read(group)]).toEqual([id, null, null]);
    expect(read(harbour, new Date(until * 1_000))).toBeNull();
  });

  it('[ROUTE-15] lists a deposit that failed and was paid again once, and failed ones as their last', async () => {
    const fixture = await open();
    const declined = async (carId: string) => {
      const { id, page } = await fixture.begin({ carId });
      await fixture.pay(page, '4000 0000 0000 0002');
      await fixture.reservations.cancel(harbour, id, fixture.now);
      return id;
    };
    const listed = async () =>
      (await fixture.reservations.byPhone(harbour, '+61412345678')).map(({ car_id, state }) => `${car_id} ${state}`);
    await declined('car-1');
    const last = await declined('car-1');
    expect(await listed()).toEqual(['car-1 failed']);
    expect((await fixture.reservations.byPhone(harbour, '+61412345678'))[0]?.reservation_id).toBe(last);
    const other = await fixture.begin({ carId: 'car-1', idempotencyKey: 'another tab' });
    const id = await fixture.held();
    await declined('car-2');
    expect(await listed()).toEqual(['car-2 failed', 'car-1 held']);
    await fixture.pay(other.page);
    await fixture.settle(other.id);
    expect(await listed()).toEqual(['car-2 failed', 'car-1 held']);
    await fixture.reservations.cancelHold(harbour, id, fixture.now);
    expect(await listed()).toEqual(['car-2 failed', 'car-1 refunded']);
    await fixture.held({ carId: 'car-1', idempotencyKey: 'again' });
    expect(await listed()).toEqual(['car-1 held', 'car-2 failed', 'car-1 refunded']);
  });
}
