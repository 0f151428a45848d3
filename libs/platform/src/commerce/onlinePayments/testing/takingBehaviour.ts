import { sql } from 'drizzle-orm';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import { expect, it } from 'vitest';
import { signBody } from '../../../secrets/signature.ts';
import { webhookSecret } from '../../payments/testing/moneyFixture.ts';
import { harbour } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';

/** What becomes of a payment page. */
export function itTakesMoney({ open, eventually }: PaymentSuite): void {
  it('[ROUTE-14] takes the money when the visitor comes back, and tells the dealer once', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    const settled = await Promise.all(Array.from({ length: 10 }, () => fixture.settle(id)));
    expect(settled.map((status) => status?.state)).toEqual(settled.map(() => 'paid'));
    expect(settled[0]?.paid_at).toBeInstanceOf(Date);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 125_050, refunded: 0 });
    const [row] = await fixture.rows();
    expect(row).toMatchObject({ state: 'paid', money: 'captured', leadId: id, dueAt: null });
    const stored = await fixture.leads();
    expect(stored).toMatchObject([
      {
        lead_id: id,
        category: 'General Enquiry',
        subcategory: 'Online Payment',
        source: 'radio',
        lead_attributes: sampleVisit,
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
    expect(await fixture.deliveries()).toEqual(['mail', 'visitor:mail']);
  });

  it('takes it by the provider’s message alone, also when messages come twice', async () => {
    const fixture = await open({ hooks: true });
    fixture.standIn.misbehave('payments', { duplicate: true });
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await eventually(async () => (await fixture.service.status(harbour, id))?.state).toBe('paid');
    await eventually(() => fixture.notices.length).toBeGreaterThanOrEqual(4);
    expect(fixture.notices.filter(({ status }) => status !== 200)).toEqual([]);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 125_050 });
    expect(await fixture.leads()).toHaveLength(1);
  });

  it('takes it when neither visitor nor message come back', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    fixture.pass(200);
    await fixture.service.sweep();
    expect(await fixture.service.status(harbour, id)).toMatchObject({ state: 'paid' });
  });

  it('refuses messages that are not the provider’s, and asks for one again when it could not act on it', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    const object = { metadata: { reservation_id: id } };
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const stale = signBody(webhookSecret, body, new Date(fixture.now.getTime() - 400_000));
    for (const signature of [null, '', 'nonsense', signBody('another secret', body, fixture.now), stale]) {
      expect(await fixture.service.webhook(body, signature)).toEqual({ status: 400 });
    }
    expect(await fixture.service.status(harbour, id)).toMatchObject({ state: 'paying' });
    const message = () => fixture.service.webhook(body, signBody(webhookSecret, body, fixture.now));
    fixture.standIn.misbehave('payments', { fail: 1_000 });
    expect(await message()).toEqual({ status: 503 });
    fixture.standIn.misbehave('payments', {});
    expect(await message()).toEqual({ status: 200 });
    expect(await fixture.service.status(harbour, id)).toMatchObject({ state: 'paid' });
  });

  it('takes nothing from a declined card, and the money when another card pays on the same page', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    expect((await fixture.pay(page, '4000 0000 0000 0002')).status).toBe(402);
    expect(await fixture.settle(id)).toMatchObject({ state: 'paying', payment_url: page });
    expect((await fixture.pay(page)).status).toBe(303);
    expect(await fixture.settle(id)).toMatchObject({ state: 'paid', payment_url: null });
  });

  it('ends as failed after a declined card, and as abandoned when nobody paid; either may begin anew', async () => {
    const fixture = await open();
    const declined = await fixture.begin();
    await fixture.pay(declined.page, '4000 0000 0000 0002');
    const left = await fixture.begin({ amount: '20' });
    fixture.pass(40 * 60);
    await fixture.service.sweep();
    expect(await fixture.service.status(harbour, declined.id)).toMatchObject({ state: 'failed', paid_at: null });
    expect(await fixture.service.status(harbour, left.id)).toMatchObject({ state: 'abandoned', payment_url: null });
    expect((await fixture.rows()).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    expect(await fixture.leads()).toEqual([]);
    const again = await fixture.begin();
    expect(again.id).not.toBe(declined.id);
  });

  it('ends an attempt whose visitor came back, unless they paid after all', async () => {
    const fixture = await open();
    const paid = await fixture.begin();
    await fixture.pay(paid.page);
    expect(await fixture.service.cancel(harbour, paid.id, fixture.now)).toMatchObject({ state: 'paid' });
    const left = await fixture.begin({ amount: '20' });
    expect(await fixture.service.cancel(harbour, left.id, fixture.now)).toMatchObject({ state: 'abandoned' });
    expect((await fetch(left.page)).status).toBe(410);
  });

  it('gives back what comes for an attempt that was given up', async () => {
    const fixture = await open({ hooks: true });
    const { id, page } = await fixture.begin();
    await fixture.run(sql`update online_payments set state = 'failed', due_at = null where id = ${id}`);
    await fixture.pay(page);
    await eventually(() => fixture.standIn.payments().payments.map(({ status }) => status)).toEqual(['canceled']);
    await eventually(() => fixture.rows()).toMatchObject([{ state: 'failed', money: 'released', dueAt: null }]);
    expect(await fixture.leads()).toEqual([]);
  });

  it('gives back a payment of another amount than was asked for', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.run(sql`update online_payments set amount_cents = 30000 where id = ${id}`);
    expect(await fixture.settle(id)).toMatchObject({ state: 'failed' });
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
  });
}
