import { summariseVehicle, type PriceSite, type PublicSite } from '@forecourt/domain';
import { sampleCaravan, sampleSite, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { itemListJsonLd } from './itemList.ts';

const origin = 'https://www.harbourtoyota.example';
const list = (
  vehicles: Parameters<typeof summariseVehicle>[0][],
  first?: number,
  site: PriceSite & Pick<PublicSite, 'currency'> = sampleSite,
) =>
  itemListJsonLd(vehicles.map(summariseVehicle), { origin, name: 'Used vehicles', first, site }) as {
    numberOfItems: number;
    itemListElement: { position: number; url: string; item: Record<string, unknown> }[];
  };

it('[ROUTE-09] tells search engines name, address, picture and price of each vehicle, prices in dollars', () => {
  const [first] = list([sampleVehicle]).itemListElement;
  expect(first).toMatchObject({
    position: 1,
    url: `${origin}/cars/${sampleVehicle.slug}`,
    item: {
      '@type': 'Car',
      name: sampleVehicle.name,
      image: `${origin}/demo/rav4-front.svg`,
      offers: { '@type': 'Offer', price: '42990.00', priceCurrency: 'AUD' },
    },
  });
});

it('[ROUTE-09] leaves out what is sold, and no price stands where there is none', () => {
  const unpriced = { ...sampleVehicle, id: 'u', slug: 'u', price: null, primary_image_url: null };
  const { numberOfItems, itemListElement } = list([sampleSoldVehicle, sampleCaravan, unpriced], 25);
  expect(numberOfItems).toBe(2);
  expect(itemListElement.map(({ position }) => position)).toEqual([25, 26]);
  expect(itemListElement[0]?.item['@type']).toBe('Vehicle');
  expect(itemListElement[1]?.item).not.toHaveProperty('offers');
  expect(itemListElement[1]?.item).not.toHaveProperty('image');
});

it('[PRICE-01] shows a rent by the week in an offer of its own, beside the price', () => {
  const renting = { ...sampleSite, flags: { ...sampleSite.flags, subscriptions: true } };
  const rented = { ...sampleVehicle, subscription_price: 29_900 };
  const [first] = list([rented], 1, renting).itemListElement;
  expect(first?.item['offers']).toMatchObject([
    { price: '42990.00' },
    { priceSpecification: { '@type': 'UnitPriceSpecification', price: '299.00', unitText: 'per week' } },
  ]);
  expect(list([rented]).itemListElement[0]?.item['offers']).toMatchObject({ price: '42990.00' });
});
