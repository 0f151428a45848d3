import {
  displayPrice,
  grouped,
  isInStock,
  type PriceSite,
  type PublicSite,
  priceText,
  type Vehicle,
  wholePriceText,
  townWords,
} from '@forecourt/domain';

import { priceMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';

/** What a link to a vehicle is said with. */
type LinkSite = PriceSite & Pick<PublicSite, 'messages'>;

/** Price in a link to a vehicle; null if there is none to show, or it is sold. */
function priceOf(vehicle: Vehicle, site: LinkSite): string | null {
  const price = displayPrice(vehicle, site);
  return isInStock(vehicle) && price.kind !== 'words' ? wholePriceText(price, wordsOf(priceMessages, site)) : null;
}

const named = { new: 'title.newVehicle', used: 'title.usedVehicle', demo: 'title.demoVehicle' } as const;

/** One sentence for search engines and shared links. @example 'Used 2023 Toyota RAV4 GXL, 31,250 km, automatic, $42,990 Drive Away in Fremantle WA.' */
export function carDescription(vehicle: Vehicle, site: LinkSite): string {
  const say = wordsOf(titleMessages, site);
  const facts = [
    say(named[vehicle.car_type], { name: vehicle.name }),
    vehicle.km === null ? null : say('title.kilometres', { km: grouped(vehicle.km) }),
    vehicle.simple_transmission?.toLowerCase() ?? null,
    priceOf(vehicle, site),
  ].filter((fact) => fact !== null);
  const place = townWords(vehicle);
  const words = { facts: facts.join(', ') };
  return place ? say('title.vehicleTextIn', { ...words, place }) : say('title.vehicleText', words);
}

/** Price on a vehicle's shared picture. */
export function sharedPrice(vehicle: Vehicle, site: LinkSite): string {
  if (!isInStock(vehicle)) return wordsOf(titleMessages, site)('title.sold');
  return priceText(displayPrice(vehicle, site), wordsOf(priceMessages, site));
}

/** Description of a vehicle's shared picture. @example '2023 Toyota RAV4 GXL, $299 per week' */
export function sharedPictureWords(title: string, vehicle: Vehicle, site: LinkSite): string {
  return wordsOf(titleMessages, site)('title.sharedPicture', { title, price: sharedPrice(vehicle, site) });
}
