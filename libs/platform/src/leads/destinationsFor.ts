import type { Lead, LeadDestination, Site } from '@forecourt/domain';

type Routed = Pick<Lead, 'category' | 'car_dealership_id' | 'location_id' | 'fields'>;

/** Dealership of a lead: that of its vehicle, the one it names, that of its location, or the site's first. */
export function dealershipOf(lead: Routed, site: Site): string | null {
  return (
    lead.car_dealership_id ??
    site.dealerships.find(({ slug }) => slug === lead.fields['dealership_slug'])?.id ??
    site.locations.find(({ id }) => id === lead.location_id)?.dealership_id ??
    site.dealerships[0]?.id ??
    null
  );
}

/**
 * Destinations of a lead, by its dealership and category. Where none of the dealership's destinations is for the
 * category, it goes to all of them, so that no lead is lost. Empty only where the dealership has no destination at all.
 */
export function destinationsFor(site: Site, lead: Routed): LeadDestination[] {
  const dealership = dealershipOf(lead, site);
  const ofDealership = site.leadDestinations.filter(
    ({ dealershipIds }) => dealershipIds.length === 0 || (dealership !== null && dealershipIds.includes(dealership)),
  );
  const taking = ofDealership.filter(({ categories }) => categories.length === 0 || categories.includes(lead.category));
  return taking.length > 0 ? taking : ofDealership;
}
