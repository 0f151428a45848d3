import { expect, it } from 'vitest';
import type { Effects } from '../advance.ts';
import type { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';
import { harbour, visitor } from './reservationSamples.ts';

class Died extends Error {}

interface Mortal {
  through(effects: Effects): Effects;
  died(): boolean;
}

/**
 * A process that dies before or after the n-th thing it does to the world, and does nothing from then on: every call of
 * the database and of the provider has a moment before it and one after it.
 */
function dyingAt(moment: number): Mortal {
  let passed = 0;
  let isDead = false;
  const live = (): void => {
    if (!isDead && passed === moment) isDead = true;
    passed += 1;
    if (isDead) throw new Died('The process died.');
  };
  function mortal<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]): Promise<unknown> => {
          live();
          const result: unknown = await Reflect.apply(value, target, given);
          live();
          return result;
        };
      },
    });
  }
  return {
    through: ({ store, payments, saveLead }) => {
      const kept = mortal({ saveLead });
      return { store: mortal(store), payments: mortal(payments), saveLead: (...given) => kept.saveLead(...given) };
    },
    died: () => isDead,
  };
}

const unlessDead = (fault: unknown): null => {
  if (fault instanceof Died) return null;
  throw fault;
};

/** What a living process makes of what the dead one left, given time. */
async function recover(fixture: ReservationFixture): Promise<void> {
  await fixture.restart();
  await fixture.reservations.sweep(true);
  for (let round = 0; round < 8; round += 1) {
    fixture.pass(600);
    await fixture.reservations.sweep();
  }
}

/** Every reservation is held and paid once, or it holds nothing and nothing was taken; no third way. */
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
  const kept = rows.filter(({ state }) => state === 'held' || state === 'lapsed');
  expect((await fixture.leads()).map(({ lead_id }) => lead_id).sort()).toEqual(kept.map(({ id }) => id).sort());
  expect(await fixture.isReserved()).toBe(held.length === 1);
}

/** What is left of a reservation whose process dies in the middle of it. */
export function itRepairs({ open }: ReservationSuite): void {
  /** Plays a scene again and again, each time with the process dying one moment later, until it lives through it. */
  async function atEveryMoment(scene: (fixture: ReservationFixture, mortal: Mortal) => Promise<void>): Promise<number> {
    for (let moment = 0; ; moment += 1) {
      const fixture = await open();
      const mortal = dyingAt(moment);
      await scene(fixture, mortal);
      const died = mortal.died();
      await recover(fixture);
      await expectWhole(fixture);
      if (!died) return moment;
      await fixture.close();
    }
  }

  it('[RES-01] repairs a reservation that stops between any two steps of paying', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, mortal) => {
      await fixture.restart(mortal.through);
      const started = await fixture.start();
      if (!started.ok) return;
      await fixture.pay(started.redirect);
      await fixture.settle(started.reservation_id).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(20);
  });

  it('[RES-01] repairs it when somebody else was first', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, mortal) => {
      const late = await fixture.begin({ visitor: { ...visitor, name: 'Ben' } });
      await fixture.held();
      await fixture.pay(late.page);
      await fixture.restart(mortal.through);
      await fixture.settle(late.id).catch(unlessDead);
    });
    expect(moments).toBeGreaterThan(8);
  });

  it('[RES-01] repairs a hold that stops between any two steps of lapsing', { timeout: 120_000 }, async () => {
    const moments = await atEveryMoment(async (fixture, mortal) => {
      const id = await fixture.held();
      await fixture.restart(mortal.through);
      fixture.pass(48 * 3_600);
      await fixture.settle(id).catch(unlessDead);
      expect((await fixture.reservations.status(harbour, id).catch(unlessDead))?.state ?? 'dead').not.toBe('refunded');
    });
    expect(moments).toBeGreaterThan(8);
  });
}
