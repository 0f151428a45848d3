import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { signBody } from '../../../secrets/signature.ts';
import type { ReservationGround } from './reservationBehaviour.ts';
import { harbour, orderOf } from './reservationSamples.ts';

/** How a reservation hears of its payment: by the visitor's return, by the provider's message, or by asking. */
export function itHearsOfPayments({ open, eventually }: ReservationGround): void {
  it('[RES-03] holds by the provider’s message alone, and by the visitor’s return alone', async () => {
    const bench = await open({ hooks: true });
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await eventually(async () => (await bench.reservations.status(harbour, id))?.state).toBe('held');
    expect(await bench.settle(id)).toMatchObject({ state: 'held' });
    expect(bench.standIn.payments().captured).toBe(20_000);
  });

  it('takes one deposit when return and message come at once, and when messages come twice', async () => {
    const bench = await open({ hooks: true });
    bench.standIn.misbehave('payments', { duplicate: true });
    const { id, page } = await bench.begin();
    await bench.pay(page, '4000 0000 0000 0077');
    const returns = await Promise.all(Array.from({ length: 10 }, () => bench.settle(id)));
    expect(returns.map((status) => status?.state)).toEqual(Array.from({ length: 10 }, () => 'held'));
    await eventually(() => bench.notices.length).toBeGreaterThanOrEqual(4);
    expect(bench.notices.filter(({ status }) => status !== 200)).toEqual([]);
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000, refunded: 0 });
    expect(await bench.leads()).toHaveLength(1);
  });

  it('[RES-03] takes one deposit when two processes see to one reservation at once', async () => {
    const bench = await open();
    const other = await bench.anotherService();
    onTestFinished(() => other.close());
    const order = orderOf(bench.now);
    const [first, second] = await Promise.all([bench.reservations, other].map((one) => one.start(harbour, order)));
    expect(second).toEqual(first);
    const [row] = await bench.rows();
    await bench.pay(row?.sessionUrl ?? '');
    const everywhere = [bench.reservations, other, bench.reservations, other];
    const settled = await Promise.all(everywhere.map((one) => one.settle(harbour, row?.id ?? '', bench.now)));
    expect(settled.filter((status) => status?.state === 'held').length).toBeGreaterThan(0);
    expect(await bench.settle(row?.id ?? '')).toMatchObject({ state: 'held' });
    bench.pass(49 * 3_600);
    await Promise.all(everywhere.map((one) => one.sweep(true)));
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000, refunded: 20_000 });
    expect([(await bench.rows()).length, (await bench.leads()).length]).toEqual([1, 1]);
  });

  it('changes nothing when an old message is played again', async () => {
    const bench = await open({ hooks: true });
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await eventually(() => bench.notices.some(({ body }) => body.includes('payment_intent.succeeded'))).toBe(true);
    bench.pass(240);
    await bench.reservations.sweep();
    const before = await bench.rows();
    for (const { body, signature } of [...bench.notices]) {
      expect(await bench.reservations.webhook(body, signature)).toEqual({ status: 200 });
    }
    expect(await bench.rows()).toEqual(before);
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('finds out by itself when neither visitor nor message come back', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'paying' });
    bench.pass(200);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('refuses messages that are not the provider’s, and passes over those that say nothing to it', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const forged = [null, '', 'nonsense', signBody('another secret', body, bench.now)];
    const stale = signBody('whsec_of_the_bench', body, new Date(bench.now.getTime() - 400_000));
    for (const signature of [...forged, stale]) {
      expect(await bench.reservations.webhook(body, signature)).toEqual({ status: 400 });
    }
    const strange = [
      { id: 'evt_2', type: 'customer.created', data: { object } },
      { id: 'evt_3', type: 'checkout.session.completed', data: { object: { metadata: null } } },
      { id: 'evt_4', type: 'checkout.session.completed', data: { object: { metadata: { reservation_id: "x'" } } } },
      { id: 'evt_5', type: 'payment_intent.succeeded' },
    ];
    for (const event of strange) {
      const text = JSON.stringify(event);
      const signature = signBody('whsec_of_the_bench', text, bench.now);
      expect(await bench.reservations.webhook(text, signature)).toEqual({ status: 200 });
    }
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'paying' });
  });

  it('asks for a message again when it could not act on it', async () => {
    const bench = await open({ callMs: 100 });
    const { id, page } = await bench.begin();
    await bench.pay(page);
    bench.standIn.misbehave('payments', { fail: 1_000 });
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const message = () => bench.reservations.webhook(body, signBody('whsec_of_the_bench', body, bench.now));
    expect(await message()).toEqual({ status: 503 });
    bench.standIn.misbehave('payments', {});
    expect(await message()).toEqual({ status: 200 });
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
  });

  it('[RES-03] holds nothing for a declined card, and holds when another card pays on the same page', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    expect((await bench.pay(page, '4000 0000 0000 0002')).status).toBe(402);
    expect((await bench.pay(page, '4000 0000 0000 0119')).status).toBe(504);
    expect(await bench.settle(id)).toMatchObject({ state: 'paying', payment_url: page });
    expect(await bench.isReserved()).toBe(false);
    expect((await bench.pay(page)).status).toBe(303);
    expect(await bench.settle(id)).toMatchObject({ state: 'held' });
  });

  it('[RES-03] ends as failed after a declined card, and as abandoned when nobody paid', async () => {
    const bench = await open();
    const declined = await bench.begin();
    await bench.pay(declined.page, '4000 0000 0000 0002');
    const left = await bench.begin({ carId: 'car-2' });
    bench.pass(40 * 60);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, declined.id)).toMatchObject({ state: 'failed', refund: null });
    expect(await bench.reservations.status(harbour, left.id)).toMatchObject({ state: 'abandoned', payment_url: null });
    expect((await bench.rows()).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });

  it('ends an attempt whose visitor came back, unless they paid after all', async () => {
    const bench = await open();
    const paid = await bench.begin();
    await bench.pay(paid.page);
    expect(await bench.reservations.cancel(harbour, paid.id, bench.now)).toMatchObject({ state: 'held' });
    const left = await bench.begin({ carId: 'car-2' });
    expect(await bench.reservations.cancel(harbour, left.id, bench.now)).toMatchObject({ state: 'abandoned' });
  });

  it('[RES-03] gives back what is paid for an attempt that was given up', async () => {
    const bench = await open({ hooks: true });
    const { id, page } = await bench.begin();
    await bench.run(sql`update reservations set state = 'failed', due_at = null where id = ${id}`);
    await bench.pay(page);
    await eventually(() => bench.standIn.payments().payments.map(({ status }) => status)).toEqual(['canceled']);
    await eventually(() => bench.rows()).toMatchObject([{ state: 'failed', money: 'released', dueAt: null }]);
    expect(await bench.isReserved()).toBe(false);
  });

  it('gives back a payment of another amount than was asked for', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await bench.run(sql`update reservations set amount_cents = 30000 where id = ${id}`);
    expect(await bench.settle(id)).toMatchObject({ state: 'failed' });
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });
}
