import { expect, it } from 'vitest';
import type { InventoryChange } from '../../../ports/inventoryPort.ts';
import type { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';
import { car, group, harbour, visitor } from './reservationSamples.ts';

const hour = 3_600_000;

/** What the stock's followers hear of a vehicle: reserved or not, in order. */
function listenTo(fixture: ReservationFixture, id: string): boolean[] {
  const changes: boolean[] = [];
  fixture.inventory.onChange(({ upserted }: InventoryChange) => {
    for (const vehicle of upserted) if (vehicle.id === id) changes.push(vehicle.reserved);
  });
  return changes;
}

/** What a paid deposit does. */
export function itHolds({ open, eventually }: ReservationSuite): void {
  it('[RES-01] holds the vehicle for 48 hours once the deposit is paid, and takes it once', async () => {
    const fixture = await open();
    const before = fixture.now;
    const id = await fixture.held();
    const status = await fixture.reservations.status(harbour, id);
    expect(status).toMatchObject({ state: 'held', refund: null, payment_url: null });
    expect(Math.abs((status?.until?.getTime() ?? 0) - before.getTime() - 48 * hour)).toBeLessThan(60_000);
    expect(await fixture.reservations.heldUntil(harbour, ['car-1'])).toEqual(new Map([['car-1', status?.until]]));
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 20_000, refunded: 0 });
  });

  it('[RES-01] shows the vehicle as reserved everywhere within two seconds', async () => {
    const fixture = await open();
    const changes = listenTo(fixture, 'car-1');
    await fixture.held();
    expect([await fixture.isReserved('car-1', harbour), await fixture.isReserved('car-1', group)]).toEqual([
      true,
      true,
    ]);
    expect((await fixture.inventory.bySlug(harbour, 'vehicle-car-1'))?.reserved).toBe(true);
    for await (const batch of fixture.inventory.listed(harbour)) {
      expect(batch.filter(({ reserved }) => reserved).map(({ id }) => id)).toEqual(['car-1', 'car-reserved']);
    }
    await expect.poll(() => changes, { timeout: 2_000 }).toEqual([true]);
    expect(await fixture.start({ idempotencyKey: 'next' })).toMatchObject({ ok: false, status: 409 });
  });

  it('[RES-01] sends the dealer one lead with all that was given', async () => {
    const fixture = await open();
    const id = await fixture.held({
      enquiry: { message: 'Is the towbar included?', user_agent: 'Test browser', opt_in: true },
    });
    await Promise.all([fixture.settle(id), fixture.settle(id), fixture.reservations.sweep(true)]);
    expect(await fixture.leads()).toEqual([
      {
        ...visitor,
        lead_id: id,
        site_slug: 'harbour-toyota',
        phone: '+61412345678',
        message: 'Is the towbar included?',
        category: 'Vehicle Enquiry',
        subcategory: 'Reserve Online',
        source: 'website',
        user_agent: 'Test browser',
        car_id: 'car-1',
        car_dealership_id: 'dealer-1',
        location_id: 'loc-sales',
        opt_in: true,
        quarantined: null,
        url: `http://harbour-toyota.localhost:3000/cars/vehicle-car-1/checkout?reservation=${id}`,
        lead_attributes: { visited_pages: [], linked_query_params: {} },
        fields: {
          PreferredContactMethod: 'Phone',
          'Agreed to the terms': true,
          stock_number: 'T1001',
          'Vehicle Name': '2023 Toyota RAV4 GXL Hybrid',
          'Vehicle Make': 'Toyota',
          'Vehicle Model': 'RAV4',
          'Vehicle Badge': 'GXL',
          'Vehicle Year': '2023',
          'Vehicle VIN': 'JTMW43FV10D123456',
          car_type: 'used',
          vehicle_status: 'in_stock',
          dealership_slug: 'harbour-toyota',
          Reservation: id,
          Deposit: '$200, paid online, fully refundable',
          'Held until': expect.stringMatching(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d+:\d\d\s[ap]m$/),
          'Payment reference': expect.stringMatching(/^pi_/),
        },
      },
    ]);
  });

  it('names an online purchase as what it is', async () => {
    const fixture = await open();
    await fixture.held({ kind: 'purchase', draftId: 'draft-1' });
    expect(await fixture.leads()).toMatchObject([{ subcategory: 'Online Purchase' }]);
    expect(await fixture.reservations.byPhone(harbour, '+61412345678')).toMatchObject([
      { kind: 'purchase', draft_id: 'draft-1' },
    ]);
  });

  it('keeps a held vehicle reserved whatever its feed says, and gives back what the feed said last', async () => {
    const fixture = await open();
    const id = await fixture.held();
    await fixture.inventory.upsert([car('car-1', { price: 4_000_000 })], 'feed');
    expect((await fixture.inventory.byIds(harbour, ['car-1']))[0]).toMatchObject({ reserved: true, price: 4_000_000 });
    await fixture.inventory.remove(['car-1']);
    await fixture.inventory.upsert([car('car-1')], 'feed');
    expect(await fixture.isReserved()).toBe(true);
    expect(await fixture.start({ idempotencyKey: 'next' })).toMatchObject({ ok: false, status: 409 });

    await fixture.inventory.upsert([car('car-1', { reserved: true })], 'feed');
    fixture.pass(48 * 3_600);
    expect(await fixture.settle(id)).toMatchObject({ state: 'lapsed' });
    expect(await fixture.isReserved()).toBe(true);
    await fixture.inventory.upsert([car('car-1')], 'feed');
    expect(await fixture.isReserved()).toBe(false);
  });

  it.each([
    ['sold', { sold: true, status: 'sold' as const }],
    ['reserved by hand', { reserved: true }],
    ['taken off the website', { show_on_dealer_website: false }],
  ])('charges nobody for a vehicle that was %s while they paid', async (_what, changes) => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.inventory.upsert([car('car-1', changes)], 'feed');
    expect(await fixture.settle(id)).toMatchObject({ state: 'lost', until: null });
    expect(fixture.standIn.payments()).toMatchObject({ authorised: 0, captured: 0 });
    expect(await fixture.leads()).toEqual([]);
  });

  it('says that a vehicle is held only once its deposit is taken', async () => {
    const fixture = await open();
    const { id, page } = await fixture.begin();
    await fixture.pay(page);
    await fixture.restart((effects) => ({
      ...effects,
      payments: { ...effects.payments, capture: () => Promise.reject(new Error('away')) },
    }));
    expect(await fixture.settle(id)).toMatchObject({ state: 'paying', until: null });
    expect(await fixture.isReserved()).toBe(true);
    expect(await fixture.leads()).toEqual([]);
    await fixture.restart();
    fixture.pass(60);
    await fixture.reservations.sweep();
    expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'held' });
    await eventually(() => fixture.leads()).toHaveLength(1);
  });

  it('writes no word of a visitor’s into the log', async () => {
    const fixture = await open();
    await fixture.held();
    fixture.standIn.misbehave('payments', { garbage: true });
    await fixture.start({ carId: 'car-2' });
    await fixture.reservations.webhook('{}', 't=1,v1=00');
    const text = fixture.logged.join('');
    expect(text).toContain('Reservation begun');
    expect(text).toContain('could not be begun');
    for (const personal of ['Nguyen', 'mia.nguyen', '345 678', '412345678', 'PreferredContact']) {
      expect(text).not.toContain(personal);
    }
  });
}

