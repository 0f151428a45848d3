import {
  displayPrice,
  grouped,
  isInStock,
  type PriceSite,
  priceText,
  type Vehicle,
  wholePriceText,
} from '@forecourt/domain';

/** Price in a link to a vehicle; null if there is none to show, or it is sold. */
function priceOf(vehicle: Vehicle, site: PriceSite): string | null {
  const price = displayPrice(vehicle, site);
  return isInStock(vehicle) && price.kind !== 'words' ? wholePriceText(price) : null;
}

/** One sentence for search engines and shared links. @example 'Used 2023 Toyota RAV4 GXL, 31,250 km, automatic, $42,990 Drive Away in Fremantle WA.' */
export function carDescription(vehicle: Vehicle, site: PriceSite): string {
  const condition = { new: 'New', used: 'Used', demo: 'Demo' }[vehicle.car_type];
  const facts = [
    `${condition} ${vehicle.name}`,
    vehicle.km === null ? null : `${grouped(vehicle.km)} km`,
    vehicle.simple_transmission?.toLowerCase() ?? null,
    priceOf(vehicle, site),
  ].filter((fact) => fact !== null);
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(' ');
  return `${facts.join(', ')}${place ? ` in ${place}` : ''}.`;
}

/** Description of a vehicle's shared picture. @example '2023 Toyota RAV4 GXL, $299 per week' */
export function sharedPictureWords(title: string, vehicle: Vehicle, site: PriceSite): string {
  return `${title}, ${isInStock(vehicle) ? priceText(displayPrice(vehicle, site)) : 'Sold'}`;
}
