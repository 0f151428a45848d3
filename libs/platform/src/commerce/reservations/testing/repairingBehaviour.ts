import { expect, it } from 'vitest';
import { processDyingAt, unlessDead, type DyingProcess } from '../../payments/testing/dyingProcess.ts';
import type { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';
import { harbour, visitor } from './reservationSamples.ts';

/** Lets a living process finish what the dead one left. */
async function recover(fixture: ReservationFixture): Promise<void> {
  await fixture.restart();
  await fixture.reservations.sweep(true);
  for (let round = 0; round < 8; round += 1) {
    fixture.pass(600);
    await fixture.reservations.sweep();
  }
}

/** Every reservation is held and paid once, or it holds nothing and nothing was captured. */
async function expectWhole(fixture: ReservationFixture): Promise<void> {
  const rows = await fixture.rows();
  const held = rows.filter(({ state }) => state === 'held');
  const { authorised, captured, refunded } = fixture.standIn.payments();
  expect({ authorised, kept: captured - refunded }).toEqual({ authorised: 0, kept: held.length * 20_000 });
  expect(held.length).toBeLessThanOrEqual(1);
  for (const row of rows) {
    if (row.state === 'held') expect(row).toMatchObject({ money: 'captured', leadId: row.id, dueAt: row.until });
    else expect({ ...row, dueAt: row.dueAt }).toMatchObject({ dueAt: null });
  }
  const kept = rows.filter(({ state, leadId }) => state === 'held' || state === 'lapsed' || leadId !== null);
  const told = await fixture.leads();
  const reserved = told.filter(({ subcategory }) => subcategory === 'Reserve Online');
  expect(reserved.map(({ lead_id }) => lead_id).sort()).toEqual(kept.map(({ id }) => id).sort());
  const cancelled = rows.filter(({ state, leadId }) => state === 'refunded' && leadId !== null);
  expect(told.length - reserved.length).toBe(cancelled.length);
  expect(await fixture.isReserved()).toBe(held.length === 1);
}

/** Recovery of a reservation whose process died. */
export function itRepairs({ open }: ReservationSuite): void {
  /** Repeats a scene, each time with the process dying one moment later, until the process survives it. */
  async function atEveryMoment(
    scene: (fixture: ReservationFixture, process: DyingProcess) => Promise<void>,
  ): Promise<number> {
    for (let moment = 0; ; moment += 1) {
      const fixture = await open();
      const process = processDyingAt(moment);
      await scene(fixture, process);
      const died = process.died();
      await recover(fixture);
      await expectWhole(fixture);
      if (!died) return moment;
      await fixture.close();
    }
  }

  it('[RES-01] repairs a reservation that stops between any two steps of paying', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, process) => {
      await fixture.restart(process.through);
      const started = await fixture.start();
      if (!started.ok) return;
      await fixture.pay(started.redirect);
      await fixture.settle(started.reservation_id).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(20);
  });

  it('[RES-01] repairs it when somebody else was first', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, process) => {
      const late = await fixture.begin({ visitor: { ...visitor, name: 'Ben' } });
      await fixture.held();
      await fixture.pay(late.page);
      await fixture.restart(process.through);
      await fixture.settle(late.id).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(8);
  });

  it('[RES-01] repairs a hold that stops between any two steps of lapsing', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, process) => {
      const id = await fixture.held();
      await fixture.restart(process.through);
      fixture.pass(48 * 3_600);
      await fixture.settle(id).catch(unlessDead);
      expect((await fixture.reservations.status(harbour, id).catch(unlessDead))?.state ?? 'dead').not.toBe('refunded');
    });
    expect(moments).toBeGreaterThan(8);
  });

  it('[RES-01] repairs a cancellation that stops between any two steps', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, process) => {
      const id = await fixture.held();
      await fixture.restart(process.through);
      await fixture.reservations.cancelHold(harbour, id, fixture.now).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(8);
  });

  it('[RES-01] repairs a cancellation that comes while the deposit is being taken', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, process) => {
      const { id, page } = await fixture.begin();
      await fixture.pay(page);
      await fixture.restart(process.through);
      const service = fixture.reservations;
      await Promise.all([
        service.settle(harbour, id, fixture.now).catch(unlessDead),
        service.cancelHold(harbour, id, fixture.now).catch(unlessDead),
      ]);
      await service.cancelHold(harbour, id, fixture.now).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(20);
  });
}