/** Visitors who pay at the same time, for a database with many connections. */
export function itHoldsForOneOfMany({ open }: ReservationSuite): void {
  it('[RES-01] lets exactly one of 40 who pay at the same time hold the vehicle, and charges nobody else', async () => {
    const fixture = await open();
    const people = Array.from({ length: 40 }, (_, n) => ({ ...visitor, email: `visitor${n}@example.com.au` }));
    const begun = await Promise.all(people.map((one) => fixture.begin({ visitor: one })));
    await Promise.all(begun.map(({ page }) => fixture.pay(page)));
    expect(fixture.standIn.payments().authorised).toBe(40 * 20_000);

    await Promise.all(begun.map(({ id }) => fixture.settle(id)));
    // Whom a busy machine has not settled, the next sweep settles.
    fixture.pass(300);
    await fixture.reservations.sweep(true);
    const rows = await fixture.rows();
    expect(rows.filter(({ state }) => state === 'held')).toHaveLength(1);
    expect(rows.filter(({ state, dueAt }) => state === 'lost' && dueAt === null)).toHaveLength(39);
    const { payments, ...sums } = fixture.standIn.payments();
    expect(sums).toEqual({ authorised: 0, captured: 20_000, refunded: 0 });
    expect(payments.filter(({ status }) => status === 'canceled')).toHaveLength(39);
    expect(await fixture.leads()).toHaveLength(1);
  });
}
