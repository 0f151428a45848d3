import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { signBody } from '../../../secrets/signature.ts';
import type { ReservationSuite } from './reservationSuite.ts';
import { harbour, orderOf } from './reservationSamples.ts';

/** How a reservation hears of its payment: by the visitor's return, by the provider's message, or by asking. */
export function itHearsOfPayments({ open, eventually }: ReservationSuite): void {
  it('[RES-03] holds by the provider’s message alone, and by the visitor’s return alone', async () => {
    const fixture = await open({ hooks: true });
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await eventually(async () => (await fixture.reservations.status(harbour, id))?.state).toBe('held');
    expect(await fixture.settle(id)).toMatchObject({ state: 'held' });
    expect(fixture.standIn.payments().captured).toBe(20_000);
  });

  it('takes one deposit when return and message come at once, and when messages come twice', async () => {
    const fixture = await open({ hooks: true });
    fixture.standIn.misbehave('payments', { duplicate: true });
    const { id, page } = await fixture.begin();
    await fixture.pay(page, '4000 0000 0000 0077');
    const returns = await Promise.all(Array.from({ length: 10 }, () => fixture.settle(id)));
    expect(returns.map((status) => status?.state)).toEqual(Array.from({ length: 10 }, () => 'held'));
    await eventually(() => fixture.notices.length).toBeGreaterThanOrEqual(4);
    expect(fixture.notices.filter(({ status }) => status !== 200)).toEqual([]);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000, refunded: 0 });
    expect(await fixture.leads()).toHaveLength(1);
  });

  it('[RES-03] takes one deposit when two processes see to one reservation at once', async () => {
    const fixture = await open();
    const other = await fixture.anotherService();
    onTestFinished(() => other.close());
    const order = orderOf(fixture.now);
    const [first, second] = await Promise.all([fixture.reservations, other].map((one) => one.start(harbour, order)));
    expect(second).toEqual(first);
    const [row] = await fixture.rows();
    await fixture.pay(row?.sessionUrl ?? '');
    const everywhere = [fixture.reservations, other, fixture.reservations, other];
    const settled = await Promise.all(everywhere.map((one) => one.settle(harbour, row?.id ?? '', fixture.now)));
    expect(settled.filter((status) => status?.state === 'held').length).toBeGreaterThan(0);
    expect(await fixture.settle(row?.id ?? '')).toMatchObject({ state: 'held' });
    fixture.pass(49 * 3_600);
    await Promise.all(everywhere.map((one) => one.sweep(true)));
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000, refunded: 20_000 });
    expect([(await fixture.rows()).length, (await fixture.leads()).length]).toEqual([1, 1]);
  });

  it('changes nothing when an old message is played again', async () => {
    const fixture = await open({ hooks: true });
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await eventually(() => fixture.notices.some(({ body }) => body.includes('payment_intent.succeeded'))).toBe(true);
    fixture.pass(240);
    await fixture.reservations.sweep();
    const before = await fixture.rows();
    for (const { body, signature } of [...fixture.notices]) {
      expect(await fixture.reservations.webhook(body, signature)).toEqual({ status: 200 });
    }
    expect(await fixture.rows()).toEqual(before);
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('finds out by itself when neither visitor nor message come back', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'paying' });
    fixture.pass(200);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('refuses messages that are not the provider’s, and passes over those that say nothing to it', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const forged = [null, '', 'nonsense', signBody('another secret', body, fixture.now)];
    const stale = signBody('whsec_of_the_bench', body, new Date(fixture.now.getTime() - 400_000));
    for (const signature of [...forged, stale]) {
      expect(await fixture.reservations.webhook(body, signature)).toEqual({ status: 400 });
    }
    const strange = [
      { id: 'evt_2', type: 'customer.created', data: { object } },
      { id: 'evt_3', type: 'checkout.session.completed', data: { object: { metadata: null } } },
      { id: 'evt_4', type: 'checkout.session.completed', data: { object: { metadata: { reservation_id: "x'" } } } },
      { id: 'evt_5', type: 'payment_intent.succeeded' },
    ];
    for (const event of strange) {
      const text = JSON.stringify(event);
      const signature = signBody('whsec_of_the_bench', text, fixture.now);
      expect(await fixture.reservations.webhook(text, signature)).toEqual({ status: 200 });
    }
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'paying' });
  });

  it('asks for a message again when it could not act on it', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    fixture.standIn.misbehave('payments', { fail: 1_000 });
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const message = () => fixture.reservations.webhook(body, signBody('whsec_of_the_bench', body, fixture.now));
    expect(await message()).toEqual({ status: 503 });
    fixture.standIn.misbehave('payments', {});
    expect(await message()).toEqual({ status: 200 });
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('[RES-03] holds nothing for a declined card, and holds when another card pays on the same page', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    expect((await fixture.pay(page, '4000 0000 0000 0002')).status).toBe(402);
    expect((await fixture.pay(page, '4000 0000 0000 0119')).status).toBe(504);
    expect(await fixture.settle(id)).toMatchObject({ state: 'paying', payment_url: page });
    expect(await fixture.isReserved()).toBe(false);
    expect((await fixture.pay(page)).status).toBe(303);
    expect(await fixture.settle(id)).toMatchObject({ state: 'held' });
  });

  it('[RES-03] ends as failed after a declined card, and as abandoned when nobody paid', async () => {
    const fixture = await open();
    const declined = await fixture.begin();
    await fixture.pay(declined.page, '4000 0000 0000 0002');
    const left = await fixture.begin({ carId: 'car-2' });
    fixture.pass(40 * 60);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, declined.id)).toMatchObject({ state: 'failed', refund: null });
    expect(await fixture.reservations.status(harbour, left.id)).toMatchObject({
      state: 'abandoned',
      payment_url: null,
    });
    expect((await fixture.rows()).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });

  it('ends an attempt whose visitor came back, unless they paid after all', async () => {
    const fixture = await open();
    const paid = await fixture.begin();
    await fixture.pay(paid.page);
    expect(await fixture.reservations.cancel(harbour, paid.id, fixture.now)).toMatchObject({ state: 'held' });
    const left = await fixture.begin({ carId: 'car-2' });
    expect(await fixture.reservations.cancel(harbour, left.id, fixture.now)).toMatchObject({ state: 'abandoned' });
  });

  it('[RES-03] gives back what is paid for an attempt that was given up', async () => {
    const fixture = await open({ hooks: true });
    const { id, page } = await fixture.begin();
    await fixture.run(sql`update reservations set state = 'failed', due_at = null where id = ${id}`);
    await fixture.pay(page);
    await eventually(() => fixture.standIn.payments().payments.map(({ status }) => status)).toEqual(['canceled']);
    await eventually(() => fixture.rows()).toMatchObject([{ state: 'failed', money: 'released', dueAt: null }]);
    expect(await fixture.isReserved()).toBe(false);
  });

  it('gives back a payment of another amount than was asked for', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.run(sql`update reservations set amount_cents = 30000 where id = ${id}`);
    expect(await fixture.settle(id)).toMatchObject({ state: 'failed' });
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });
}
