import type { BatchRequest } from 'algoliasearch';
import { type BatchWrite, readBatch, readMultiBatch, Refusal } from '@forecourt/search-engine';
import { dealershipKey, dealershipKeyAttribute } from './boundedParams.ts';
import { replicas } from './productSettings.ts';
import { primaryIndex } from '@forecourt/search/model';

type Body = Readonly<Record<string, unknown>>;

/** A record with the key of its dealership. A key that the client sent is replaced. */
export function markedRecord(record: Body): Record<string, unknown> {
  const { [dealershipKeyAttribute]: _given, ...own } = record;
  const { dealership_id: dealer } = own;
  return typeof dealer === 'string' ? { ...own, [dealershipKeyAttribute]: dealershipKey(dealer) } : own;
}

/** @throws Refusal for the name of a replica: its records are the primary's */
export function checkWritable(index: string): void {
  if (replicas.some(({ name }) => name === index)) {
    throw new Refusal(400, `Index ${index} is a replica: write to ${primaryIndex}`);
  }
}

function toRequest(index: string, { action, objectID, body }: BatchWrite): BatchRequest {
  // The primary index may be cleared but never deleted: every site reads it.
  if (action === 'delete' && index === primaryIndex) return { action: 'clear', body: {} };
  if (action === 'clear' || action === 'delete') return { action, body: {} };
  if (action === 'deleteObject') return { action, body: { objectID } };
  return { action, body: { ...markedRecord(body), objectID } };
}

export interface AlgoliaBatch {
  objectIDs: string[];
  requests: BatchRequest[];
}

/** A client's batch, checked as the embedded engine checks it. */
export function readAlgoliaBatch(index: string, requests: unknown): AlgoliaBatch {
  const writes = readBatch(requests);
  checkWritable(index);
  return {
    objectIDs: writes.map(({ objectID }) => objectID),
    requests: writes.map((write) => toRequest(index, write)),
  };
}

export function readAlgoliaMultiBatch(requests: unknown): { index: string; objectID: string; request: BatchRequest }[] {
  return readMultiBatch(requests).map(({ index, write }) => {
    checkWritable(index);
    return { index, objectID: write.objectID, request: toRequest(index, write) };
  });
}
