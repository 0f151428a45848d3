import { expect, it } from 'vitest';
import { processDyingAt, unlessDead } from '../../payments/testing/dyingProcess.ts';
import { harbour, type PaymentFixture } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';

/** Every payment is captured and reported to the dealer once, or nothing was captured and nothing reported. */
async function expectWhole(fixture: PaymentFixture): Promise<void> {
  const rows = await fixture.rows();
  const paid = rows.filter(({ state }) => state === 'paid');
  const { authorised, captured, refunded } = fixture.standIn.payments();
  expect({ authorised, kept: captured - refunded }).toEqual({ authorised: 0, kept: paid.length * 125_050 });
  expect(rows.map(({ dueAt }) => dueAt)).toEqual(rows.map(() => null));
  expect((await fixture.leads()).map(({ lead_id }) => lead_id)).toEqual(paid.map(({ id }) => id));
}

/** Recovery of a payment whose process died. */
export function itRepairs({ open }: PaymentSuite): void {
  it('repairs a payment that stops between any two steps', { timeout: 180_000 }, async () => {
    let moment = 0;
    for (let lives = false; !lives; moment += 1) {
      const fixture = await open();
      const process = processDyingAt(moment);
      const doomed = fixture.another(process.through);
      const started = await doomed.start(harbour, fixture.order());
      if (started.ok) {
        await fixture.pay(started.redirect);
        await doomed.settle(harbour, started.payment_id, fixture.now).catch(unlessDead);
      }
      lives = !process.died();
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
