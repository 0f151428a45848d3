import { randomUUID } from 'node:crypto';
import type { IndexQuery } from '../engine/SearchEngine.ts';
import type { SiteBoundary } from '../SearchCalls.ts';
import { Refusal } from '../Refusal.ts';
import type { SearchCalls } from '../SearchCalls.ts';
import { isObject, readParams } from './wireBody.ts';

const maxQueries = 50;

/** What a question may ask that comes with the key of every browser. */
export interface ReaderLimits {
  /** Hits of one query. */
  maxHits: number;
  /** Hits of all queries of a request together. */
  maxHitsTogether: number;
  /** Attributes of each hit where the query does not say which. */
  attributes: readonly string[];
}

const hitsOf = ({ facet, params }: IndexQuery): number => {
  const { hitsPerPage, length } = params;
  const requested = Math.max(Number(hitsPerPage ?? 0), Number(length ?? 0));
  return facet === null && Number.isFinite(requested) ? requested : 0;
};

/** @throws Refusal that names the query which asks for more than its key may */
function limited(queries: readonly IndexQuery[], limits: ReaderLimits): IndexQuery[] {
  const { maxHits, maxHitsTogether, attributes } = limits;
  const more = 'a key that writes may ask for more';
  const place = queries.findIndex((query) => hitsOf(query) > maxHits);
  if (place >= 0) throw new Refusal(403, `requests[${place}].hitsPerPage: at most ${maxHits} with this key; ${more}`);
  if (queries.reduce((sum, query) => sum + hitsOf(query), 0) > maxHitsTogether) {
    throw new Refusal(403, `requests: at most ${maxHitsTogether} hits together with this key; ${more}`);
  }
  return queries.map((query) => ({ ...query, params: { attributesToRetrieve: attributes, ...query.params } }));
}

function readQuery(entry: unknown, place: number): IndexQuery {
  const at = `requests[${place}]`;
  if (!isObject(entry)) throw new Refusal(400, `${at}: expected an object`);
  const { indexName, type, facet, ...flat } = entry;
  if (typeof indexName !== 'string' || indexName === '')
    throw new Refusal(400, `${at}.indexName: expected an index name`);
  if (type !== undefined && type !== 'default' && type !== 'facet') {
    throw new Refusal(400, `${at}.type: expected default or facet`);
  }
  if (type !== 'facet') return { index: indexName, facet: null, params: readParams(flat) };
  if (typeof facet !== 'string' || facet === '') throw new Refusal(400, `${at}.facet: expected an attribute name`);
  return { index: indexName, facet, params: readParams(flat) };
}

/**
 * The answer to `POST /1/indexes/*\/queries`, within a site's boundary.
 * @param limits none for whoever may ask for everything
 */
export async function answerQueries(
  engine: SearchCalls,
  boundary: SiteBoundary,
  body: unknown,
  limits: ReaderLimits | null = null,
): Promise<{ results: unknown[] }> {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw new Refusal(400, 'requests: expected a list');
  if (requests.length > maxQueries) throw new Refusal(400, `requests: more than ${maxQueries}`);
  const parsed = requests.map(readQuery);
  const queries = limits ? limited(parsed, limits) : parsed;
  const results = await engine.call('query', queries, boundary);
  return {
    results: results.map((result, place) => {
      const { clickAnalytics } = queries[place]?.params ?? {};
      const isTracked = clickAnalytics === true || clickAnalytics === 'true';
      // Not part of the kept answer: each one is a question of its own. A service that counts clicks gives its own id.
      return isTracked && isObject(result) ? { queryID: randomUUID().replaceAll('-', ''), ...result } : result;
    }),
  };
}
