import { expect, it } from 'vitest';
import { plainSite } from '../../../config/testing/plainSite.ts';
import { day, idsOf, today, vehicle, type InventoryFixture } from './inventoryFixture.ts';

const harbour = plainSite('harbour');
const other = plainSite('other');
const soldAt = (days: number) => ({ status: 'sold', sold: true, sold_date_timestamp: today - days * day }) as const;

export function itListsStock(fixture: InventoryFixture): void {
  it('[SRCH-23] lists in stock, coming soon and sold within three days, and only what is shown', async () => {
    await fixture.inventory.upsert([
      vehicle('in-stock'),
      vehicle('coming', { status: 'coming_soon' }),
      vehicle('sold-3', soldAt(3)),
      vehicle('sold-4', soldAt(4)),
      vehicle('sold-some-day', { ...soldAt(0), sold_date_timestamp: null }),
      vehicle('marked-sold', { sold: true, sold_date_timestamp: today - 9 * day }),
      vehicle('hidden', { show_on_dealer_website: false }),
    ]);
    expect(await idsOf(fixture.inventory.listed(harbour))).toEqual(['coming', 'in-stock', 'sold-3']);
  });

  it('[SRCH-23] keeps sold vehicles listed as many days as the site says', async () => {
    await fixture.inventory.upsert([vehicle('sold-3', soldAt(3)), vehicle('sold-6', soldAt(6))]);
    expect(await idsOf(fixture.inventory.listed(plainSite('harbour', { search: { soldDays: 7 } })))).toEqual([
      'sold-3',
      'sold-6',
    ]);
    expect(await idsOf(fixture.inventory.listed(plainSite('harbour', { search: { soldDays: 1 } })))).toEqual([]);
  });

  it('still finds a vehicle that was sold long ago by its address, but never a hidden one', async () => {
    await fixture.inventory.upsert([vehicle('gone', soldAt(90)), vehicle('hidden', { show_on_dealer_website: false })]);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-gone')).toMatchObject({ id: 'gone', sold: true });
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-hidden')).toBeNull();
  });

  it('[SITE-04] shows no site a vehicle of another site’s dealer, by whatever way it asks', async () => {
    await fixture.inventory.upsert([vehicle('ours'), vehicle('theirs', { dealership_id: 'dealer-other' })]);
    expect(await fixture.inventory.bySlug(harbour, 'vehicle-theirs')).toBeNull();
    expect(await fixture.inventory.byIds(harbour, ['theirs', 'ours'])).toHaveLength(1);
    expect(await idsOf(fixture.inventory.listed(harbour))).toEqual(['ours']);
    expect(await fixture.inventory.slugs(harbour)).toMatchObject([{ slug: 'vehicle-ours' }]);
    expect(await idsOf(fixture.inventory.listed(other))).toEqual(['theirs']);
  });

  it('[SITE-05] shows the stock of several dealerships on the sites of their group', async () => {
    const group = plainSite('group', { stockDealershipIds: ['dealer-harbour', 'dealer-other'] });
    await fixture.inventory.upsert([
      vehicle('h'),
      vehicle('o', { dealership_id: 'dealer-other' }),
      vehicle('x', { dealership_id: 'dealer-third' }),
    ]);
    expect(await idsOf(fixture.inventory.listed(group))).toEqual(['h', 'o']);
    expect(await fixture.inventory.bySlug(group, 'vehicle-o')).not.toBeNull();
  });

  it('[SRCH-27] keeps to the kinds of stock that the site deals in', async () => {
    await fixture.inventory.upsert([
      vehicle('used-car'),
      vehicle('new-car', { car_type: 'new' }),
      vehicle('van', { item_type: 'caravan', car_type: 'new' }),
    ]);
    expect(await idsOf(fixture.inventory.listed(plainSite('harbour', { search: { itemTypes: ['caravan'] } })))).toEqual(
      ['van'],
    );
    const usedOnly = plainSite('harbour', { search: { carTypes: ['used'] } });
    expect(await idsOf(fixture.inventory.listed(usedOnly))).toEqual(['used-car']);
    expect(await fixture.inventory.bySlug(usedOnly, 'vehicle-new-car')).toBeNull();
  });

  it('[ROUTE-20] names for the sitemap what can be bought, with the time of its last change and its first picture', async () => {
    await fixture.inventory.upsert([
      vehicle('a', { updated_at: 1_700_000_000, primary_image_url: '/media/a' }),
      vehicle('coming', { status: 'coming_soon', updated_at: 1_700_000_001, primary_image_url: null }),
      vehicle('sold', soldAt(1)),
    ]);
    expect(await fixture.inventory.slugs(harbour)).toEqual([
      { slug: 'vehicle-a', updated_at: 1_700_000_000, picture: '/media/a' },
      { slug: 'vehicle-coming', updated_at: 1_700_000_001, picture: null },
    ]);
  });

  it('gives vehicles in the order they were asked for', async () => {
    await fixture.inventory.upsert(['a', 'b', 'c'].map((id) => vehicle(id)));
    const found = await fixture.inventory.byIds(harbour, ['c', 'a', 'b']);
    expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
}
