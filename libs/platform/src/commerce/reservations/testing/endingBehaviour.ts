import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ReservationSuite } from './reservationSuite.ts';
import { harbour, visitor } from './reservationSamples.ts';

/** How a hold ends. */
export function itEnds({ open, eventually }: ReservationSuite): void {
  it('[RES-01] lapses after its time, frees the vehicle and gives the whole deposit back once', async () => {
    const fixture = await open();
    const id = await fixture.held();
    fixture.pass(48 * 3_600 - 120);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
    fixture.pass(180);
    await Promise.all([fixture.reservations.sweep(), fixture.settle(id), fixture.reservations.sweep(true)]);
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({
      state: 'lapsed',
      until: null,
      refund: 'done',
    });
    expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
    expect([await fixture.isReserved(), (await fixture.reservations.heldUntil(harbour, ['car-1'])).size]).toEqual([
      false,
      0,
    ]);
    expect(await fixture.visitorDeliveries()).toEqual(['visitor:mail', 'visitor:mail:reservation-lapsed']);
    expect(await fixture.held({ visitor: { ...visitor, name: 'Ben' } })).not.toBe(id);
  });

  it('[RES-01] lapses by its own job, due when the hold ends, without anybody looking', async () => {
    const fixture = await open({ timing: { pollSeconds: 0.5, sweepSeconds: 3_600 } });
    await fixture.reservations.startJobs();
    const id = await fixture.held();
    const { until } = (await fixture.reservations.status(harbour, id)) ?? {};
    expect(Math.abs((await fixture.wakesAt(id)) - Number(until))).toBeLessThan(60_000);
    fixture.pass(48 * 3_600 + 1);
    await fixture.run(sql`update pgboss.job set start_after = now() where name = 'reservations'`);
    await eventually(async () => (await fixture.reservations.status(harbour, id))?.refund).toBe('done');
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'lapsed' });
  });

  it('[RES-01] lapses at the next start what fell due while nothing ran, its job lost', async () => {
    const fixture = await open();
    const id = await fixture.held();
    await fixture.reservations.close();
    await fixture.run(sql`delete from pgboss.job`);
    fixture.pass(72 * 3_600);
    await fixture.openService();
    await fixture.reservations.startJobs();
    await eventually(async () => (await fixture.reservations.status(harbour, id))?.refund).toBe('done');
    expect(fixture.standIn.payments().refunded).toBe(20_000);
  });

  it('frees the vehicle at once although the provider is away, and gives the deposit back when it is there', async () => {
    const fixture = await open();
    const id = await fixture.held();
    fixture.standIn.misbehave('payments', { fail: 1_000 });
    fixture.pass(49 * 3_600);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'lapsed', refund: 'due' });
    expect(await fixture.isReserved()).toBe(false);
    const waits: number[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      const [row] = await fixture.rows();
      waits.push(Math.round(((row?.dueAt?.getTime() ?? 0) - fixture.now.getTime()) / 10_000) * 10);
      await fixture.reservations.sweep();
      expect((await fixture.rows())[0]?.tries).toBe(tries);
      fixture.pass((waits.at(-1) ?? 0) + 10);
      await fixture.reservations.sweep();
    }
    expect(waits).toEqual([10, 40, 160]);
    fixture.standIn.misbehave('payments', { lose: 3 });
    fixture.pass(3_600);
    await fixture.reservations.sweep();
    fixture.pass(2 * 3_600);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
  });

  it('charges nobody when a deposit cannot be taken any more, and frees the vehicle', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.restart((effects) => ({
      ...effects,
      payments: {
        ...effects.payments,
        // The bank releases the money between the hold and the capture.
        async capture(paymentId, key) {
          await effects.payments.release(paymentId, 'by the bank');
          return effects.payments.capture(paymentId, key);
        },
      },
    }));
    expect(await fixture.settle(id)).toMatchObject({ state: 'failed' });
    expect([await fixture.isReserved(), await fixture.leads()]).toEqual([false, []]);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });

  it('in the demo, gives up what a restarted stand-in has forgotten, and keeps what was paid', async () => {
    const fixture = await open();
    const paid = await fixture.held();
    const open2 = await fixture.begin({ carId: 'car-2' });
    await fixture.standIn.close();
    await fixture.openStandIn();
    await fixture.restart();
    await fixture.reservations.sweep(true);
    expect(await fixture.reservations.status(harbour, paid)).toMatchObject({ state: 'held' });
    expect(await fixture.reservations.status(harbour, open2.id)).toMatchObject({ state: 'failed' });
    fixture.pass(49 * 3_600);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, paid)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(fixture.standIn.payments().payments).toEqual([]);
  });
}
