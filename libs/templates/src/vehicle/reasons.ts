import type { PublicSite, Vehicle } from '@forecourt/domain';
import { countOf, joinedSummary } from '@forecourt/content/model';
import { isCertified } from '@forecourt/vehicle/model';

/** Benefits of the manufacturer's programme for certified used vehicles. */
export const certifiedPoints: readonly string[] = [
  'Extra one-year warranty',
  '90-point inspection by our technicians',
  '12 months roadside assistance',
];

/** Whether the page mentions the certified programme. */
export function showsCertified(vehicle: Vehicle, { flags }: Pick<PublicSite, 'flags'>): boolean {
  return vehicle.car_type === 'used' && isCertified(vehicle, flags.certifiedBadge);
}

/**
 * Reasons to buy from this dealer, from the site's data; empty where the site disables them. Promises for used vehicles
 * are among the inclusions of such a vehicle.
 */
export function reasons(site: PublicSite, vehicle: Pick<Vehicle, 'car_type'>): string[] {
  if (!site.flags.whyBuyFromUs) return [];
  const summary = joinedSummary(site.locations.map(({ reviews }) => reviews));
  const workshop = site.locations.find(({ visible, location_type }) => visible && location_type === 'service');
  const facts = [
    summary && `Rated ${summary.average_rating.toFixed(1)} out of 5 in ${countOf(summary.count, 'review', 'reviews')}`,
    workshop && `Our own workshop in ${workshop.address.city}`,
    site.licenceNumbers[0] && `Licensed dealer ${site.licenceNumbers[0]}`,
  ];
  const known = facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  return vehicle.car_type === 'used' ? known : [...site.guarantees, ...known];
}

/** Protections for a purchase, where the site sells them. */
export const protectionPoints: readonly string[] = [
  'Paint and interior protection',
  'Extended warranty',
  'Window tint',
  'Finance and purchase-price insurance',
];
