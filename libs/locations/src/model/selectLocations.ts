import { departmentsOf, type Department, type Location } from '@forecourt/domain';

export const locationBlocks = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const;
/** Which locations a block of a page shows: a kind, or the id of one location. */
export type LocationBlock = (typeof locationBlocks)[number] | (string & {});

const departmentsIn: Readonly<Record<string, readonly Department[]>> = {
  sales: ['sales'],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
};

/** Locations of a block, hidden ones left out. An unknown id gives none. */
export function selectLocations(block: LocationBlock, locations: readonly Location[]): Location[] {
  const visible = locations.filter((location) => location.visible);
  if (block === 'all') return visible;
  if (block === 'primary') {
    const primary = visible.filter((location) => location.primary);
    return primary.length ? primary : visible.slice(0, 1);
  }
  const requested = Object.hasOwn(departmentsIn, block) ? departmentsIn[block] : undefined;
  return visible.filter((location) =>
    requested ? departmentsOf(location).some((one) => requested.includes(one)) : location.id === block,
  );
}

/**
 * Locations at which a vehicle can be seen: its own, and those that location delivers to.
 * @param home id and distribution_locations of the vehicle's location
 */
export function viewingLocations(
  home: Pick<Location, 'id' | 'distribution_locations'>,
  locations: readonly Location[],
): Location[] {
  const ids = new Set([home.id, ...home.distribution_locations]);
  return locations.filter((location) => location.visible && ids.has(location.id));
}
