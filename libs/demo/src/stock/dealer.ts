import type { ExampleLoan, Location, Site } from '@forecourt/domain';

/** A dealership with the yards its vehicles stand in. */
export interface Dealer {
  id: string;
  slug: string;
  name: string;
  manufacturers: readonly string[];
  template: string;
  /** What its site's repayments assume; null where the site does not say. */
  loan: ExampleLoan | null;
  /** Never empty. */
  yards: readonly Location[];
}

const isYard = (location: Location) => location.location_type === 'sales' || location.location_type === '';

/** Every dealership of the sites once, under the template of the site that is its own. */
export function dealersOf(sites: readonly Site[]): Dealer[] {
  const locations = new Map(sites.flatMap((site) => site.locations).map((location) => [location.id, location]));
  const owned = sites.map((site) => ({ site, first: site.dealerships[0]?.id }));
  const dealers = new Map<string, Dealer>();
  for (const site of sites) {
    for (const dealership of site.dealerships) {
      if (dealers.has(dealership.id)) continue;
      const own = owned.find(({ first }) => first === dealership.id)?.site ?? site;
      const all = [...locations.values()].filter((location) => location.dealership_id === dealership.id);
      const yards = all.filter(isYard);
      // A dealership without a place has nowhere to park a vehicle.
      if (yards.length === 0) continue;
      dealers.set(dealership.id, {
        id: dealership.id,
        slug: dealership.slug,
        name: dealership.name,
        manufacturers: dealership.manufacturers,
        template: own.template,
        loan: own.finance.example,
        yards,
      });
    }
  }
  return [...dealers.values()];
}
