import type { PublicSite, Vehicle } from '@forecourt/domain';
import { conditionText, kilometres } from './facts.ts';
import { displayPrice } from './price.ts';
import { titleLines } from './title.ts';

/** What a picture for social sites says of a vehicle. */
export interface ShareCard {
  title: string;
  detail: string;
  /** Null once sold: what it cost is nobody's business then. */
  price: string | null;
  /** At most four short ones. */
  facts: string[];
  /** Address as the vehicle has it; null without a picture. */
  picture: string | null;
  dealer: string;
}

export function shareCard(vehicle: Vehicle, site: Pick<PublicSite, 'name' | 'flags' | 'texts'>): ShareCard {
  const { main, detail } = titleLines(vehicle);
  const gone = vehicle.sold || vehicle.status === 'sold';
  const price = displayPrice(vehicle, {
    offersSubscriptions: site.flags.subscriptions,
    noPriceText: site.texts.noPrice,
  });
  const facts = [
    gone ? 'Sold' : vehicle.reserved ? 'Reserved' : conditionText(vehicle.car_type),
    vehicle.km === null ? null : kilometres(vehicle.km),
    vehicle.simple_transmission,
    vehicle.simple_fuel,
  ];
  return {
    title: main,
    detail,
    price: gone ? null : [price.text, price.priceType].filter(Boolean).join(' '),
    facts: facts.filter((fact) => fact !== null),
    picture: vehicle.primary_image_url ?? vehicle.images[0]?.url ?? null,
    dealer: vehicle.dealership_name ?? site.name,
  };
}
