import {
  carPath,
  isInStock,
  offerPrices,
  displayPrice,
  type PriceSite,
  type PublicSite,
  type VehicleSummary,
} from '@forecourt/domain';

export interface ItemListOptions {
  /** Public origin of the site. @example 'https://www.harbourtoyota.example' */
  origin: string;
  /** Name of the list. @example 'Used vehicles for sale in Fremantle' */
  name: string;
  /** Position of the first vehicle in the whole list, from 1: later pages continue the count. @default 1 */
  first?: number;
  /** Decides which prices are shown. */
  site: PriceSite & Pick<PublicSite, 'currency'>;
}

const conditions: Readonly<Record<VehicleSummary['car_type'], string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
};

function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : address;
}

function offersOf(vehicle: VehicleSummary, site: ItemListOptions['site']): object[] {
  const { sale, rent } = offerPrices(displayPrice(vehicle, site), site.currency);
  const offer = {
    '@type': 'Offer',
    itemCondition: conditions[vehicle.car_type],
    availability: vehicle.reserved ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
  };
  return [sale, rent].filter((price) => price !== null).map((price) => ({ ...offer, ...price }));
}

/**
 * The vehicles of one page of a list, as schema.org's ItemList. Sold ones are left out; a price is included where there
 * is one. Each page of a search carries it, so that nothing is said twice: name and offers stand with the vehicle alone.
 */
export function itemListJsonLd(
  vehicles: readonly VehicleSummary[],
  { origin, name, first = 1, site }: ItemListOptions,
): object {
  const listed = vehicles.filter(isInStock);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: listed.length,
    itemListElement: listed.map((vehicle, index) => {
      const url = absolute(carPath(vehicle), origin);
      const offers = offersOf(vehicle, site);
      const { primary_image_url: image } = vehicle;
      return {
        '@type': 'ListItem',
        position: first + index,
        url,
        item: {
          '@type': vehicle.item_type === 'car' ? 'Car' : 'Vehicle',
          name: vehicle.name,
          url,
          brand: { '@type': 'Brand', name: vehicle.make },
          ...(image ? { image: absolute(image, origin) } : {}),
          ...(offers.length > 0 ? { offers: offers.length === 1 ? offers[0] : offers } : {}),
        },
      };
    }),
  };
}
