import { expect, it } from 'vitest';
import type { PaymentEffects } from '../advancePayment.ts';
import { harbour, type PaymentFixture } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';

class Died extends Error {}

/**
 * A process that dies before or after the n-th thing it does to the world, and does nothing from then on: every call of
 * the database and of the provider has a moment before it and one after it.
 */
function dyingAt(moment: number) {
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
    died: () => isDead,
    through({ store, payments, saveLead }: PaymentEffects): PaymentEffects {
      const kept = mortal({ saveLead });
      return { store: mortal(store), payments: mortal(payments), saveLead: (row) => kept.saveLead(row) };
    },
  };
}

/** Paid, taken and told to the dealer once, or nothing taken and nothing told; no third way. */
async function expectWhole(fixture: PaymentFixture): Promise<void> {
  const rows = await fixture.rows();
  const paid = rows.filter(({ state }) => state === 'paid');
  const { authorised, captured, refunded } = fixture.standIn.payments();
  expect({ authorised, kept: captured - refunded }).toEqual({ authorised: 0, kept: paid.length * 125_050 });
  expect(rows.map(({ dueAt }) => dueAt)).toEqual(rows.map(() => null));
  expect((await fixture.leads()).map(({ lead_id }) => lead_id)).toEqual(paid.map(({ id }) => id));
}

/** What is left of a payment whose process dies in the middle of it. */
export function itRepairs({ open }: PaymentSuite): void {
  it('repairs a payment that stops between any two steps', { timeout: 180_000 }, async () => {
    let moment = 0;
    for (let lives = false; !lives; moment += 1) {
      const fixture = await open();
      const mortal = dyingAt(moment);
      const doomed = fixture.another(mortal.through);
      const started = await doomed.start(harbour, fixture.order());
      if (started.ok) {
        await fixture.pay(started.redirect);
        await doomed.settle(harbour, started.payment_id, fixture.now).catch(unlessDead);
      }
      lives = !mortal.died();
      await fixture.service.sweep(true);
      for (let round = 0; round < 8; round += 1) {
        fixture.pass(600);
        await fixture.service.sweep();
      }
      await expectWhole(fixture);
      if (!lives) await fixture.close();
    }
    expect(moment).toBeGreaterThan(18);
  });
}

const unlessDead = (fault: unknown): null => {
  if (fault instanceof Died) return null;
  throw fault;
};
