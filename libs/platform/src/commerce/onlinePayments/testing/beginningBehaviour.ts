import { siteSchema } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { device, form, harbour, valley } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';

/** How a payment begins. */
export function itBegins({ open }: PaymentSuite): void {
  it('[ROUTE-14] sends the visitor to a payment page for exactly what was typed', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    const html = await (await fetch(page)).text();
    for (const words of ['$1,250.50', 'Service', 'INV-20418']) expect(html).toContain(words);
    expect(await fixture.service.status(harbour, id)).toEqual({
      payment_id: id,
      state: 'paying',
      amount: 125_050,
      purpose: 'Service',
      reference: 'INV-20418',
      receipt: id.slice(0, 8).toUpperCase(),
      location_id: expect.any(String),
      paid_at: null,
      payment_url: page,
      visitor_phone: '+61412345678',
    });
    const answer = await fixture.pay(page);
    expect(answer.headers.get('location')).toBe(`${harbour.origin}/online-payment/${id}`);
  });

  it('refuses values that are wrong, names their field, and stores nothing', async () => {
    const fixture = await open();
    const refused: [values: Record<string, string>, field: string | null][] = [
      [{ amount: '1,25' }, 'amount'],
      [{ amount: '10000.01' }, 'amount'],
      [{ amount: '', amount_cents: '100' }, null],
      [{ purpose: 'Fines' }, 'purpose'],
      [{ location_id: 'loc-elsewhere' }, 'location_id'],
      [{ reference: 'INV\u0000' }, 'reference'],
    ];
    for (const [values, field] of refused) {
      const answer = await fixture.start(values);
      expect(answer).toMatchObject({ ok: false, status: 422, error: expect.stringMatching(/\.$/) });
      expect(answer.ok ? [] : Object.keys(answer.fieldErrors)).toEqual(field === null ? [] : [field]);
    }
    expect(await fixture.rows()).toEqual([]);
  });

  it('refuses where the site has no such page', async () => {
    const fixture = await open();
    const closed = siteSchema.parse({ ...harbour, pages: [] });
    expect(await fixture.start({}, closed)).toMatchObject({ ok: false, status: 404 });
    expect([harbour, closed].map((site) => fixture.service.offers(site))).toEqual([true, false]);
  });

  it('makes one payment of 40 posts of one form', { timeout: 60_000 }, async () => {
    const fixture = await open();
    const other = fixture.another();
    const posts = Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? fixture.service : other).start(harbour, fixture.order()),
    );
    const answers = await Promise.all(posts);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.redirect : answer.error))).size).toBe(1);
    expect(await fixture.rows()).toHaveLength(1);
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await Promise.all([fixture.service, other, fixture.service].map((one) => one.settle(harbour, id, fixture.now)));
    expect(await fixture.settle(id)).toMatchObject({ state: 'paid' });
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 125_050, refunded: 0 });
    expect(await fixture.leads()).toHaveLength(1);
    await other.close();
  });

  it('leads a form that is sent again after paying to its receipt, and a corrected one to another page', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.settle(id);
    expect(await fixture.begin()).toEqual({ id, page: `${harbour.origin}/online-payment/${id}` });
    const corrected = await fixture.begin({ amount: '1,250.05' });
    expect(corrected.id).not.toBe(id);
    expect(await (await fetch(corrected.page)).text()).toContain('$1,250.05');
  });

  it('begins no more for an address than its limit, and counts one form once', async () => {
    const fixture = await open({ max: 1 });
    const first = await fixture.begin();
    expect(await fixture.begin()).toEqual(first);
    expect(await fixture.start({ amount: '5' })).toMatchObject({ ok: false, status: 429 });
    expect(await fixture.rows()).toHaveLength(1);
  });

  it('says so in a sentence when the payment provider does not answer, and a new try works', async () => {
    const fixture = await open();
    fixture.standIn.misbehave('payments', { fail: 1_000 });
    expect(await fixture.start()).toMatchObject({
      ok: false,
      status: 503,
      error: expect.stringContaining('You haven’t been'),
    });
    expect(await fixture.rows()).toMatchObject([{ state: 'failed', money: 'none', dueAt: null }]);
    fixture.standIn.misbehave('payments', {});
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    expect(await fixture.settle(id)).toMatchObject({ state: 'paid' });
  });

  it('[FORM-10] gives what was entered back to the visitor who entered it, and to nobody else', async () => {
    const fixture = await open();
    const { id } = await fixture.begin();
    const { name, email, purpose, reference, amount } = form;
    const entered = { name, email, purpose, reference, amount, phone: '+61412345678' };
    const stranger = { device: 'B'.repeat(43), phone: '+61498765432' };
    expect(await fixture.service.entries(harbour, id, { device, phone: null })).toMatchObject(entered);
    expect(await fixture.service.entries(harbour, id, { ...stranger, phone: '+61412345678' })).toMatchObject(entered);
    expect(await fixture.service.entries(harbour, id, stranger)).toBeNull();
    expect(await fixture.service.entries(harbour, id, { device: null, phone: null })).toBeNull();
    expect(await fixture.service.entries(valley, id, { device, phone: '+61412345678' })).toBeNull();
  });

  it('[SITE-04] tells a site nothing of another site’s payments', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    expect(await fixture.service.status(valley, id)).toBeNull();
    expect(await fixture.settle(id, valley)).toBeNull();
    expect(await fixture.service.cancel(valley, id, fixture.now)).toBeNull();
    for (const strange of ['', "'", '../..', id.toUpperCase()]) {
      expect(await fixture.service.status(harbour, strange)).toBeNull();
    }
    expect(await fixture.settle(id)).toMatchObject({ state: 'paid' });
  });

  it('forgets what a phone tried and never paid, once it is a day old, and nothing that was paid', async () => {
    const fixture = await open();
    const paid = await fixture.begin({ amount: '10' });
    await fixture.pay(paid.page);
    await fixture.settle(paid.id);
    const left = await fixture.begin({ amount: '20' });
    const forget = (site = harbour, phone = '+61412345678') => fixture.service.forget(site, phone);
    fixture.pass(60 * 60);
    expect(await forget()).toBe(0);
    await fixture.service.sweep();
    expect(await forget()).toBe(0);
    fixture.pass(25 * 3_600);
    expect([await forget(valley), await forget(harbour, '+61498765432'), await forget()]).toEqual([0, 0, 1]);
    expect(await fixture.service.status(harbour, left.id)).toBeNull();
    expect(await fixture.service.status(harbour, paid.id)).toMatchObject({ state: 'paid' });
  });

  it('writes nothing about the payer into the log', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.settle(id);
    expect(fixture.logged.join('')).toContain(id);
    expect(fixture.logged.join('')).not.toMatch(/Nguyen|412345678|mia\.nguyen|INV-20418/);
  });
}
