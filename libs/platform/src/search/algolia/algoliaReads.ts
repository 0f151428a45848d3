import {
  echoParams,
  type FirstFound,
  type IndexQuery,
  isObject,
  type ObjectRequest,
  readText,
  readWhole,
  type SiteBoundary,
  type Way,
  type WireParams,
} from '@forecourt/search-engine';
import type { AlgoliaAccount } from './AlgoliaAccount.ts';
import { boundedFilters, boundedParams, dealershipKeyAttribute } from './boundedParams.ts';

type Found = Record<string, unknown>;

/** A record without the attributes that were added for Algolia. */
function ownRecord(hit: Found): Found {
  const { [dealershipKeyAttribute]: _key, _highlightResult: highlight, ...record } = hit;
  return highlight === undefined ? record : { ...record, _highlightResult: highlight };
}

/** The stored record, without the fields that a search adds to a hit. */
export function plainRecord(hit: Found): Found {
  const { _highlightResult: _highlight, _snippetResult: _snippet, _rankingInfo: _ranking, ...record } = ownRecord(hit);
  return record;
}

/** A response that repeats the client's own parameters and index name. */
function ownAnswer(answer: Found, index: string, params: WireParams): Found {
  const { serverUsed: _server, indexUsed: _used, parsedQuery: _parsed, ...told } = answer;
  const hits = Array.isArray(answer.hits) ? { hits: answer.hits.filter(isObject).map(ownRecord) } : {};
  return { ...told, ...hits, ...('index' in told ? { index } : {}), params: echoParams(params) };
}

export async function queryAlgolia(
  account: AlgoliaAccount,
  queries: readonly IndexQuery[],
  boundary: SiteBoundary,
): Promise<Found[]> {
  const requests = queries.map(({ index, facet, params }) => {
    const common = { indexName: account.remote(index), params: echoParams(boundedParams(params, boundary)) };
    if (facet === null) return common;
    const facetQuery = readText(params, 'facetQuery', '', 512);
    const maxFacetHits = readWhole(params, 'maxFacetHits', 10, 1, 100);
    return { ...common, type: 'facet' as const, facet, facetQuery, maxFacetHits };
  });
  if (requests.length === 0) return [];
  const { results } = await account.reader.search({ requests });
  return results.map((result, place) => {
    const query = queries[place];
    const found = result as unknown as Found;
    return query && query.facet === null ? ownAnswer(found, query.index, query.params) : found;
  });
}

/** Asks the first way in full and counts the others only where it finds too little: a service is paid by the query. */
export async function firstFoundInAlgolia(
  account: AlgoliaAccount,
  ways: readonly Way[],
  boundary: SiteBoundary,
): Promise<FirstFound> {
  const ask = (queries: readonly IndexQuery[]) => queryAlgolia(account, queries, boundary);
  const isEnough = (answer: Found | undefined, way: Way | undefined): boolean =>
    Number(answer?.nbHits ?? 0) >= (way?.least ?? 1);
  const [first, ...others] = ways;
  const [answer] = first ? await ask([first.query]) : [];
  if (isEnough(answer, first)) return { place: 0, answer };
  const counting = { hitsPerPage: 0, page: 0, facets: [] };
  const counts = await ask(others.map(({ query }) => ({ ...query, params: { ...query.params, ...counting } })));
  const place = others.findIndex((way, at) => isEnough(counts[at], way));
  const taken = others[place];
  if (!taken) return { place: 0, answer };
  const [better] = await ask([taken.query]);
  return { place: place + 1, answer: better };
}

const idsPerQuery = 100;
const queriesPerRequest = 50;

interface IdQuestion {
  index: string;
  names: readonly string[] | null;
  ids: string[];
}

function idQuestions(requests: readonly ObjectRequest[]): IdQuestion[] {
  const open = new Map<string, IdQuestion>();
  const all: IdQuestion[] = [];
  for (const { index, objectID, attributesToRetrieve: names } of requests) {
    if (objectID === '') continue;
    const key = JSON.stringify([index, names]);
    let question = open.get(key);
    if (!question || question.ids.length >= idsPerQuery) {
      question = { index, names, ids: [] };
      open.set(key, question);
      all.push(question);
    }
    question.ids.push(objectID);
  }
  return all;
}

const keyOf = (index: string, names: readonly string[] | null, id: string) => JSON.stringify([index, names, id]);

/** Records by id, read by a filtered query because Algolia's own read by id takes no filter. */
export async function objectsOfAlgolia(
  account: AlgoliaAccount,
  requests: readonly ObjectRequest[],
  boundary: SiteBoundary,
): Promise<(Found | null)[]> {
  const questions = idQuestions(requests);
  const found = new Map<string, Found>();
  for (let start = 0; start < questions.length; start += queriesPerRequest) {
    const batch = questions.slice(start, start + queriesPerRequest);
    const { results } = await account.reader.search<Found>({
      requests: batch.map(({ index, names, ids }) => {
        const idLeaves = ids.map((value) => ({ kind: 'facet' as const, attribute: 'objectID', value, negated: false }));
        const params = {
          filters: boundedFilters(boundary, [idLeaves]),
          hitsPerPage: 1_000,
          attributesToHighlight: [],
          analytics: false,
          ...(names?.length ? { attributesToRetrieve: names } : {}),
        };
        return { indexName: account.remote(index), params: echoParams(params) };
      }),
    });
    results.forEach((result, place) => {
      const { index = '', names = null } = batch[place] ?? {};
      for (const hit of 'hits' in result ? result.hits : []) {
        found.set(keyOf(index, names, String(hit.objectID)), plainRecord(hit));
      }
    });
  }
  return requests.map(({ index, objectID, attributesToRetrieve }) => {
    return found.get(keyOf(index, attributesToRetrieve, objectID)) ?? null;
  });
}
