import type { Vehicle } from '@forecourt/domain';
import { primaryIndex, sortIndexes } from '@forecourt/search/model';
import fc from 'fast-check';

export interface StrangeRequest {
  method: 'GET' | 'POST';
  path: string;
  body: unknown;
}

/** Fragments of filters, joined at random: most are invalid, some try to widen what a site shows. */
const piece = fc.constantFrom(
  ...[' OR ', ' AND ', 'NOT ', '(', ')', '"', '\\', '-', ':', ' TO ', "'"],
  ...['dealership_id:dealer-b', 'dealership_id:"DEALER-A"', 'dealership_id:dealer-c', 'NOT dealership_id:dealer-a'],
  ...['dealership_key:6465616c65722d63', 'dealership_key:d6465616c65722d63', 'sold:true', 'sold:false'],
  ...['show_on_dealer_website:false', 'sold_date_timestamp >= 0', 'price >= 0', 'price:0 TO 999999999'],
  ...['_tags:x', 'objectID:car-71-1', 'objectID:car-71-2', 'make:Toyota', 'make:Kia', ') OR (price >= 0'],
);
const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
const list = fc.oneof(text, fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 3 }));

/** Refused by name: a request that carries one looks for nothing. */
const seldom = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const params = {
  query: fc.oneof(text, fc.constantFrom('', 'dealer', 'colour', 'scope : dealer', 'toyota')),
  filters: text,
  facetFilters: list,
  numericFilters: list,
  tagFilters: list,
  optionalFilters: seldom(list),
  facets: fc.constantFrom('*', ['make', 'dealership_id'], 'dealership_id', ['dealership_key', 'objectID']),
  attributesToRetrieve: fc.constantFrom(['*'], ['summary'], ['dealership_key']),
  boundary: seldom(fc.constant({ dealershipIds: ['dealer-c'], filters: '' })),
  dealershipIds: seldom(fc.constant(['dealer-c'])),
  insideBoundingBox: seldom(fc.constant([-90, -180, 90, 180])),
  restrictIndices: fc.constant('*'),
  hitsPerPage: fc.constantFrom(1_000, 20, '1000'),
  page: fc.constantFrom(0, 1),
  params: fc.constantFrom('', 'filters=&hitsPerPage=1000', 'filters=dealership_id%3Adealer-c'),
  facetQuery: fc.constantFrom('', 'dealer', 'd'),
  maxFacetHits: fc.constant(100),
};

/** Forged cursors. */
const forgedCursor = fc
  .record({ after: fc.integer({ min: -5, max: 50 }), params: fc.record(params, { requiredKeys: [] }) })
  .map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'));

/** Any read of the protocol, sent by an attacker who tries to see more than the site shows. */
export function arbitraryRead(
  stock: readonly Vehicle[],
  /** Indexes beside the primary and its orders. */
  others: readonly string[] = [],
): fc.Arbitrary<StrangeRequest> {
  const index = fc.constantFrom(...sortIndexes.map(({ name }) => name), ...others);
  const facet = fc.constantFrom('make', 'dealership_id');
  const anyQuery = fc.record(
    { indexName: index, ...params, type: fc.constantFrom('default', 'facet'), facet },
    { requiredKeys: ['indexName'] },
  );
  const id = fc.constantFrom(...stock.map((vehicle) => vehicle.id), 'none');
  const post = (path: string, body: fc.Arbitrary<unknown>) =>
    body.map((given): StrangeRequest => ({ method: 'POST', path, body: given }));
  const get = (objectID: string): StrangeRequest => ({
    method: 'GET',
    path: `/1/indexes/${primaryIndex}/${objectID}`,
    body: {},
  });
  const queries = fc.array(anyQuery, { minLength: 1, maxLength: 3 }).map((requests) => ({ requests }));
  const objects = fc.array(fc.record({ indexName: index, objectID: id }), { maxLength: 8 });
  const one = fc.record(params, { requiredKeys: [] });
  return fc.oneof(
    { weight: 5, arbitrary: post('/1/indexes/*/queries', queries) },
    { weight: 1, arbitrary: index.chain((name) => post(`/1/indexes/${name}/query`, one)) },
    { weight: 1, arbitrary: index.chain((name) => post(`/1/indexes/${name}/facets/dealership_id/query`, one)) },
    {
      weight: 1,
      arbitrary: post(
        '/1/indexes/*/objects',
        objects.map((requests) => ({ requests })),
      ),
    },
    { weight: 1, arbitrary: id.map(get) },
    { weight: 2, arbitrary: index.chain((name) => post(`/1/indexes/${name}/browse`, one)) },
    { weight: 1, arbitrary: post(`/1/indexes/${primaryIndex}/browse`, fc.record({ cursor: forgedCursor })) },
  );
}
