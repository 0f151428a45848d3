import { readNames } from '../../params/searchParams.ts';
import { Refusal } from '../../Refusal.ts';
import { readParams } from '../wireBody.ts';
import { any, isSet, part, written, type WireCall, type WireRoute } from './wireCall.ts';

const indexes = 'indexes';
const maxWrites = 10_000;

function checkLength(requests: unknown): void {
  if (Array.isArray(requests) && requests.length > maxWrites) {
    throw new Refusal(400, `requests: more than ${maxWrites}, send them in several batches`);
  }
}

async function writeMany(call: WireCall): Promise<unknown> {
  const { requests } = call.body;
  checkLength(requests);
  const objectIDs = await call.engine.call('batch', part(call, 0), requests);
  return written(call, { objectIDs });
}

async function writeEverywhere(call: WireCall): Promise<unknown> {
  const { requests } = call.body;
  checkLength(requests);
  const done = await call.engine.call('multiBatch', requests);
  const taskID = Object.fromEntries(done.map(({ index }) => [index, call.now.getTime()]));
  return { taskID, objectIDs: done.map(({ objectID }) => objectID) };
}

function writeOne(action: string): WireRoute['run'] {
  return async (call) => {
    const objectID = call.parts[1] ?? call.body.objectID;
    const body = objectID === undefined ? call.body : { ...call.body, objectID };
    const isUpdate = action === 'partialUpdateObject' && call.searchParams.get('createIfNotExists') === 'false';
    const [id] = await call.engine.call('batch', part(call, 0), [
      { action: isUpdate ? `${action}NoCreate` : action, body },
    ]);
    return written(call, { objectID: id, createdAt: call.now.toISOString() });
  };
}

async function operate(call: WireCall): Promise<unknown> {
  const { operation, destination, scope } = call.body;
  if (operation !== 'copy' && operation !== 'move') throw new Refusal(400, 'operation: expected copy or move');
  if (typeof destination !== 'string') throw new Refusal(400, 'destination: expected an index name');
  const parts = readNames({ scope }, 'scope', 10);
  const unknown = parts?.find((one) => !['settings', 'synonyms', 'rules'].includes(one));
  if (unknown !== undefined) {
    throw new Refusal(400, `scope: expected settings, synonyms or rules instead of ${JSON.stringify(unknown)}`);
  }
  await call.engine.call('operation', operation, part(call, 0), destination, parts);
  return written(call);
}

const perPage = 100;

async function listIndexes({ engine, searchParams, now }: WireCall): Promise<unknown> {
  const all = await engine.call('list');
  const page = Number(searchParams.get('page') ?? 0);
  const max = Number(searchParams.get('hitsPerPage') ?? perPage);
  if (!Number.isInteger(page) || page < 0) throw new Refusal(400, 'page: expected a whole number from 0');
  if (!Number.isInteger(max) || max < 1 || max > 1_000) {
    throw new Refusal(400, 'hitsPerPage: expected a whole number from 1 to 1000');
  }
  const time = now.toISOString();
  const items = all.slice(page * max, (page + 1) * max).map((index) => ({
    ...index,
    createdAt: time,
    updatedAt: time,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
  }));
  return { items, nbPages: Math.ceil(all.length / max) };
}

/** Everything an operator's program writes, and what it asks about its writes. */
export const writeRoutes: readonly WireRoute[] = [
  { method: 'POST', path: [indexes, '*', 'batch'], key: 'admin', run: writeEverywhere },
  { method: 'POST', path: [indexes, any, 'batch'], key: 'admin', run: writeMany },
  { method: 'POST', path: [indexes, any, 'operation'], key: 'admin', run: operate },
  {
    method: 'POST',
    path: [indexes, any, 'clear'],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('clearIndex', part(call, 0));
      return written(call);
    },
  },
  {
    method: 'POST',
    path: [indexes, any, 'deleteByQuery'],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('deleteBy', part(call, 0), readParams(call.body));
      return written(call);
    },
  },
  {
    method: 'GET',
    path: [indexes, any, 'settings'],
    key: 'admin',
    run: (call) => call.engine.call('settings', part(call, 0)),
  },
  {
    method: 'PUT',
    path: [indexes, any, 'settings'],
    key: 'admin',
    run: async (call) => {
      const forwardToReplicas = isSet(call, 'forwardToReplicas');
      await call.engine.call('setSettings', part(call, 0), call.body, { forwardToReplicas });
      return written(call);
    },
  },
  ...[
    [indexes, any, 'task', any],
    ['task', any],
  ].map((path): WireRoute => ({
    method: 'GET',
    path,
    key: 'admin',
    run: async () => ({ status: 'published', pendingTask: false }),
  })),
  { method: 'POST', path: [indexes, any, any, 'partial'], key: 'admin', run: writeOne('partialUpdateObject') },
  { method: 'PUT', path: [indexes, any, any], key: 'admin', run: writeOne('updateObject') },
  { method: 'DELETE', path: [indexes, any, any], key: 'admin', run: writeOne('deleteObject') },
  { method: 'POST', path: [indexes, any], key: 'admin', run: writeOne('addObject') },
  {
    method: 'DELETE',
    path: [indexes, any],
    key: 'admin',
    run: async (call) => {
      await call.engine.call('deleteIndex', part(call, 0));
      return { taskID: call.now.getTime(), deletedAt: call.now.toISOString() };
    },
  },
  { method: 'GET', path: [indexes], key: 'admin', run: listIndexes },
];
