import {
  offerPrices,
  displayPrice,
  stateWords,
  type PriceSite,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import type { AutoDealer, Car, ItemAvailability, Offer, WithContext } from 'schema-dts';

const conditions = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
} as const;

function availability({ status, sold, reserved, preorder }: Vehicle): ItemAvailability {
  if (sold || status === 'sold') return 'https://schema.org/SoldOut';
  if (reserved) return 'https://schema.org/Reserved';
  return preorder || status === 'coming_soon' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

type SellerSite = Pick<PublicSite, 'name' | 'origin' | 'dealerships' | 'locations' | 'country' | 'currency'>;

function seller(vehicle: Vehicle, site: SellerSite): AutoDealer {
  const dealership = site.dealerships.find(({ id }) => id === vehicle.dealership_id);
  const address = site.locations.find(({ id }) => id === vehicle.location_id)?.address;
  return {
    '@type': 'AutoDealer',
    name: vehicle.dealership_name ?? dealership?.name ?? site.name,
    url: site.origin,
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        ...(stateWords(address.state) && { addressRegion: address.state }),
        postalCode: address.postcode,
        addressCountry: site.country,
      },
    }),
  };
}

/**
 * A vehicle as schema.org data. Contains no phone number: those are revealed on request only.
 * @param url absolute address of the vehicle's page
 * @param pictureAddress absolute address of one of its pictures
 */
export function carJsonLd(
  vehicle: Vehicle,
  site: SellerSite & PriceSite,
  url: string,
  pictureAddress: (url: string) => string,
): WithContext<Car> {
  const offer: Offer = {
    '@type': 'Offer',
    url,
    availability: availability(vehicle),
    itemCondition: conditions[vehicle.car_type],
    seller: seller(vehicle, site),
  };
  const { sale, rent } = offerPrices(displayPrice(vehicle, site), site.currency);
  // A vehicle without a price, or with a weekly rent only, is still for sale.
  const offers: Offer[] = [{ ...offer, ...sale }, ...(rent ? [{ ...offer, ...rent }] : [])];
  const optional = <T>(name: string, value: T | null | undefined) =>
    value === null || value === undefined ? {} : { [name]: value };
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicle.name,
    url,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    image: vehicle.images.map((image) => pictureAddress(image.url)),
    itemCondition: conditions[vehicle.car_type],
    offers: offers.length === 1 ? offers[0] : offers,
    ...optional('sku', vehicle.stocknum),
    ...optional('vehicleConfiguration', vehicle.badge),
    ...optional('vehicleModelDate', vehicle.year?.toString()),
    ...optional('bodyType', vehicle.simple_body),
    ...optional('color', vehicle.colour),
    ...optional('vehicleInteriorColor', vehicle.interior_colour),
    ...optional('fuelType', vehicle.simple_fuel),
    ...optional('vehicleTransmission', vehicle.simple_transmission),
    ...optional('vehicleIdentificationNumber', vehicle.vin),
    ...optional('numberOfDoors', vehicle.doors),
    ...optional('vehicleSeatingCapacity', vehicle.seats),
    ...(vehicle.km !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    }),
  };
}
