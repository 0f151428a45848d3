import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { answers, sellingSite, someone, submission, type PurchaseFixture } from './purchaseFixture.ts';

const robin = '+61412345678';
const sam = '+61498765432';

export function itGuardsOrders(fixture: PurchaseFixture): void {
  const draftOf = async (visitor: { device: string | null; phone: string | null }, site = fixture.site) => {
    const look = await fixture.purchases.find(site, 'rav4', visitor);
    return look.ok ? look.view.draft_id : look.status;
  };

  it('shows an order to no other device, signed in or not', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    for (const stranger of [someone(), someone(sam), { device: null, phone: null }, { device: null, phone: sam }]) {
      expect(await draftOf(stranger)).toBeNull();
    }
    const stranger = someone(sam);
    const save = await fixture.purchases.save(fixture.site, id, stranger, 'extras', {});
    expect(save).toMatchObject({ ok: false, status: 404 });
    expect(await fixture.purchases.submit(fixture.site, id, stranger, submission)).toMatchObject({ status: 404 });
    expect(await fixture.purchases.startAgain(fixture.site, id, stranger)).toBe(false);
    expect(await draftOf(owner)).toBe(id);
  });

  it('keeps the orders of two people on one device apart', async () => {
    const { device } = someone();
    const robins = await fixture.order({ device, phone: robin });
    expect(await draftOf({ device, phone: sam })).toBeNull();
    const sams = await fixture.order({ device, phone: sam });
    expect(sams).not.toBe(robins);
    expect(await draftOf({ device, phone: robin })).toBe(robins);
    expect(await draftOf({ device: null, phone: robin })).toBe(robins);
    expect(await draftOf({ device, phone: sam })).toBe(sams);
  });

  it('knows an order on its own site only', async () => {
    const owner = someone(robin);
    const id = await fixture.order(owner);
    const other = sellingSite('southern');
    expect(await draftOf(owner, other)).toBeNull();
    expect(await fixture.purchases.save(other, id, owner, 'extras', {})).toMatchObject({ ok: false, status: 404 });
    expect(await fixture.purchases.submit(other, id, owner, submission)).toMatchObject({ ok: false, status: 404 });
    expect(await fixture.purchases.startAgain(other, id, owner)).toBe(false);
  });

  it('[VDP-18] begins nothing for a vehicle the site does not sell online', async () => {
    const owner = someone();
    const others = sellingSite('elsewhere', { stockDealershipIds: ['dealer-9'] });
    expect(await fixture.purchases.open(others, 'rav4', owner)).toMatchObject({
      ok: false,
      status: 404,
      vehicle: null,
    });
    const switchedOff = sellingSite('harbour', { flags: {} });
    expect(await fixture.purchases.open(switchedOff, 'rav4', owner)).toMatchObject({
      status: 404,
      refusal: 'not-offered',
    });
    await fixture.sell({ car_type: 'new' });
    expect(await fixture.purchases.open(fixture.site, 'rav4', owner)).toMatchObject({ refusal: 'not-offered' });
    await fixture.sell({ reserved: true });
    expect(await fixture.purchases.open(fixture.site, 'rav4', owner)).toMatchObject({
      status: 409,
      refusal: 'reserved',
    });
    await fixture.sell();
    fixture.reservations.isOpen = false;
    expect(await fixture.purchases.open(fixture.site, 'rav4', owner)).toMatchObject({ refusal: 'no-payment' });
    for (const name of ['', 'nothing', '../rav4', 'rav4\u0000', 'x'.repeat(500), '\ud800']) {
      expect(await fixture.purchases.open(fixture.site, name, owner)).toMatchObject({ ok: false, status: 404 });
    }
  });

  it('refuses fields a step does not have, and steps there are not', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const save = (step: string, values: Record<string, unknown>) =>
      fixture.purchases.save(fixture.site, id, owner, step, values);
    expect(await save('extras', { 'extra-gold': 'on' })).toMatchObject({
      status: 422,
      error: "This form doesn’t have a field called 'extra-gold'.",
    });
    expect(await save('payment', { payment_method: 'Cash', price: '1' })).toMatchObject({ status: 422 });
    for (const step of ['deposit', 'done', 'nonsense', '__proto__']) {
      expect(await save(step, {})).toMatchObject({
        ok: false,
        status: 422,
        error: 'This order doesn’t have that step.',
      });
    }
  });

  it('takes no more than a form can hold', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const big = { ...answers.details, message: 'x'.repeat(20_000) };
    const save = (values: Record<string, unknown>) =>
      fixture.purchases.save(fixture.site, id, owner, 'details', values);
    expect(await save(big)).toMatchObject({ ok: false, status: 413 });
    expect(await save({ ...answers.details, message: 10n })).toMatchObject({ ok: false, status: 422 });
  });

  it('keeps nothing a database could not take, and answers to whatever poses as an order or a device', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const leftOver = { payment_method: 'Cash', finance_years: '\u0000', finance_employment: '\ud800' };
    expect(await fixture.purchases.save(fixture.site, id, owner, 'payment', leftOver)).toMatchObject({ ok: true });
    for (const odd of ['', "' or 1=1 --", '\u0000', id.toUpperCase()]) {
      expect(await fixture.purchases.save(fixture.site, odd, owner, 'extras', {})).toMatchObject({ status: 404 });
    }
    for (const device of ['', 'short', '\u0000'.repeat(43)]) {
      expect(await draftOf({ device, phone: null })).toBeNull();
      expect(await fixture.purchases.open(fixture.site, 'rav4', { device, phone: null })).toMatchObject({
        status: 400,
      });
    }
  });

  it('stores no token of a device', async () => {
    const owner = someone();
    await fixture.order(owner);
    const found = await fixture.database.db.execute(sql`select purchase_drafts::text as row from purchase_drafts`);
    const text = JSON.stringify((found as unknown as { rows: unknown[] }).rows);
    expect(text).toContain('Robin');
    expect(text).not.toContain(owner.device);
  });
}
