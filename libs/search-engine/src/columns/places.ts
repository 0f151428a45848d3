import { distanceKm, type Position } from '@forecourt/domain/search';
import type { AroundPlace, GeoQuery, PrecisionStep } from '../params/geoParams.ts';
import { nthLargest } from '../lists/nthLargest.ts';
import type { ValueColumn } from './ValueColumn.ts';

/** An automatic radius reaches as many records as this. */
const nearEnough = 1_000;

/**
 * What it takes to decide whether a car stands where a query asks, in looks at one attribute of it. Each corner of an
 * area is compared with every place, of which there are far fewer than cars.
 */
export const geoEffort = (geo: GeoQuery): number =>
  4 + (geo.kind === 'inside' ? Math.ceil(geo.areas.flat().length / 10) : 0);

/** `_geoloc` of a record, one or several, as values of a column: rows of one yard share theirs. */
export function placesOf(geoloc: unknown): string[] {
  const list: unknown[] = Array.isArray(geoloc) ? geoloc : [geoloc];
  return list.flatMap((one) => {
    const { lat, lng } = Object(one) as { lat?: unknown; lng?: unknown };
    const isPlace = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    return isPlace ? [`${lat},${lng}`] : [];
  });
}

function positionOf(place: string): Position {
  const comma = place.indexOf(',');
  return { lat: Number(place.slice(0, comma)), long: Number(place.slice(comma + 1)) };
}

/** Whether a point lies in a polygon: a line from it to the east crosses its edge an odd number of times. */
function isInside({ lat, long }: Position, corners: readonly Position[]): boolean {
  let inside = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const crossing = ((before.long - corner.long) * (lat - corner.lat)) / (before.lat - corner.lat) + corner.long;
      if (long < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

const between = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

function isInBox({ lat, long }: Position, [one, other]: readonly Position[]): boolean {
  return Boolean(one && other) && between(lat, one!.lat, other!.lat) && between(long, one!.long, other!.long);
}

/** The step of precision that a distance counts as, in metres. */
function rounded(metres: number, steps: readonly PrecisionStep[]): number {
  const step = steps.findLast(({ from }) => from <= metres);
  if (!step) return metres;
  return step.from + Math.floor((metres - step.from) / step.value) * step.value;
}

/** Which places a query reaches, by the codes of the column. */
export interface PlaceMatch {
  marked: Uint8Array;
  /** Metres from the point asked for; null where areas were asked for. */
  distances: Float64Array | null;
  /** In metres, where it was automatic. */
  automaticRadius: number | null;
}

function automaticRadius(
  column: ValueColumn,
  rows: Int32Array,
  distances: Float64Array,
  { minRadius }: AroundPlace,
): number {
  const nearness = Float64Array.from(rows, (row) => -distances[column.leastOf(row, distances)]!);
  const placed = nearness.filter((one) => one > -Infinity);
  if (placed.length === 0) return minRadius;
  return Math.max(minRadius, Math.ceil(-nthLargest(placed, placed.length, Math.min(nearEnough, placed.length))));
}

/** @param rows those among which an automatic radius reaches */
export function matchPlaces(column: ValueColumn, geo: GeoQuery, rows: Int32Array): PlaceMatch {
  const { values } = column.dictionary;
  const marked = new Uint8Array(values.length);
  if (geo.kind === 'inside') {
    const holds = geo.areBoxes ? isInBox : isInside;
    values.forEach((value, code) => {
      const isPlace = value !== '';
      if (isPlace && geo.areas.some((area) => holds(positionOf(String(value)), area))) marked[code] = 1;
    });
    return { marked, distances: null, automaticRadius: null };
  }
  const distances = Float64Array.from(values, (value) =>
    value === '' ? Infinity : Math.round(distanceKm(geo.center, positionOf(String(value))) * 1_000),
  );
  const isAutomatic = geo.radius === 'auto';
  const radius = isAutomatic ? automaticRadius(column, rows, distances, geo) : geo.radius;
  const most = radius === 'all' ? Number.MAX_VALUE : Number(radius);
  distances.forEach((distance, code) => (marked[code] = distance <= most ? 1 : 0));
  return { marked, distances, automaticRadius: isAutomatic ? most : null };
}

/** A row's nearest place within a match. */
export function nearestPlace(column: ValueColumn, row: number, distances: Float64Array) {
  const code = column.leastOf(row, distances);
  const { lat, long: lng } = positionOf(column.dictionary.text(code));
  return { lat, lng, distance: distances[code] ?? 0 };
}

/** By code, what ranks: the nearest first, and equals within the precision. */
export function nearness(distances: Float64Array, { precision }: AroundPlace): Float64Array {
  return distances.map((distance) => (distance === Infinity ? -Infinity : -rounded(distance, precision)));
}
