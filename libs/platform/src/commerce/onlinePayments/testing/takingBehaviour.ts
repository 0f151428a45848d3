import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signBody } from '../../../secrets/signature.ts';
import { harbour, webhookSecret } from './paymentBench.ts';
import type { PaymentGround } from './paymentBehaviour.ts';

/** What becomes of a payment page. */
export function itTakesMoney({ open, eventually }: PaymentGround): void {
  it('[ROUTE-14] takes the money when the visitor comes back, and tells the dealer once', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    const settled = await Promise.all(Array.from({ length: 10 }, () => bench.settle(id)));
    expect(settled.map((status) => status?.state)).toEqual(settled.map(() => 'paid'));
    expect(settled[0]?.paid_at).toBeInstanceOf(Date);
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 125_050, refunded: 0 });
    const [row] = await bench.rows();
    expect(row).toMatchObject({ state: 'paid', money: 'captured', leadId: id, dueAt: null });
    const told = await bench.leads();
    expect(told).toMatchObject([
      {
        lead_id: id,
        category: 'General Enquiry',
        subcategory: 'Online Payment',
        location_id: row?.locationId,
        name: 'Mia',
        email: 'mia.nguyen@example.com.au',
        phone: '+61412345678',
        quarantined: null,
        url: `${harbour.origin}/online-payment/${id}`,
        fields: {
          'Amount paid': '$1,250.50',
          'Paid for': 'Service',
          'Invoice or reference': 'INV-20418',
          'Payment reference': row?.paymentId,
          'Receipt number': id.slice(0, 8).toUpperCase(),
        },
      },
    ]);
    expect(await bench.deliveries()).toEqual(['mail', 'visitor:mail']);
  });

  it('takes it by the provider’s message alone, also when messages come twice', async () => {
    const bench = await open({ hooks: true });
    bench.standIn.misbehave('payments', { duplicate: true });
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await eventually(async () => (await bench.service.status(harbour, id))?.state).toBe('paid');
    await eventually(() => bench.heard.length).toBeGreaterThanOrEqual(4);
    expect(bench.heard.filter((status) => status !== 200)).toEqual([]);
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 125_050 });
    expect(await bench.leads()).toHaveLength(1);
  });

  it('takes it when neither visitor nor message come back', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    bench.pass(200);
    await bench.service.sweep();
    expect(await bench.service.status(harbour, id)).toMatchObject({ state: 'paid' });
  });

  it('refuses messages that are not the provider’s, and asks for one again when it could not act on it', async () => {
    const bench = await open({ callMs: 100 });
    const { id, page } = await bench.begin();
    await bench.pay(page);
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const stale = signBody(webhookSecret, body, new Date(bench.now.getTime() - 400_000));
    for (const signature of [null, '', 'nonsense', signBody('another secret', body, bench.now), stale]) {
      expect(await bench.service.webhook(body, signature)).toEqual({ status: 400 });
    }
    expect(await bench.service.status(harbour, id)).toMatchObject({ state: 'paying' });
    const message = () => bench.service.webhook(body, signBody(webhookSecret, body, bench.now));
    bench.standIn.misbehave('payments', { fail: 1_000 });
    expect(await message()).toEqual({ status: 503 });
    bench.standIn.misbehave('payments', {});
    expect(await message()).toEqual({ status: 200 });
    expect(await bench.service.status(harbour, id)).toMatchObject({ state: 'paid' });
  });

  it('takes nothing from a declined card, and the money when another card pays on the same page', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    expect((await bench.pay(page, '4000 0000 0000 0002')).status).toBe(402);
    expect(await bench.settle(id)).toMatchObject({ state: 'paying', payment_url: page });
    expect((await bench.pay(page)).status).toBe(303);
    expect(await bench.settle(id)).toMatchObject({ state: 'paid', payment_url: null });
  });

  it('ends as failed after a declined card, and as abandoned when nobody paid; either may begin anew', async () => {
    const bench = await open();
    const declined = await bench.begin();
    await bench.pay(declined.page, '4000 0000 0000 0002');
    const left = await bench.begin({ amount: '20' });
    bench.pass(40 * 60);
    await bench.service.sweep();
    expect(await bench.service.status(harbour, declined.id)).toMatchObject({ state: 'failed', paid_at: null });
    expect(await bench.service.status(harbour, left.id)).toMatchObject({ state: 'abandoned', payment_url: null });
    expect((await bench.rows()).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    expect(await bench.leads()).toEqual([]);
    const again = await bench.begin();
    expect(again.id).not.toBe(declined.id);
  });

  it('ends an attempt whose visitor came back, unless they paid after all', async () => {
    const bench = await open();
    const paid = await bench.begin();
    await bench.pay(paid.page);
    expect(await bench.service.cancel(harbour, paid.id, bench.now)).toMatchObject({ state: 'paid' });
    const left = await bench.begin({ amount: '20' });
    expect(await bench.service.cancel(harbour, left.id, bench.now)).toMatchObject({ state: 'abandoned' });
    expect((await fetch(left.page)).status).toBe(410);
  });

  it('gives back what comes for an attempt that was given up', async () => {
    const bench = await open({ hooks: true });
    const { id, page } = await bench.begin();
    await bench.run(sql`update online_payments set state = 'failed', due_at = null where id = ${id}`);
    await bench.pay(page);
    await eventually(() => bench.standIn.payments().payments.map(({ status }) => status)).toEqual(['canceled']);
    await eventually(() => bench.rows()).toMatchObject([{ state: 'failed', money: 'released', dueAt: null }]);
    expect(await bench.leads()).toEqual([]);
  });

  it('gives back a payment of another amount than was asked for', async () => {
    const bench = await open();
    const { id, page } = await bench.begin();
    await bench.pay(page);
    await bench.run(sql`update online_payments set amount_cents = 30000 where id = ${id}`);
    expect(await bench.settle(id)).toMatchObject({ state: 'failed' });
    expect(bench.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });
}
