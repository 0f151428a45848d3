import type { EngineThread } from './EngineThread.ts';
import type { SiteBoundary } from './engine/LiveIndex.ts';
import { readNames, type WireParams } from './engine/searchParams.ts';
import { answerQueries } from './queries.ts';
import { Refusal } from './Refusal.ts';
import { isObject, readParams } from './wireBody.ts';

export interface WireCall {
  engine: EngineThread;
  boundary: SiteBoundary;
  body: Record<string, unknown>;
  searchParams: URLSearchParams;
  /** What the path's variable parts hold, in order. */
  parts: readonly string[];
  now: Date;
}

export interface WireRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts of the path behind `/1/indexes`; `{}` stands for any one part. */
  path: readonly string[];
  key: 'search' | 'admin';
  run: (call: WireCall) => Promise<unknown>;
}

const any = '{}';
const part = ({ parts }: WireCall, place: number): string => parts[place] ?? '';

/** Writes are done when they are answered, so every task is as good as published. */
const written = ({ now }: WireCall, more: Record<string, unknown> = {}) => ({
  taskID: now.getTime(),
  updatedAt: now.toISOString(),
  ...more,
});

async function oneObject(call: WireCall): Promise<unknown> {
  const attributesToRetrieve = readNames(Object.fromEntries(call.searchParams), 'attributesToRetrieve', 200);
  const request = { index: part(call, 0), objectID: part(call, 1), attributesToRetrieve };
  const [found] = await call.engine.call('objects', [request], call.boundary);
  if (!found) throw new Refusal(404, 'ObjectID does not exist');
  return found;
}

async function manyObjects({ engine, boundary, body }: WireCall): Promise<unknown> {
  if (!Array.isArray(body.requests)) throw new Refusal(400, 'requests: expected a list');
  if (body.requests.length > 1_000) throw new Refusal(400, 'requests: more than 1000');
  const requests = body.requests.map((request: unknown, place) => {
    const { indexName: index, objectID } = isObject(request) ? request : {};
    if (typeof index !== 'string' || typeof objectID !== 'string') {
      throw new Refusal(400, `requests[${place}]: expected indexName and objectID`);
    }
    return { index, objectID, attributesToRetrieve: readNames(request as WireParams, 'attributesToRetrieve', 200) };
  });
  return { results: await engine.call('objects', requests, boundary) };
}

async function writeMany(call: WireCall): Promise<unknown> {
  const objectIDs = await call.engine.call('batch', part(call, 0), call.body.requests);
  return written(call, { objectIDs });
}

function writeOne(action: string): WireRoute['run'] {
  return async (call) => {
    const objectID = call.parts[1] ?? call.body.objectID;
    const body = objectID === undefined ? call.body : { ...call.body, objectID };
    const [id] = await call.engine.call('batch', part(call, 0), [{ action, body }]);
    return written(call, { objectID: id, createdAt: call.now.toISOString() });
  };
}

async function operate(call: WireCall): Promise<unknown> {
  const { operation, destination, scope } = call.body;
  if (operation !== 'copy' && operation !== 'move') throw new Refusal(400, 'operation: expected copy or move');
  if (typeof destination !== 'string') throw new Refusal(400, 'destination: expected an index name');
  const parts = readNames({ scope }, 'scope', 10);
  await call.engine.call('operation', operation, part(call, 0), destination, parts);
  return written(call);
}

async function listIndexes({ engine, now }: WireCall): Promise<unknown> {
  const items = (await engine.call('list')).map((index) => ({
    ...index,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
  }));
  return { items, nbPages: 1 };
}

async function browse(call: WireCall): Promise<unknown> {
  const params = { ...Object.fromEntries(call.searchParams), ...readParams(call.body) };
  return call.engine.call('browse', part(call, 0), params, call.boundary);
}

/** Every path the service answers; the first that fits is taken, so named ones stand before ids. */
export const wireRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: ['*', 'queries'],
    key: 'search',
    run: (call) => answerQueries(call.engine, call.boundary, call.body),
  },
  { method: 'POST', path: ['*', 'objects'], key: 'search', run: manyObjects },
  {
    method: 'POST',
    path: [any, 'query'],
    key: 'search',
    run: async (call) => {
      const request = { ...call.body, indexName: part(call, 0) };
      const { results } = await answerQueries(call.engine, call.boundary, { requests: [request] });
      return results[0];
    },
  },
  {
    method: 'POST',
    path: [any, 'facets', any, 'query'],
    key: 'search',
    run: async (call) => {
      const request = { ...call.body, indexName: part(call, 0), facet: part(call, 1), type: 'facet' };
      const { results } = await answerQueries(call.engine, call.boundary, { requests: [request] });
      return results[0];
    },
  },
  { method: 'POST', path: [any, 'browse'], key: 'admin', run: browse },
  { method: 'GET', path: [any, 'browse'], key: 'admin', run: browse },
  { method: 'POST', path: [any, 'batch'], key: 'admin', run: writeMany },
  { method: 'POST', path: [any, 'operation'], key: 'admin', run: operate },
  {
    method: 'POST',
    path: [any, 'clear'],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('clearIndex', part(call, 0));
      return written(call);
    },
  },
  {
    method: 'POST',
    path: [any, 'deleteByQuery'],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('deleteBy', part(call, 0), readParams(call.body));
      return written(call);
    },
  },
  { method: 'GET', path: [any, 'settings'], key: 'admin', run: (call) => call.engine.call('settings', part(call, 0)) },
  {
    method: 'PUT',
    path: [any, 'settings'],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('setSettings', part(call, 0), call.body);
      return written(call);
    },
  },
  {
    method: 'GET',
    path: [any, 'task', any],
    key: 'admin',
    run: async () => ({ status: 'published', pendingTask: false }),
  },
  { method: 'POST', path: [any, any, 'partial'], key: 'admin', run: writeOne('partialUpdateObject') },
  { method: 'PUT', path: [any, any], key: 'admin', run: writeOne('updateObject') },
  { method: 'DELETE', path: [any, any], key: 'admin', run: writeOne('deleteObject') },
  { method: 'GET', path: [any, any], key: 'search', run: oneObject },
  { method: 'POST', path: [any], key: 'admin', run: writeOne('addObject') },
  {
    method: 'DELETE',
    path: [any],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('deleteIndex', part(call, 0));
      return { taskID: call.now.getTime(), deletedAt: call.now.toISOString() };
    },
  },
  { method: 'GET', path: [], key: 'admin', run: listIndexes },
];

/** The variable parts of a path, or null when it is another path. */
export function fitPath(pattern: readonly string[], parts: readonly string[]): string[] | null {
  if (pattern.length !== parts.length) return null;
  if (pattern.some((expected, place) => expected !== any && expected !== parts[place])) return null;
  return parts.filter((_, place) => pattern[place] === any);
}
