import { expect, it } from 'vitest';
import { agreed, answers, price, someone, submission, type PurchaseFixture } from './purchaseFixture.ts';

const robin = '+61412345678';

export function itSubmitsOrders(fixture: PurchaseFixture): void {
  const submit = (id: string, owner: ReturnType<typeof someone>, values: Record<string, unknown> = { agreed }) =>
    fixture.purchases.submit(fixture.site, id, owner, { ...submission, values });
  const stateOf = async (owner: ReturnType<typeof someone>) => {
    const look = await fixture.purchases.find(fixture.site, 'rav4', owner);
    return look.ok ? look.view.state : look.refusal;
  };

  it('[RES-04] ends as a reservation that carries everything that was entered', async () => {
    const owner = someone(robin);
    const id = await fixture.order(owner);
    expect(await submit(id, owner)).toEqual({
      ok: true,
      reservation_id: 'res-1',
      redirect: 'https://pay.example/res-1',
    });
    const order = fixture.reservations.orders.get('res-1');
    expect(order).toMatchObject({
      carId: 'car-1',
      kind: 'purchase',
      draftId: id,
      visitor: { name: 'Robin', last_name: 'Nguyen', phone: '+61412345678', postcode: '6160' },
      visitorPhone: robin,
      successPath: submission.successPath,
      fields: { Payment: 'Cash', Extras: 'Tow bar ($1,195)', Handover: 'Pick-up at Harbour Sales' },
    });
    expect(order?.fields).toMatchObject({ 'Order total': '$44,185', Deposit: '$200', 'Contact by': 'SMS' });
    expect(await stateOf(owner)).toBe('paying');
  });

  it('[RES-04] is ordered once the deposit is paid, and says so to whoever sends it again', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await submit(id, owner);
    fixture.reservations.move('res-1', 'held');
    await fixture.sell({ reserved: true });
    const look = await fixture.purchases.find(fixture.site, 'rav4', owner);
    expect(look.ok && look.view).toMatchObject({ state: 'ordered', reservation: { state: 'held', amount: 20_000 } });
    expect(await submit(id, owner)).toEqual({
      ok: true,
      reservation_id: 'res-1',
      redirect: '/checkout-journey/done?reservation=res-1',
    });
    expect(await fixture.purchases.save(fixture.site, id, owner, 'extras', {})).toMatchObject({ status: 409 });
    expect(await fixture.purchases.startAgain(fixture.site, id, owner)).toBe(false);
    expect(await fixture.purchases.find(fixture.site, 'rav4', someone())).toMatchObject({ refusal: 'reserved' });
  });

  it('leads to its own payment while the vehicle is already held for it', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await submit(id, owner);
    await fixture.sell({ reserved: true });
    expect(await submit(id, owner)).toMatchObject({ ok: true, redirect: '/checkout-journey/done?reservation=res-1' });
    expect(fixture.reservations.orders.size).toBe(1);
  });

  it('[RES-04] makes one reservation of many submissions', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const answered = await Promise.all([1, 2, 3, 4, 5].map(() => submit(id, owner)));
    expect(answered.map((one) => one.ok && one.reservation_id)).toEqual(Array(5).fill('res-1'));
    await submit(id, owner);
    expect(fixture.reservations.orders.size).toBe(1);
  });

  it('[RES-04] says why no payment page opens just now, at the deposit and with everything kept', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const real = fixture.reservations.start;
    const error = 'Many payment pages were opened. Nothing was charged.';
    fixture.reservations.start = (_site, { address }) =>
      Promise.resolve({ ok: false, status: address === submission.address ? 429 : 500, error, fieldErrors: {} });
    expect(await submit(id, owner)).toMatchObject({
      ok: false,
      status: 429,
      error,
      step: 'deposit',
      entries: { agreed: submission.values.agreed },
    });
    fixture.reservations.start = real;
    expect(await submit(id, owner)).toMatchObject({ ok: true });
  });

  it('finds its reservation again after a crash between payment and note', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const real = fixture.reservations.start;
    fixture.reservations.start = async (...given) => {
      await real(...given);
      throw new Error('The process ended here.');
    };
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 503 });
    fixture.reservations.start = real;
    expect(await submit(id, owner)).toMatchObject({ ok: true, reservation_id: 'res-1' });
    expect(fixture.reservations.orders.size).toBe(1);
  });

  it('[RES-03] begins a payment of its own after one that came to nothing', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    for (const [place, end] of (['failed', 'abandoned', 'lost', 'refunded', 'lapsed'] as const).entries()) {
      expect(await submit(id, owner)).toMatchObject({ ok: true, reservation_id: `res-${place + 1}` });
      fixture.reservations.move(`res-${place + 1}`, end);
      expect(await stateOf(owner)).toBe('open');
    }
  });

  it('is ordered by a payment that comes in late, after the order was changed', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await submit(id, owner);
    await fixture.purchases.save(fixture.site, id, owner, 'extras', {});
    expect(await submit(id, owner, { agreed: `${price}-0-20000` })).toMatchObject({ reservation_id: 'res-2' });
    fixture.reservations.move('res-1', 'held');
    fixture.reservations.move('res-2', 'lost');
    const look = await fixture.purchases.find(fixture.site, 'rav4', owner);
    expect(look.ok && look.view).toMatchObject({ state: 'ordered', reservation: { reservation_id: 'res-1' } });
  });

  it('[RES-04] starts nothing while a step is open, and says which', async () => {
    const owner = someone();
    const look = await fixture.purchases.open(fixture.site, 'rav4', owner);
    const id = look.ok ? (look.view.draft_id ?? '') : '';
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 422, step: 'your-car' });
    await fixture.purchases.save(fixture.site, id, owner, 'your-car', answers['your-car']);
    expect(await submit(id, owner)).toMatchObject({ ok: false, step: 'trade-in' });
    expect(fixture.reservations.orders.size).toBe(0);
  });

  it('[RES-04] shows a price that has changed, and has it confirmed', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await fixture.sell({ price: 4_199_000 });
    expect(await submit(id, owner)).toMatchObject({
      ok: false,
      status: 422,
      step: 'your-car',
      error: 'The price has changed from $42,990 to $41,990. Check it and confirm it again.',
    });
    const confirm = (seen: number) =>
      fixture.purchases.save(fixture.site, id, owner, 'your-car', { price: String(seen) });
    expect(await confirm(price)).toMatchObject({ ok: false, status: 422 });
    expect(await confirm(4_199_000)).toMatchObject({ ok: true, next: 'deposit' });
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 409, step: 'deposit' });
    expect(await submit(id, owner, { agreed: `${4_199_000 + 119_500}-0-20000` })).toMatchObject({ ok: true });
  });

  it('[RES-04] has amounts agreed to as they are, not as a page once showed them', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const outdated = await submit(id, owner, { agreed: `${price}-0-20000` });
    expect(outdated).toMatchObject({ ok: false, status: 409, step: 'deposit' });
    expect(outdated.ok ? '' : outdated.error).toContain('the total is now $44,185 and the deposit $200');
    expect(await submit(id, owner, { agreed: 'whatever' })).toMatchObject({ ok: false, status: 422 });
    expect(await submit(id, owner, { agreed, price: '1' })).toMatchObject({ ok: false, status: 422 });
    expect(fixture.reservations.orders.size).toBe(0);
  });

  it('[RES-01] starts nothing for a vehicle that was sold or reserved meanwhile', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    await fixture.sell({ reserved: true });
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 409, refusal: 'reserved' });
    await fixture.sell({ sold: true });
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 409, refusal: 'sold' });
    await fixture.inventory.remove(['car-1']);
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 404 });
    expect(fixture.reservations.orders.size).toBe(0);
  });

  it('says what the reservation refused, where it can be put right', async () => {
    const owner = someone();
    const id = await fixture.order(owner);
    const error = 'Enter an Australian phone number.';
    fixture.reservations.refuseNext({ ok: false, status: 422, error, fieldErrors: { phone: error } });
    expect(await submit(id, owner)).toMatchObject({
      ok: false,
      step: 'details',
      fieldErrors: { phone: error },
      entries: { phone: '0412 345 678' },
    });
    fixture.reservations.refuseNext({ ok: false, status: 503, error: 'Payments are away.', fieldErrors: {} });
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 503, step: 'deposit' });
    expect(await stateOf(owner)).toBe('open');
  });

  it('tells the log nothing of the visitor', async () => {
    const owner = someone(robin);
    const id = await fixture.order(owner);
    const real = fixture.reservations.start;
    fixture.reservations.start = () => Promise.reject(new Error('No answer for robin@example.com.au, 0412 345 678'));
    expect(await submit(id, owner)).toMatchObject({ ok: false, status: 503 });
    fixture.reservations.start = real;
    expect(fixture.lines).toHaveLength(1);
    expect(fixture.lines.join('')).not.toMatch(/robin|0412/i);
  });
}
