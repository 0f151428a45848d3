import { readNames, type WireParams } from '../../params/searchParams.ts';
import { answerQueries } from '../queries.ts';
import { Refusal } from '../../Refusal.ts';
import { isObject, readParams } from '../wireBody.ts';
import { any, part, type WireCall, type WireRoute } from './wireCall.ts';

async function oneQuery({ engine, boundary, limits }: WireCall, request: Record<string, unknown>): Promise<unknown> {
  const { results } = await answerQueries(engine, boundary, { requests: [request] }, limits);
  return results[0];
}

async function oneObject(call: WireCall): Promise<unknown> {
  const attributesToRetrieve = readNames(Object.fromEntries(call.searchParams), 'attributesToRetrieve', 200);
  const request = { index: part(call, 0), objectID: part(call, 1), attributesToRetrieve };
  const [found] = await call.engine.call('objects', [request], call.boundary);
  if (!found) throw new Refusal(404, 'ObjectID does not exist');
  return found;
}

async function manyObjects({ engine, boundary, body, limits }: WireCall): Promise<unknown> {
  if (!Array.isArray(body.requests)) throw new Refusal(400, 'requests: expected a list');
  const max = limits?.maxHitsTogether ?? 1_000;
  if (body.requests.length > max) throw new Refusal(400, `requests: more than ${max}`);
  const requests = body.requests.map((request: unknown, place) => {
    const { indexName: index, objectID } = isObject(request) ? request : {};
    if (typeof index !== 'string' || typeof objectID !== 'string') {
      throw new Refusal(400, `requests[${place}]: expected indexName and objectID`);
    }
    return { index, objectID, attributesToRetrieve: readNames(request as WireParams, 'attributesToRetrieve', 200) };
  });
  return { results: await engine.call('objects', requests, boundary) };
}

async function browse(call: WireCall): Promise<unknown> {
  const params = { ...Object.fromEntries(call.searchParams), ...readParams(call.body) };
  return call.engine.call('browse', part(call, 0), params, call.boundary);
}

const indexes = 'indexes';

/** Everything a reader asks. A site's boundary holds for each. */
export const readRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: [indexes, '*', 'queries'],
    key: 'search',
    run: (call) => answerQueries(call.engine, call.boundary, call.body, call.limits),
  },
  { method: 'POST', path: [indexes, '*', 'objects'], key: 'search', run: manyObjects },
  {
    method: 'POST',
    path: [indexes, any, 'query'],
    key: 'search',
    run: (call) => oneQuery(call, { ...call.body, indexName: part(call, 0) }),
  },
  {
    method: 'POST',
    path: [indexes, any, 'facets', any, 'query'],
    key: 'search',
    run: (call) => oneQuery(call, { ...call.body, indexName: part(call, 0), facet: part(call, 1), type: 'facet' }),
  },
  { method: 'POST', path: [indexes, any, 'browse'], key: 'admin', run: browse },
  { method: 'GET', path: [indexes, any, 'browse'], key: 'admin', run: browse },
];

/** Reads one record; stands behind every path with a name in its place. */
export const objectRoute: WireRoute = { method: 'GET', path: [indexes, any, any], key: 'search', run: oneObject };
