import { expect, it } from 'vitest';
import { sites, group, harbour, valley, visitor } from './reservationSamples.ts';
import type { ReservationSuite } from './reservationSuite.ts';

/** How a reservation begins. */
export function itBegins({ open }: ReservationSuite): void {
  it('[RES-01] sends the visitor to a payment page for the site’s deposit, and holds nothing yet', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    expect(fixture.reservations.paymentOrigins()).toEqual([new URL(page).origin]);
    const html = await (await fetch(page)).text();
    expect(html).toContain('Deposit for 2023 Toyota RAV4 GXL Hybrid');
    expect(html).toContain('$200');
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({
      reservation_id: id,
      state: 'paying',
      car_id: 'car-1',
      amount: 20_000,
      until: null,
      payment_url: page,
    });
    expect(await fixture.isReserved()).toBe(false);
  });

  it('leads back to the site’s own origin, with the reservation in the address', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    const answer = await fixture.pay(page);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://harbour-toyota.localhost:3000/cars/vehicle-car-1/checkout?reservation=${id}`,
    );
  });

  it('asks for the deposit of the site’s configuration', async () => {
    const fixture = await open();
    const dear = { ...harbour, reserve: { ...harbour.reserve, depositCents: 50_050, holdHours: 24 } };
    const { id, page } = await fixture.begin({}, dear);
    expect(await (await fetch(page)).text()).toContain('$500.50');
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ amount: 50_050, hold_hours: 24 });
  });

  it('[RES-03] refuses a vehicle that cannot be reserved, says why, and stores nothing', async () => {
    const fixture = await open();
    const refused: [carId: string, status: number, words: string][] = [
      ['car-0', 404, 'no longer on our website'],
      ['car-b', 404, 'no longer on our website'],
      ['car\u0000', 404, 'no longer on our website'],
      ['car-sold', 409, 'has been sold'],
      ['car-reserved', 409, 'Someone else has reserved'],
      ['car-unpriced', 409, 'doesn’t have a price yet'],
      ['car-unpayable', 404, 'can’t take a deposit for this vehicle'],
      ['car-elsewhere', 404, 'can’t take a deposit for this vehicle'],
    ];
    for (const [carId, status, words] of refused) {
      const error = expect.stringContaining(words) as string;
      expect(await fixture.start({ carId }), carId).toMatchObject({ ok: false, status, error });
    }
    expect(await fixture.rows()).toEqual([]);
  });

  it('refuses where the site takes no deposits', async () => {
    const fixture = await open();
    const closed = { ...harbour, flags: { checkout: false, onlinePurchase: true } };
    expect(await fixture.start({}, closed)).toMatchObject({ ok: false, status: 404 });
    expect(await fixture.start({ kind: 'purchase' }, closed)).toMatchObject({ ok: true });
    const [vehicle] = await fixture.inventory.byIds(harbour, ['car-1']);
    expect([harbour, closed].map((site) => fixture.reservations.offers(site, vehicle!))).toEqual([true, false]);
  });

  it('names what is wrong with the visitor’s details', async () => {
    const fixture = await open();
    const wrong = { ...visitor, phone: '12', postcode: '61', name: '  ', email: 'mia' };
    expect(await fixture.start({ visitor: wrong })).toMatchObject({
      ok: false,
      status: 422,
      fieldErrors: {
        name: 'Enter your first name.',
        email: 'Enter your email address, like name@example.com.au.',
        phone: 'Enter an Australian phone number, like 0412 345 678.',
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      },
    });
    expect(await fixture.rows()).toEqual([]);
  });

  it('[RES-01] begins a few for each address, goes on answering who was counted, and stores nothing of the next', async () => {
    const fixture = await open({ attempts: 2 });
    const attempt = (idempotencyKey: string, address = '198.51.100.7') => fixture.start({ idempotencyKey, address });
    const [first, second] = [await attempt('form-1'), await attempt('form-2')];
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(await attempt('form-3')).toMatchObject({
      ok: false,
      status: 429,
      fieldErrors: {},
      error: expect.stringMatching(/You haven’t been charged\. Please try again later, or call us\.$/),
    });
    expect(await attempt('form-2')).toEqual(second);
    expect(await fixture.rows()).toHaveLength(2);
    expect(await attempt('form-4', '198.51.100.8')).toMatchObject({ ok: true });
    expect(
      await fixture.start({ idempotencyKey: 'form-5', address: '198.51.100.7', carId: 'car-b' }, valley),
    ).toMatchObject({
      ok: true,
    });
  });

  it('makes one reservation of a form that is sent twice, and another for another visitor', async () => {
    const fixture = await open();
    const [first, second] = await Promise.all([fixture.begin(), fixture.begin()]);
    expect(second).toEqual(first);
    expect(await fixture.begin()).toEqual(first);
    const other = await fixture.begin({ visitor: { ...visitor, email: 'someone.else@example.com.au' } });
    expect(other.id).not.toBe(first.id);
    expect(await fixture.rows()).toHaveLength(2);
  });

  it('leads a form that is sent again after paying to its reservation, and one that came to nothing to a new page', async () => {
    const fixture = await open();
    const id = await fixture.held();
    expect(await fixture.start()).toEqual({
      ok: true,
      reservation_id: id,
      redirect: `http://harbour-toyota.localhost:3000/cars/vehicle-car-1/checkout?reservation=${id}`,
    });
    const left = await fixture.begin({ carId: 'car-2' });
    expect(await fixture.reservations.cancel(harbour, left.id, fixture.now)).toMatchObject({ state: 'abandoned' });
    const again = await fixture.begin({ carId: 'car-2' });
    expect(again.id).not.toBe(left.id);
    expect((await fetch(left.page)).status).toBe(410);
    expect((await fetch(again.page)).status).toBe(200);
  });

  it('[RES-03] says so in a sentence when the payment provider does not answer, and a new try works', async () => {
    const fixture = await open();
    fixture.standIn.misbehave('payments', { fail: 1_000 });
    expect(await fixture.start()).toEqual({
      ok: false,
      status: 503,
      fieldErrors: {},
      error:
        'We couldn’t open the payment page just now. You haven’t been charged. Please try again in a minute, or call us.',
    });
    expect(await fixture.rows()).toMatchObject([{ state: 'failed', money: 'none', dueAt: null }]);
    fixture.standIn.misbehave('payments', {});
    expect(await fixture.held()).toMatch(/^[0-9a-f-]{36}$/);
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000 });
  });

  it('loses no reservation when the provider did its work and the answer was lost', async () => {
    const fixture = await open();
    fixture.standIn.misbehave('payments', { lose: 1 });
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    fixture.standIn.misbehave('payments', { lose: 1 });
    expect(await fixture.settle(id)).toMatchObject({ state: 'held' });
  });

  it('[SITE-04] tells a site nothing of another site’s reservations', async () => {
    const fixture = await open();
    const id = await fixture.held();
    expect(await fixture.reservations.status(valley, id)).toBeNull();
    expect(await fixture.reservations.settle(valley, id, fixture.now)).toBeNull();
    expect(await fixture.reservations.cancel(valley, id, fixture.now)).toBeNull();
    expect(await fixture.reservations.byPhone(valley, '+61412345678')).toEqual([]);
    expect([...(await fixture.reservations.heldUntil(valley, ['car-1'])).keys()]).toEqual([]);
    expect(await fixture.reservations.byPhone(harbour, '+61412345678')).toMatchObject([{ reservation_id: id }]);
    expect([...(await fixture.reservations.heldUntil(group, ['car-1', 'car-2'])).keys()]).toEqual(['car-1']);
    for (const strange of ['', "'", '../..', id.toUpperCase()]) {
      expect(await fixture.reservations.status(harbour, strange)).toBeNull();
    }
    expect(sites.bySlug('valley-kia')).toBe(valley);
  });
}
