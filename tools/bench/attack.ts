import type { Target } from './load.ts';

const headers = {
  'content-type': 'application/json',
  'x-algolia-application-id': 'forecourt',
  'x-algolia-api-key': 'demo-search',
};

let serial = 0;

/** A search that is in no cache yet. */
const freshPrice = (): string => `price<${200_000_000 + (serial += 1)}`;

interface Place {
  port: number;
  host: string;
}

const path = () => '/api/search/1/indexes/*/queries';

/**
 * One address that asks for as much as a request may hold, again and again, whether it is refused or not: every word
 * misspelt, every facet counted, as many hits as its key gets.
 */
export function attack({ port, host }: Place): Target {
  const query = () => ({
    indexName: 'Car_production',
    query: 'toyotta hiluxx autmatic diesle',
    numericFilters: [freshPrice()],
    facets: ['*'],
    maxValuesPerFacet: 1_000,
    hitsPerPage: 60,
    attributesToRetrieve: ['*'],
  });
  return {
    port,
    host,
    headers,
    path,
    from: '127.0.0.2',
    body: () => JSON.stringify({ requests: Array.from({ length: 5 }, query) }),
    isRight: (status) => [200, 400, 429].includes(status),
  };
}

/** Another visitor, who types and waits for each answer. */
export function visitor({ port, host }: Place): Target {
  const query = () => ({
    indexName: 'Car_production',
    query: 'hilux',
    numericFilters: [freshPrice()],
    hitsPerPage: 24,
  });
  return {
    port,
    host,
    headers,
    path,
    from: '127.0.0.3',
    pause: 50,
    body: () => JSON.stringify({ requests: [query()] }),
    isRight: (status) => status === 200,
  };
}
