import { expect, it } from 'vitest';
import type { PurchaseVisitor, PurchaseView } from '../../../ports/purchasePort.ts';
import { answers, price, sellingSite, someone, start, type PurchaseFixture } from './purchaseFixture.ts';

const day = 86_400_000;
const robin = '+61412345678';

export function itKeepsOrders(fixture: PurchaseFixture): void {
  async function view(visitor: PurchaseVisitor, car = 'rav4'): Promise<PurchaseView> {
    const look = await fixture.purchases.find(fixture.site, car, visitor);
    if (!look.ok) throw new Error(look.error);
    return look.view;
  }

  it('[RES-04] shows an empty order without beginning one', async () => {
    const seen = await view({ device: null, phone: null });
    expect(seen).toMatchObject({ draft_id: null, state: 'open', saved_at: null, quote: { total: price } });
    expect(seen.order.steps).toContain('trade-in');
    expect(await fixture.purchases.sweep()).toBe(0);
  });

  it('[ROUTE-04] knows the vehicle by its slug and by its id', async () => {
    expect((await view(someone(), 'rav4')).vehicle.id).toBe('car-1');
    expect((await view(someone(), 'car-1')).vehicle.id).toBe('car-1');
  });

  it('[RES-04] keeps each step, says which is next, and goes on where the visitor was', async () => {
    const owner = someone();
    const look = await fixture.purchases.open(fixture.site, 'rav4', owner);
    const id = look.ok ? (look.view.draft_id ?? '') : '';
    expect(await fixture.purchases.save(fixture.site, id, owner, 'your-car', answers['your-car'])).toEqual({
      ok: true,
      draft_id: id,
      next: 'trade-in',
    });
    await fixture.purchases.save(fixture.site, id, owner, 'trade-in', answers['trade-in']);
    fixture.wait(3 * day);
    const seen = await view(owner);
    expect(seen).toMatchObject({ draft_id: id, entries: { 'trade-in': { trade_in: 'No' } }, saved_at: start });
    expect(seen.order.done).toEqual(['your-car', 'trade-in']);
  });

  it('[RES-04] begins one order for a device, however often and fast it is opened', async () => {
    const owner = someone();
    const looks = await Promise.all([1, 2, 3, 4].map(() => fixture.purchases.open(fixture.site, 'rav4', owner)));
    const ids = looks.map((look) => (look.ok ? look.view.draft_id : null));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBeNull();
  });

  it('loses neither of two steps saved at once', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await Promise.all([
      fixture.purchases.save(fixture.site, id, owner, 'payment', { payment_method: 'Cash' }),
      fixture.purchases.save(fixture.site, id, owner, 'extras', {}),
    ]);
    const { entries } = await view(owner);
    expect(entries).toMatchObject({ payment: { payment_method: 'Cash' }, extras: {} });
  });

  it('[RES-04] goes on on another device once the visitor is signed in on both', async () => {
    const phone = someone();
    const id = await fixture.order(phone);
    const desk = someone();
    expect((await view(desk)).draft_id).toBeNull();
    expect((await view({ ...desk, phone: robin })).draft_id).toBeNull();
    expect((await view({ ...phone, phone: robin })).draft_id).toBe(id);
    expect((await view({ ...desk, phone: robin })).draft_id).toBe(id);
    expect((await view({ device: null, phone: robin })).draft_id).toBe(id);
    const saved = await fixture.purchases.save(fixture.site, id, { ...desk, phone: robin }, 'extras', {});
    expect(saved.ok).toBe(true);
    expect((await view(phone)).entries['extras']).toEqual({});
  });

  it('goes on with the order that was saved last, and not with one nobody wrote in', async () => {
    const desk = someone();
    const phone = someone();
    const older = await fixture.order(desk);
    fixture.wait(day);
    const opened = await fixture.purchases.open(fixture.site, 'rav4', phone);
    expect((await view({ ...desk, phone: robin })).draft_id).toBe(older);
    expect((await view({ ...phone, phone: robin })).draft_id).toBe(older);
    fixture.wait(day);
    const newer = opened.ok ? (opened.view.draft_id ?? '') : '';
    await fixture.purchases.save(fixture.site, newer, phone, 'your-car', answers['your-car']);
    await view({ ...phone, phone: robin });
    expect((await view({ ...desk, phone: robin })).draft_id).toBe(newer);
  });

  it('[RES-04] begins anew when the visitor wants to', async () => {
    const owner = someone(robin);
    const id = await fixture.order(owner);
    expect(await fixture.purchases.startAgain(fixture.site, id, owner)).toBe(true);
    expect(await view(owner)).toMatchObject({ draft_id: null, entries: {} });
    expect(await fixture.purchases.startAgain(fixture.site, id, owner)).toBe(false);
  });

  it('forgets an order nobody went on with for 60 days', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    fixture.wait(59 * day);
    expect((await view(owner)).draft_id).toBe(id);
    expect(await fixture.purchases.sweep()).toBe(0);
    fixture.wait(2 * day);
    expect((await view(owner)).draft_id).toBeNull();
    expect(await fixture.purchases.sweep()).toBe(1);
    const again = await fixture.purchases.open(fixture.site, 'rav4', owner);
    expect(again.ok && again.view.draft_id !== id).toBe(true);
  });

  it('begins anew on a device whose order has expired, before anything was swept', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    fixture.wait(61 * day);
    const again = await fixture.purchases.open(fixture.site, 'rav4', owner);
    expect(again.ok && again.view).toMatchObject({ entries: {}, state: 'open' });
    expect(again.ok && again.view.draft_id).not.toBe(id);
  });

  it('[RES-04] delivers within the distance of the site, by where the postcode is', async () => {
    fixture.places.set('2000', { lat: -33.8688, long: 151.2093 });
    fixture.places.set('6054', { lat: -31.905, long: 115.9431 });
    const owner = someone();
    const id = await fixture.order(owner);
    const to = (delivery_postcode: string) =>
      fixture.purchases.save(fixture.site, id, owner, 'delivery', {
        handover: 'Delivery',
        street: '8 Banksia Court',
        suburb: 'Somewhere',
        delivery_state: 'WA',
        delivery_postcode,
      });
    const far = await to('2000');
    expect(far).toMatchObject({ ok: false, status: 422, step: 'delivery', entries: { delivery_postcode: '2000' } });
    expect(far.ok ? '' : far.fieldErrors['delivery_postcode']).toContain('We deliver within 60 km of Harbour Sales');
    expect(await to('6054')).toMatchObject({ ok: true });
    expect((await view(owner)).quote.lines.map(({ note }) => note)).not.toContain(
      'We will confirm delivery to your postcode.',
    );
    expect(await to('9999')).toMatchObject({ ok: true });
    expect((await view(owner)).quote.lines.map(({ note }) => note)).toContain(
      'We will confirm delivery to your postcode.',
    );
  });

  it('asks nothing about trade-ins or extras where the site has none', async () => {
    const plain = sellingSite('harbour', { flags: { onlinePurchase: true }, purchase: {} });
    const look = await fixture.purchases.find(plain, 'rav4', someone());
    expect(look.ok && look.view.order.steps).toEqual(['your-car', 'payment', 'delivery', 'details', 'deposit']);
  });
}
