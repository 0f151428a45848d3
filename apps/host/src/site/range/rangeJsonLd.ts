import { dollars, rangeModelPath, type PublicSite, type RangeModel } from '@forecourt/domain';
import { fullName } from '@forecourt/range/model';
import { pictureAddress } from '../page/pictureAddress.ts';

const context = 'https://schema.org';
const absolute = (address: string, origin: string) => (address.startsWith('/') ? `${origin}${address}` : address);

/** Models in the order of a page, as schema.org's ItemList. */
export function modelListJsonLd(models: readonly RangeModel[], { origin }: Pick<PublicSite, 'origin'>): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: models.length,
    itemListElement: models.map((model, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: fullName(model),
      url: absolute(rangeModelPath(model), origin),
    })),
  };
}

/** A model as schema.org's Product; with offers where its prices are known. */
export function modelJsonLd(
  model: RangeModel,
  { origin, name, currency }: Pick<PublicSite, 'origin' | 'name' | 'currency'>,
): object {
  const prices = [model.price_from, ...model.variants.map(({ price }) => price)].filter((one) => one !== null);
  const image = model.hero ?? model.image;
  return {
    '@context': context,
    '@type': 'Product',
    name: fullName(model),
    brand: { '@type': 'Brand', name: model.manufacturer_name },
    ...(model.lead && { description: model.lead }),
    ...(image && { image: pictureAddress(image, origin) }),
    ...(model.body && { category: model.body }),
    url: `${origin}${rangeModelPath({ ...model, override_url: null })}`,
    ...(model.status === 'current' &&
      prices.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: currency,
          lowPrice: dollars(Math.min(...prices)),
          highPrice: dollars(Math.max(...prices)),
          offerCount: Math.max(model.variants.length, 1),
          seller: { '@type': 'AutoDealer', name },
        },
      }),
  };
}

/** Accessories in the order of their page, as schema.org's ItemList. */
export function accessoryListJsonLd(accessories: readonly { name: string }[]): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: accessories.length,
    itemListElement: accessories.map(({ name }, place) => ({ '@type': 'ListItem', position: place + 1, name })),
  };
}
