import { randomUUID } from 'node:crypto';
import type { IndexQuery } from '../engine/SearchEngine.ts';
import type { SiteBoundary } from '../SearchCalls.ts';
import { Refusal } from '../Refusal.ts';
import type { SearchCalls } from '../SearchCalls.ts';
import { isObject, readParams } from './wireBody.ts';

const maxQueries = 50;

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

/** The answer to `POST /1/indexes/*\/queries`, within a site's boundary. */
export async function answerQueries(
  engine: SearchCalls,
  boundary: SiteBoundary,
  body: unknown,
): Promise<{ results: unknown[] }> {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw new Refusal(400, 'requests: expected a list');
  if (requests.length > maxQueries) throw new Refusal(400, `requests: more than ${maxQueries}`);
  const queries = requests.map(readQuery);
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
