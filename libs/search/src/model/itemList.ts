import { isInStock, type VehicleSummary } from '@forecourt/domain';

export interface ItemListOptions {
  /** Public origin of the site. @example 'https://www.harbourtoyota.example' */
  origin: string;
  /** What the list is called. @example 'Used vehicles for sale in Fremantle' */
  name: string;
  /** Place of the first vehicle in the whole list, from 1: later pages go on counting. @default 1 */
  first?: number;
}

/** Prices of $10 and less are placeholders that feeds write for "ask us". In cents. */
const placeholderPrice = 1_000;

const conditions: Readonly<Record<VehicleSummary['car_type'], string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
};

function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : address;
}

function offerOf({ price, car_type: kind, reserved }: VehicleSummary, url: string): object | undefined {
  if (price === null || price <= placeholderPrice) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: Math.round(price) / 100,
    priceCurrency: 'AUD',
    itemCondition: conditions[kind],
    availability: reserved ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
  };
}

/** The vehicles of one page of a list, as schema.org's ItemList. Sold ones are left out; a price is told where there is one. */
export function itemListJsonLd(
  vehicles: readonly VehicleSummary[],
  { origin, name, first = 1 }: ItemListOptions,
): object {
  const listed = vehicles.filter(isInStock);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: listed.length,
    itemListElement: listed.map((vehicle, index) => {
      const url = absolute(`/cars/${vehicle.slug}`, origin);
      const offers = offerOf(vehicle, url);
      const { primary_image_url: image } = vehicle;
      return {
        '@type': 'ListItem',
        position: first + index,
        url,
        name: vehicle.name,
        item: {
          '@type': vehicle.item_type === 'car' ? 'Car' : 'Vehicle',
          name: vehicle.name,
          url,
          brand: { '@type': 'Brand', name: vehicle.make },
          ...(image ? { image: absolute(image, origin) } : {}),
          ...(offers ? { offers } : {}),
        },
      };
    }),
  };
}
