import { departments, departmentsOf, distanceKm, type Department, type Location } from '@forecourt/domain';
import type { hoursMessages } from '@forecourt/domain/messages';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';
import { selectLocations } from './selectLocations.ts';

const names = {
  sales: 'hours.sales',
  service: 'hours.service',
  parts: 'hours.parts',
  'car-buying': 'hours.carBuying',
} as const satisfies Record<Department, keyof typeof hoursMessages>;

/** What a site calls a department. */
export const departmentName = (department: Department, { say }: Pick<HoursSpeech, 'say'> = plainSpeech): string =>
  say(names[department]);

/** Departments that these locations can be filtered by; empty if there is only one. */
export function departmentChoices(locations: readonly Location[]): Department[] {
  const known = new Set(selectLocations('all', locations).flatMap(departmentsOf));
  return known.size > 1 ? departments.filter((one) => known.has(one)) : [];
}

/** Makes served at some locations and not at others, in alphabetical order. */
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

/** Visible locations of a department that serve a make. */
export function filterPlaces(locations: readonly Location[], { department, make }: PlaceFilter): Location[] {
  return selectLocations('all', locations).filter(
    (one) =>
      (department === null || departmentsOf(one).includes(department)) &&
      (make === null || one.manufacturers.includes(make)),
  );
}

/** Maximum distance in kilometres between a location and a department that counts as its own. */
const ownWithinKm = 10;

/** A location and the other departments of its dealership nearby: the nearest of each kind. */
export function departmentsAt(place: Location, locations: readonly Location[]): Location[] {
  const km = ({ address }: Location) => distanceKm(place.address, address);
  const near = selectLocations('all', locations)
    .filter(({ id, dealership_id }) => id !== place.id && dealership_id === place.dealership_id)
    .filter((one) => km(one) <= ownWithinKm)
    .sort((one, other) => km(one) - km(other));
  const others = departments
    .filter((kind) => !departmentsOf(place).includes(kind))
    .flatMap((kind) => near.find((one) => departmentsOf(one).includes(kind)) ?? []);
  return [...new Set([place, ...others])];
}
