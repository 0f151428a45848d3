import type { PublicSite, Vehicle } from '@forecourt/domain';
import { vehiclePageMessages, wordsOf } from '@forecourt/domain/messages';
import { joinedSummary } from '@forecourt/content/model';
import { isCertified } from '@forecourt/vehicle/model';

/** Benefits of the manufacturer's programme for certified used vehicles. */
export function certifiedPoints(site: PublicSite): string[] {
  const say = wordsOf(vehiclePageMessages, site);
  return [say('vehiclePage.extraWarranty'), say('vehiclePage.inspection'), say('vehiclePage.roadsideAssistance')];
}

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
  const say = wordsOf(vehiclePageMessages, site);
  const facts = [
    summary && say('vehiclePage.rated', { rating: summary.average_rating.toFixed(1), count: summary.count }),
    workshop && say('vehiclePage.ownWorkshop', { city: workshop.address.city }),
    site.licenceNumbers[0] && say('vehiclePage.licensedDealer', { number: site.licenceNumbers[0] }),
  ];
  const known = facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  return vehicle.car_type === 'used' ? known : [...site.guarantees, ...known];
}

/** Protections for a purchase, where the site sells them. */
export function protectionPoints(site: PublicSite): string[] {
  const say = wordsOf(vehiclePageMessages, site);
  return [
    say('vehiclePage.paintProtection'),
    say('vehiclePage.extendedWarranty'),
    say('vehiclePage.windowTint'),
    say('vehiclePage.insurance'),
  ];
}
