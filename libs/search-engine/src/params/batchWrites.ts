import { randomUUID } from 'node:crypto';
import { Refusal } from '../Refusal.ts';
import type { IndexRecord } from '../columns/columns.ts';

const actions = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'clear',
  'delete',
] as const;

export interface BatchWrite {
  action: (typeof actions)[number];
  objectID: string;
  body: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Larger records are rejected. */
const longestRecord = 100_000;

function readWrite(request: Record<string, unknown>, at: string): BatchWrite {
  const action = actions.find((one) => one === request.action);
  if (!action) throw new Refusal(400, `${at}.action: unknown action ${JSON.stringify(request.action)}`);
  if (action === 'clear' || action === 'delete') return { action, objectID: '', body: {} };
  if (!isObject(request.body)) throw new Refusal(400, `${at}.body: expected an object`);
  const objectId = typeof request.body.objectID === 'number' ? String(request.body.objectID) : request.body.objectID;
  const objectID = objectId ?? (action === 'addObject' ? randomUUID() : undefined);
  if (typeof objectID !== 'string' || objectID === '' || objectID.length > 512) {
    throw new Refusal(400, `${at}.body.objectID: expected 1 to 512 characters`);
  }
  if (JSON.stringify(request.body).length > longestRecord) {
    throw new Refusal(400, `${at}.body: longer than ${longestRecord} characters`);
  }
  return { action, objectID, body: request.body };
}

function readEach<Result>(requests: unknown, read: (request: Record<string, unknown>, at: string) => Result): Result[] {
  if (!Array.isArray(requests)) throw new Refusal(400, 'requests: expected a list');
  return requests.map((request: unknown, place) => {
    if (!isObject(request)) throw new Refusal(400, `requests[${place}]: expected an object`);
    return read(request, `requests[${place}]`);
  });
}

/** Checks a whole batch before any of it is written: it goes in as one or not at all. */
export function readBatch(requests: unknown): BatchWrite[] {
  return readEach(requests, readWrite);
}

/** The same for a batch whose entries each name their index. */
export function readMultiBatch(requests: unknown): { index: string; write: BatchWrite }[] {
  return readEach(requests, (request, at) => {
    const { indexName } = request;
    if (typeof indexName !== 'string' || indexName === '') {
      throw new Refusal(400, `${at}.indexName: expected an index name`);
    }
    return { index: indexName, write: readWrite(request, at) };
  });
}

function changedValue(before: unknown, change: Record<string, unknown>, at: string): unknown {
  const { _operation: operation, value } = change;
  if (operation === 'Increment' || operation === 'Decrement') {
    if (typeof value !== 'number') throw new Refusal(400, `${at}: expected a number`);
    return (typeof before === 'number' ? before : 0) + (operation === 'Increment' ? value : -value);
  }
  const list: unknown[] = Array.isArray(before) ? before : [];
  if (operation === 'Add') return [...list, value];
  if (operation === 'AddUnique') return list.includes(value) ? list : [...list, value];
  if (operation === 'Remove') return list.filter((one) => one !== value);
  throw new Refusal(400, `${at}: unknown operation ${JSON.stringify(operation)}`);
}

/** A record after a partial update: plain values replace, operations reckon with the value before. */
export function applyPartialUpdate(before: IndexRecord | null, write: BatchWrite): IndexRecord {
  const after: Record<string, unknown> = { ...before };
  for (const [name, change] of Object.entries(write.body)) {
    after[name] = isObject(change) && '_operation' in change ? changedValue(after[name], change, name) : change;
  }
  return { ...after, objectID: write.objectID };
}
