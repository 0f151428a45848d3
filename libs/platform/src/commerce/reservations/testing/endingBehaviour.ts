import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ReservationGround } from './reservationBehaviour.ts';
import { harbour, visitor } from './reservationSamples.ts';

/** How a hold ends. */
export function itEnds({ open, eventually }: ReservationGround): void {
  it('[RES-01] lapses after its time, frees the vehicle and gives the whole deposit back once', async () => {
    const bench = await open();
    const id = await bench.held();
    bench.pass(48 * 3_600 - 120);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
    bench.pass(180);
    await Promise.all([bench.reservations.sweep(), bench.settle(id), bench.reservations.sweep(true)]);
    expect(await bench.reservations.status(harbour, id)).toMatchObject({
      state: 'lapsed',
      until: null,
      refund: 'done',
    });
    expect(bench.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
    expect([await bench.isReserved(), (await bench.reservations.heldUntil(harbour, ['car-1'])).size]).toEqual([
      false,
      0,
    ]);
    expect(await bench.visitorDeliveries()).toEqual(['visitor:mail', 'visitor:mail:reservation-lapsed']);
    expect(await bench.held({ visitor: { ...visitor, name: 'Ben' } })).not.toBe(id);
  });

  it('[RES-01] lapses by its own job, to the second, without anybody looking', async () => {
    const bench = await open({ timing: { pollSeconds: 0.5, sweepSeconds: 3_600 } });
    const brief = { ...harbour, reserve: { ...harbour.reserve, holdHours: 1 } };
    await bench.reservations.startJobs();
    const { id, page } = await bench.begin({}, brief);
    await bench.pay(page);
    // Settled as of almost an hour ago, so that the hour is over in two seconds.
    const past = new Date(bench.now.getTime() - 3_600_000 + 2_000);
    expect(await bench.reservations.settle(brief, id, past)).toMatchObject({ state: 'held' });
    await eventually(async () => (await bench.reservations.status(brief, id))?.refund).toBe('done');
    expect(await bench.reservations.status(brief, id)).toMatchObject({ state: 'lapsed' });
  });

  it('[RES-01] lapses at the next start what fell due while nothing ran, its job lost', async () => {
    const bench = await open();
    const id = await bench.held();
    await bench.reservations.close();
    await bench.run(sql`delete from pgboss.job`);
    bench.pass(72 * 3_600);
    await bench.openService();
    await bench.reservations.startJobs();
    await eventually(async () => (await bench.reservations.status(harbour, id))?.refund).toBe('done');
    expect(bench.standIn.payments().refunded).toBe(20_000);
  });

  it('frees the vehicle at once although the provider is away, and gives the deposit back when it is there', async () => {
    const bench = await open({ callMs: 100 });
    const id = await bench.held();
    bench.standIn.misbehave('payments', { fail: 1_000 });
    bench.pass(49 * 3_600);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'lapsed', refund: 'due' });
    expect(await bench.isReserved()).toBe(false);
    const waits: number[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      const [row] = await bench.rows();
      waits.push(Math.round(((row?.dueAt?.getTime() ?? 0) - bench.now.getTime()) / 10_000) * 10);
      await bench.reservations.sweep();
      expect((await bench.rows())[0]?.tries).toBe(tries);
      bench.pass((waits.at(-1) ?? 0) + 10);
      await bench.reservations.sweep();
    }
    expect(waits).toEqual([10, 40, 160]);
    bench.standIn.misbehave('payments', { lose: 3 });
    bench.pass(3_600);
    await bench.reservations.sweep();
    bench.pass(2 * 3_600);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, id)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(bench.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
  });

  it('charges nobody when a deposit cannot be taken any more, and frees the vehicle', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await bench.restart((effects) => ({
      ...effects,
      payments: {
        ...effects.payments,
        // The bank lets go of the money between the hold and the capture.
        async capture(paymentId, key) {
          await effects.payments.release(paymentId, 'by the bank');
          return effects.payments.capture(paymentId, key);
        },
      },
    }));
    expect(await bench.settle(id)).toMatchObject({ state: 'failed' });
    expect([await bench.isReserved(), await bench.leads()]).toEqual([false, []]);
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });

  it('in the demo, gives up what a restarted stand-in has forgotten, and keeps what was paid', async () => {
    const bench = await open();
    const paid = await bench.held();
    const open2 = await bench.begin({ carId: 'car-2' });
    await bench.standIn.close();
    await bench.openStandIn();
    await bench.restart();
    await bench.reservations.sweep(true);
    expect(await bench.reservations.status(harbour, paid)).toMatchObject({ state: 'held' });
    expect(await bench.reservations.status(harbour, open2.id)).toMatchObject({ state: 'failed' });
    bench.pass(49 * 3_600);
    await bench.reservations.sweep();
    expect(await bench.reservations.status(harbour, paid)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(bench.standIn.payments().payments).toEqual([]);
  });
}
