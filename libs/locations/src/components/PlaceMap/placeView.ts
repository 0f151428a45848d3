import { countryOf, distanceKm, type CountryCode, type Jurisdiction, type Position } from '@forecourt/domain';
import { borders, coasts } from '../../model/mapOutline.ts';
import { clipRing, linePath, ringPath, tenth, type Box, type Point } from './clippedPath.ts';
import { placeLabels, type Label } from './placeLabels.ts';
import { capitals, citiesOf, towns, type Town } from './towns.ts';

/** Size of the drawing in its own units. */
export const viewSize = { width: 400, height: 300 } as const;

export interface PlaceView {
  land: string;
  borders: string;
  /** Null where the position on record is not in the country: a wrong pin is worse than none. */
  pin: Point | null;
  labels: Label[];
  /** Length of the scale bar. */
  scale: { km: number; units: number };
  /** Nearest capital, where it is another place and not a day's drive away. */
  nearest: { name: string; km: number } | null;
}

const frame: Box = { left: -20, top: -20, right: viewSize.width + 20, bottom: viewSize.height + 20 };
const kmPerDegree = 111.2;
const dayKm = 500;
/** Minimum and maximum height of the map in degrees of latitude: a region of a state, and half the country. */
const [closest, farthest] = [4.2, 20];
const enoughTowns = 2;

const bounds: Readonly<Record<CountryCode, { north: number; south: number; west: number; east: number }>> = {
  AU: { north: -9, south: -44.5, west: 112, east: 154.5 },
  NZ: { north: -33.9, south: -47.5, west: 166, east: 179 },
};

function isInCountry({ lat, long }: Position, country: CountryCode): boolean {
  const { north, south, west, east } = bounds[country];
  return lat < north && lat > south && long > west && long < east;
}

function projection(centre: Position, degrees: number): (place: Position) => Point {
  const units = viewSize.height / degrees;
  const squeeze = Math.cos((centre.lat * Math.PI) / 180);
  return ({ lat, long }) => ({
    x: tenth(viewSize.width / 2 + (long - centre.long) * squeeze * units),
    y: tenth(viewSize.height / 2 + (centre.lat - lat) * units),
  });
}

/** Visible towns: well inside the drawing, and not under the pin. */
function seen(project: (place: Position) => Point, pin: Point | null): Town[] {
  return towns.filter((town) => {
    const { x, y } = project(town);
    const isInside = x > 24 && x < viewSize.width - 24 && y > 16 && y < viewSize.height - 16;
    return isInside && (pin === null || Math.hypot(x - pin.x, y - pin.y) > 24);
  });
}

/** Zooms out until enough towns are visible to orient by. */
function chooseDegrees(centre: Position): number {
  let degrees = closest;
  const middle = { x: viewSize.width / 2, y: viewSize.height / 2 };
  while (degrees < farthest && seen(projection(centre, degrees), middle).length < enoughTowns) degrees *= 1.2;
  return degrees;
}

function scaleFor(degrees: number): PlaceView['scale'] {
  const unitsPerKm = viewSize.height / (degrees * kmPerDegree);
  const km = [200, 100, 50].find((length) => length * unitsPerKm <= 90) ?? 50;
  return { km, units: Math.round(km * unitsPerKm) };
}

/**
 * Drawing of the region around a place: coast, borders and well-known towns.
 * @param name what the pin is labelled with, such as the suburb
 */
export function placeView(position: Position, name: string, state: Jurisdiction): PlaceView {
  const known = isInCountry(position, countryOf(state));
  const centre = known ? position : capitals[state];
  const degrees = chooseDegrees(centre);
  const project = projection(centre, degrees);
  const pin = known ? project(position) : null;
  const rings = coasts.map((coast) => clipRing(coast.map(project), frame));
  const [capital] = citiesOf(countryOf(state)).sort((a, b) => distanceKm(centre, a) - distanceKm(centre, b));
  const km = capital ? Math.round(distanceKm(centre, capital)) : 0;
  return {
    land: rings.map((ring) => ringPath(ring, frame)).join(''),
    borders: borders.map((line) => linePath(line.map(project))).join(''),
    pin,
    labels: placeLabels(
      pin ? { ...pin, name } : null,
      seen(project, pin).map((town) => ({ ...project(town), name: town.name, isCapital: town.isCapital })),
    ),
    scale: scaleFor(degrees),
    nearest: known && capital && km >= 5 && km <= dayKm ? { name: capital.name, km } : null,
  };
}
