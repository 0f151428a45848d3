import { distanceKm, type Location } from '@forecourt/domain';
import { selectLocations } from './selectLocations.ts';

/** Kinds of work that visitors look for, in the order in which they are offered. */
export const departments = ['sales', 'service', 'parts', 'car-buying'] as const;
export type Department = (typeof departments)[number];

export const departmentNames: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'car-buying': 'Car buying',
};

/** A place without a type is a showroom. */
export const departmentOf = ({ location_type: type }: Pick<Location, 'location_type'>): Department =>
  type === '' ? 'sales' : type;

/** Kinds of work that these places are divided into: a list of one kind needs no choice. */
export function departmentChoices(locations: readonly Location[]): Department[] {
  const known = new Set(selectLocations('all', locations).map(departmentOf));
  return known.size > 1 ? departments.filter((one) => known.has(one)) : [];
}

/** Makes that are looked after at some places and not at others, in alphabetical order. */
export function makeChoices(locations: readonly Location[]): string[] {
  const visible = selectLocations('all', locations);
  const all = [...new Set(visible.flatMap(({ manufacturers }) => manufacturers))];
  const divides = (make: string) => visible.some(({ manufacturers }) => !manufacturers.includes(make));
  return all.filter(divides).sort((one, other) => one.localeCompare(other));
}

export interface PlaceFilter {
  department: Department | null;
  make: string | null;
}

/** Visible places of a kind of work that look after a make. */
export function filterPlaces(locations: readonly Location[], { department, make }: PlaceFilter): Location[] {
  return selectLocations('all', locations).filter(
    (one) =>
      (department === null || departmentOf(one) === department) && (make === null || one.manufacturers.includes(make)),
  );
}

/** Maximum distance in kilometres between a location and a department that counts as its own. */
const ownWithinKm = 10;

/** A place and the other departments of its dealership round the corner: the nearest of each kind. */
export function departmentsAt(place: Location, locations: readonly Location[]): Location[] {
  const km = ({ address }: Location) => distanceKm(place.address, address);
  const near = selectLocations('all', locations)
    .filter(({ id, dealership_id }) => id !== place.id && dealership_id === place.dealership_id)
    .filter((one) => km(one) <= ownWithinKm)
    .sort((one, other) => km(one) - km(other));
  const others = departments
    .filter((kind) => kind !== departmentOf(place))
    .flatMap((kind) => near.find((one) => departmentOf(one) === kind) ?? []);
  return [place, ...others];
}
