import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import type { IndexRecord } from '../columns/columns.ts';
import { SearchEngine } from '../engine/SearchEngine.ts';

/** A car of which only what is given can be found. */
export function namedCar(id: string, car: Partial<Vehicle> & { make: string; model: string }): IndexRecord {
  const name = `2023 ${car.make} ${car.model}`;
  const plain = {
    series: null,
    badge: null,
    colour: null,
    simple_body: null,
    drive: null,
    fuel: null,
    standardEquipment: [],
    city: null,
  };
  const vehicle = vehicleSchema.parse({ ...sampleVehicle, ...plain, name, ...car, id, slug: id, stocknum: null });
  return toSearchRecord(vehicle) as unknown as IndexRecord;
}

export interface NamedAnswer {
  hits: {
    objectID: string;
    _highlightResult: Record<string, { value: string; matchLevel: string; matchedWords: string[] }>;
    [attribute: string]: unknown;
  }[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}

export const sampleBoundary = { dealershipIds: ['dealer-1'], filters: '' };

/** An engine in memory that knows some cars, and how to ask it. */
export function engineOf(cars: readonly IndexRecord[]) {
  const engine = new SearchEngine(':memory:');
  engine.upsert(cars);
  const ask = (query: string, params: object = {}, index: string = primaryIndex): NamedAnswer =>
    engine.query([{ index, facet: null, params: { query, ...params } }], sampleBoundary)[0] as NamedAnswer;
  const found = (query: string, params: object = {}, index: string = primaryIndex): string[] =>
    ask(query, params, index).hits.map(({ objectID }) => objectID);
  return { engine, ask, found };
}
