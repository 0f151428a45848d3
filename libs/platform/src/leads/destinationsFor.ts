import type { Lead, LeadDestination, Site } from '@forecourt/domain';

type Routed = Pick<Lead, 'category' | 'car_dealership_id' | 'location_id' | 'fields'>;

/** Dealership that a lead is for: its vehicle's, the one it names, its location's, or the site's first. */
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
 * Destinations that take a lead, by its dealership and its category. Where none of the dealership's destinations takes
 * the category, all of them do: better one lead too many in a system than one that nobody reads. Empty only where the
 * dealership has no destination at all.
 */
export function destinationsFor(site: Site, lead: Routed): LeadDestination[] {
  const dealership = dealershipOf(lead, site);
  const ofDealership = site.leadDestinations.filter(
    ({ dealershipIds }) => dealershipIds.length === 0 || (dealership !== null && dealershipIds.includes(dealership)),
  );
  const taking = ofDealership.filter(({ categories }) => categories.length === 0 || categories.includes(lead.category));
  return taking.length > 0 ? taking : ofDealership;
}
