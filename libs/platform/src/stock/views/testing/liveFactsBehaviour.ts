import { expect, it } from 'vitest';
import { car, siteWith, slug, type ViewFixture } from './viewFixture.ts';

export function itTellsLiveFacts(fixture: ViewFixture): void {
  it('[API-02] returns what may have changed since the page was stored, and nothing else', async () => {
    expect(await fixture.look()).toEqual({
      views: 214,
      car_fields: {
        status: 'in_stock',
        sold: false,
        reserved: false,
        reserved_until: null,
        price_type: 'Drive Away',
        price: 4_299_000,
        before_price: 4_499_000,
        subscription_price: null,
        tag: null,
        photos_count: 2,
        updated_at: Date.UTC(2026, 10, 1) / 1_000,
      },
    });
  });

  it('[API-02] answers null for what the site does not have', async () => {
    const visit = { count: false };
    expect(await fixture.service.view(siteWith(), 'no-such-car', visit)).toBeNull();
    expect(await fixture.service.view(siteWith({ stockDealershipIds: ['dealer-2'] }), slug, visit)).toBeNull();
    await fixture.inventory.remove(['car-1']);
    expect(await fixture.look()).toBeNull();
  });

  it('[API-02] says until when a deposit holds the vehicle, and no longer', async () => {
    fixture.held.set('car-1', new Date(fixture.clock.now + 60_000));
    expect((await fixture.look())?.car_fields).toMatchObject({
      reserved: true,
      reserved_until: '2026-11-02T16:00:30.000Z',
    });
    fixture.clock.now += 60_000;
    expect((await fixture.look())?.car_fields).toMatchObject({ reserved: false, reserved_until: null });
  });

  it('[API-02] reads the stock once a second however many ask, and at once when the vehicle changes', async () => {
    await Promise.all(Array.from({ length: 50 }, () => fixture.look()));
    expect(fixture.reads.count).toBe(1);
    await fixture.inventory.upsert([car({ price: 4_199_000, reserved: true })]);
    expect((await fixture.look())?.car_fields).toMatchObject({ price: 4_199_000, reserved: true });
    expect(fixture.reads.count).toBe(2);
    fixture.clock.now += 999;
    await fixture.look();
    expect(fixture.reads.count).toBe(2);
    fixture.clock.now += 1;
    await fixture.look();
    expect(fixture.reads.count).toBe(3);
  });
}
