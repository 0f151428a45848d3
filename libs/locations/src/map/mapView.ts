import { countryOf, distanceKm, type CountryCode, type Jurisdiction, type Position } from '@forecourt/domain';
import { borders, coasts } from './mapOutline.ts';
import { roads } from './roads.ts';
import { clipRing, linePath, ringPath, tenth, type Box, type Point } from './clippedPath.ts';
import { mapLabels, type Label } from './mapLabels.ts';
import { capitals, citiesOf, towns, type Town } from './towns.ts';

/** Size of the drawing in its own units. */
export const viewSize = { width: 400, height: 300 } as const;

export interface MapView {
  land: string;
  borders: string;
  roads: string;
  /** One for each place; none where the position on record is not in the country: a wrong pin is worse than none. */
  pins: Point[];
  labels: Label[];
  /** Length of the scale bar. */
  scale: { km: number; units: number };
  /** Nearest capital of a single place, where it is another place and not a day's drive away. */
  nearest: { name: string; km: number } | null;
}

/** A place to mark. */
export interface MarkedPlace extends Position {
  /** What its pin is labelled with, such as the suburb. */
  name: string;
}

const frame: Box = { left: -20, top: -20, right: viewSize.width + 20, bottom: viewSize.height + 20 };
const kmPerDegree = 111.2;
const dayKm = 500;
/** Minimum and maximum height of the map in degrees of latitude: a place with its neighbours, and half the country. */
const [closest, farthest] = [0.3, 34];
/** Maps up to this height show suburbs and the numbers of roads. */
const regional = 1.2;
const enoughTowns = 3;
/** Share of the map that the places take at most. */
const filled = 0.7;

const bounds: Readonly<Record<CountryCode, { north: number; south: number; west: number; east: number }>> = {
  AU: { north: -9, south: -44.5, west: 112, east: 154.5 },
  NZ: { north: -33.9, south: -47.5, west: 166, east: 179 },
};

function isInCountry({ lat, long }: Position, country: CountryCode): boolean {
  const { north, south, west, east } = bounds[country];
  return lat < north && lat > south && long > west && long < east;
}

const squeezeAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);

function projection(centre: Position, degrees: number): (place: Position) => Point {
  const units = viewSize.height / degrees;
  const squeeze = squeezeAt(centre.lat);
  return ({ lat, long }) => ({
    x: tenth(viewSize.width / 2 + (long - centre.long) * squeeze * units),
    y: tenth(viewSize.height / 2 + (centre.lat - lat) * units),
  });
}

const isInside = ({ x, y }: Point): boolean => x > 24 && x < viewSize.width - 24 && y > 16 && y < viewSize.height - 16;

/** Visible towns: well inside the drawing, and not under a pin. */
function seen(project: (place: Position) => Point, pins: readonly Point[], degrees: number): (Town & Point)[] {
  return towns.flatMap((town) => {
    if (town.rank === 'suburb' && degrees > regional) return [];
    const point = project(town);
    const isFree = pins.every(({ x, y }) => Math.hypot(point.x - x, point.y - y) > 24);
    return isInside(point) && isFree ? [{ ...town, ...point, name: town.name.replace(/ (?:NSW|NZ)$/, '') }] : [];
  });
}

/** Height that shows all places, and enough towns to find them by. */
function chooseDegrees(centre: Position, places: readonly Position[]): number {
  const spans = places.map(({ lat, long }) => [
    Math.abs(lat - centre.lat) * 2,
    (Math.abs(long - centre.long) * 2 * squeezeAt(centre.lat) * viewSize.height) / viewSize.width,
  ]);
  let degrees = Math.max(closest, ...spans.flat().map((span) => span / filled));
  const middle = { x: viewSize.width / 2, y: viewSize.height / 2 };
  while (degrees < farthest && seen(projection(centre, degrees), [middle], degrees).length < enoughTowns)
    degrees *= 1.2;
  return degrees;
}

function scaleFor(degrees: number): MapView['scale'] {
  const unitsPerKm = viewSize.height / (degrees * kmPerDegree);
  const km = [500, 200, 100, 50, 20, 10].find((length) => length * unitsPerKm <= 90) ?? 5;
  return { km, units: Math.round(km * unitsPerKm) };
}

/** Whether a line has a part in the frame, or around it. */
const crosses = (points: readonly Point[]): boolean =>
  points.slice(1).some((to, index) => {
    const from = points[index] ?? to;
    return (
      Math.max(from.x, to.x) > frame.left &&
      Math.min(from.x, to.x) < frame.right &&
      Math.max(from.y, to.y) > frame.top &&
      Math.min(from.y, to.y) < frame.bottom
    );
  });

/** Where the number of a road stands: in the middle of its longest straight in sight. */
function roadLabel(course: readonly Point[]): Point | null {
  const straights = course.slice(1).map((to, index) => {
    const from = course[index] ?? to;
    const middle = { x: tenth((from.x + to.x) / 2), y: tenth((from.y + to.y) / 2) };
    return { middle, length: isInside(middle) ? Math.hypot(to.x - from.x, to.y - from.y) : 0 };
  });
  const [longest] = straights.sort((one, other) => other.length - one.length);
  return longest && longest.length > 30 ? longest.middle : null;
}

/** Where most of the places are that are in the country; null where none is. */
function middleOf(places: readonly Position[]): Position | null {
  if (places.length === 0) return null;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(places.map(({ lat }) => lat)), long: middle(places.map(({ long }) => long)) };
}

/** Drawing of the region around places: coast, borders, main roads and towns. */
export function mapView(marked: readonly MarkedPlace[], state: Jurisdiction): MapView {
  const country = countryOf(state);
  const places = marked.filter((place) => isInCountry(place, country));
  const centre = middleOf(places) ?? capitals[state];
  const degrees = chooseDegrees(centre, places);
  const project = projection(centre, degrees);
  const pins = places.map((place) => ({ ...project(place), name: place.name }));
  const rings = coasts.map((coast) => clipRing(coast.map(project), frame));
  const courses = roads
    .map(({ name, course }) => ({ name, points: course.map(project) }))
    .filter(({ points }) => crosses(points));
  const numbers = courses.flatMap(({ name, points }) => {
    const point = degrees <= regional && name !== '' ? roadLabel(points) : null;
    return point ? [{ ...point, name, rank: 'road' as const }] : [];
  });
  const [capital] = citiesOf(country).sort((a, b) => distanceKm(centre, a) - distanceKm(centre, b));
  const km = capital ? Math.round(distanceKm(centre, capital)) : 0;
  const isFar = places.length === 1 && km >= 5 && km <= dayKm;
  return {
    land: rings.map((ring) => ringPath(ring, frame)).join(''),
    // Near by, a border of straight lines would be wrong by a town.
    borders: degrees > regional ? borders.map((line) => linePath(line.map(project))).join('') : '',
    roads: courses.map(({ points }) => linePath(points)).join(''),
    pins: pins.map(({ x, y }) => ({ x, y })),
    labels: mapLabels(pins, [...seen(project, pins, degrees), ...numbers]),
    scale: scaleFor(degrees),
    nearest: capital && isFar ? { name: capital.name, km } : null,
  };
}
