import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { plainSite } from '../../../config/testing/plainSite.ts';
import { vehicle, type InventoryFixture } from './inventoryFixture.ts';

const harbour = plainSite('harbour');

export function itStoresStock(fixture: InventoryFixture): void {
  it('[ENT-01] gives back every field of a car and of a caravan as it was stored', async () => {
    const car = { ...sampleVehicle, dealership_id: 'dealer-harbour' };
    const caravan = { ...sampleCaravan, dealership_id: 'dealer-harbour' };
    await fixture.inventory.upsert([car, caravan]);
    expect(await fixture.inventory.byIds(harbour, [caravan.id, car.id])).toEqual([caravan, car]);
  });

  it('counts what is new, what changed and what did not', async () => {
    await fixture.inventory.upsert([vehicle('a'), vehicle('b')]);
    const again = await fixture.inventory.upsert([vehicle('a'), vehicle('b', { price: 1_000_000 }), vehicle('c')]);
    expect(again).toEqual({ inserted: 1, changed: 1, unchanged: 1 });
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-b')).toMatchObject({ price: 1_000_000 });
  });

  it('takes a vehicle read back from the database as unchanged', async () => {
    await fixture.inventory.upsert([
      vehicle('a', { finance_lenders: { zip: { interestRate: 9 }, angle: { deposit: 100 } } }),
    ]);
    const stored = await fixture.inventory.byIds(harbour, ['a']);
    expect(await fixture.inventory.upsert(stored)).toEqual({ inserted: 0, changed: 0, unchanged: 1 });
  });

  it('keeps the day a vehicle first came and the views it has had', async () => {
    await fixture.inventory.upsert([vehicle('a', { created_at: 1_000, views: 40 })]);
    await fixture.inventory.upsert([vehicle('a', { created_at: 9_000, views: 0, price: 500_000 })]);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-a')).toMatchObject({
      created_at: 1_000,
      views: 40,
      price: 500_000,
    });
  });

  it('lets the last word count when a vehicle is given twice at once', async () => {
    await fixture.inventory.upsert([vehicle('a', { price: 100 }), vehicle('a', { price: 200 })]);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-a')).toMatchObject({ price: 200 });
  });

  it('stores a dealer’s comments without mark-up', async () => {
    await fixture.inventory.upsert([
      vehicle('a', { dealercomments: '<p>One owner</p><script>alert(1)</script>Two keys' }),
    ]);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-a')).toMatchObject({
      dealercomments: 'One owner\nTwo keys',
    });
  });

  it('[ROUTE-01] remembers on the sites that had it that a vehicle is gone for good, until it comes back', async () => {
    const { inventory } = fixture;
    await inventory.upsert([vehicle('gone-1')]);
    const { slug } = vehicle('gone-1');
    expect(await inventory.wasRemoved(harbour, slug)).toBe(false);
    await inventory.remove(['gone-1']);
    expect(await inventory.wasRemoved(harbour, slug)).toBe(true);
    expect(await inventory.wasRemoved(plainSite('other'), slug)).toBe(false);
    expect(await inventory.wasRemoved(harbour, 'never-there')).toBe(false);
    await inventory.upsert([vehicle('gone-1')]);
    expect(await inventory.bySlug(harbour, slug)).not.toBeNull();
  });

  it('removes what there is, and says how many', async () => {
    await fixture.inventory.upsert([vehicle('a'), vehicle('b')]);
    expect(await fixture.inventory.remove(['a', 'never there'])).toBe(1);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-a')).toBeNull();
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-b')).not.toBeNull();
  });

  it('stores more vehicles at once than a batch holds, and reads them all', async () => {
    const many = Array.from({ length: 1_203 }, (_, n) => vehicle(`n${n}`));
    expect(await fixture.inventory.upsert(many)).toEqual({ inserted: 1_203, changed: 0, unchanged: 0 });
    let read = 0;
    for await (const batch of fixture.inventory.everything()) read += batch.length;
    expect(read).toBe(1_203);
  });
}
