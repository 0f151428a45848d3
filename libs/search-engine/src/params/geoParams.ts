import type { Position } from '@forecourt/domain/search';
import { Refusal } from '../Refusal.ts';
import { readFlag, readWhole, type WireParams } from './readParams.ts';

/** From a distance on, distances that differ by less than `value` count as one. In metres. */
export interface PrecisionStep {
  from: number;
  value: number;
}

export interface AroundPlace {
  kind: 'around';
  center: Position;
  /** In metres; `auto`: as far as the nearest thousand records stand. */
  radius: number | 'all' | 'auto';
  /** Least automatic radius in metres. */
  minRadius: number;
  precision: readonly PrecisionStep[];
}

/** Where the records of a query stand: around a point, or within one of some areas. */
export type GeoQuery = AroundPlace | { kind: 'inside'; areas: readonly (readonly Position[])[]; areBoxes: boolean };

const farthest = 40_075_000;
const maxNumbers = 20_000;

function readNumber(name: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Refusal(400, `${name}: expected numbers, latitude before longitude`);
}

function readNumbers(name: string, value: unknown): number[] {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  if (list.length > maxNumbers) throw new Refusal(400, `${name}: more than ${maxNumbers} numbers`);
  return list.map((one) => readNumber(name, one));
}

/** Pairs of numbers as positions. */
function positions(name: string, numbers: readonly number[]): Position[] {
  return Array.from({ length: numbers.length / 2 }, (_, place) => {
    const [lat = 0, long = 0] = numbers.slice(place * 2, place * 2 + 2);
    if (Math.abs(lat) > 90) throw new Refusal(400, `${name}: expected a latitude from -90 to 90 instead of ${lat}`);
    if (Math.abs(long) > 180) {
      throw new Refusal(400, `${name}: expected a longitude from -180 to 180 instead of ${long}`);
    }
    return { lat, long };
  });
}

/** One list of numbers, several, or a string with commas. */
function numberLists(name: string, value: unknown): number[][] {
  const isNested = Array.isArray(value) && value.some((one) => Array.isArray(one) || /,/.test(String(one)));
  return isNested ? value.map((one) => readNumbers(name, one)) : [readNumbers(name, value)];
}

function readBoxes(value: unknown): Position[][] {
  const name = 'insideBoundingBox';
  const lists = numberLists(name, value);
  if (lists.some(({ length }) => length === 0 || length % 4 !== 0)) {
    throw new Refusal(400, `${name}: expected four numbers for each box: two opposite corners`);
  }
  return lists.flatMap((numbers) =>
    Array.from({ length: numbers.length / 4 }, (_, box) => positions(name, numbers.slice(box * 4, box * 4 + 4))),
  );
}

function readPolygons(value: unknown): Position[][] {
  const name = 'insidePolygon';
  const lists = numberLists(name, value);
  if (lists.some(({ length }) => length < 6 || length % 2 !== 0)) {
    throw new Refusal(400, `${name}: expected at least three points, each a latitude and a longitude`);
  }
  return lists.map((numbers) => positions(name, numbers));
}

function readRadius(params: WireParams): AroundPlace['radius'] {
  const { aroundRadius } = params;
  if (aroundRadius === undefined || aroundRadius === null) return 'auto';
  return aroundRadius === 'all' ? 'all' : readWhole(params, 'aroundRadius', 1, 1, farthest);
}

function readPrecision(params: WireParams): PrecisionStep[] {
  const name = 'aroundPrecision';
  const value = params[name];
  if (!Array.isArray(value)) return [{ from: 0, value: readWhole(params, name, 1, 1, farthest) }];
  const steps = value.slice(0, 100).map((step: unknown) => {
    const { from, value: metres } = Object(step) as WireParams;
    return {
      from: readWhole({ [`${name}.from`]: from }, `${name}.from`, 0, 0, farthest),
      value: readWhole({ [`${name}.value`]: metres }, `${name}.value`, 1, 1, farthest),
    };
  });
  return steps.length > 0 ? steps.sort((one, other) => one.from - other.from) : [{ from: 0, value: 1 }];
}

/** Areas come before a point, and boxes before polygons, as at Algolia. @throws Refusal that names the parameter */
export function readGeo(params: WireParams): GeoQuery | null {
  const isSet = (name: string): boolean => ![undefined, null, ''].includes(params[name] as undefined);
  if (readFlag(params, 'aroundLatLngViaIP', false)) {
    throw new Refusal(400, 'aroundLatLngViaIP: not supported: nobody is located by address; send aroundLatLng');
  }
  if (isSet('insideBoundingBox')) {
    return { kind: 'inside', areas: readBoxes(params.insideBoundingBox), areBoxes: true };
  }
  if (isSet('insidePolygon')) return { kind: 'inside', areas: readPolygons(params.insidePolygon), areBoxes: false };
  const [radius, precision] = [readRadius(params), readPrecision(params)];
  const minRadius = readWhole(params, 'minimumAroundRadius', 1, 1, farthest);
  if (!isSet('aroundLatLng')) return null;
  const numbers = typeof params.aroundLatLng === 'string' ? readNumbers('aroundLatLng', params.aroundLatLng) : [];
  const [center, another] = numbers.length % 2 === 0 ? positions('aroundLatLng', numbers) : [];
  if (!center || another) throw new Refusal(400, 'aroundLatLng: expected a latitude and a longitude with a comma');
  return { kind: 'around', center, radius, minRadius, precision };
}
