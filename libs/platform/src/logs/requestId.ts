import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const active = new AsyncLocalStorage<string>();

/** 32 hexadecimal digits, as a trace has: one id names a request in logs and in traces. */
const wellFormed = /^(?!0{32})[0-9a-f]{32}$/;

/**
 * The id of a request: the one that a proxy gave it, where there is one that can be taken over, else a new one.
 * @param given what the proxy says, in order of preference: a `traceparent`, or an id with or without dashes
 * @example newRequestId('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01') // '4bf92f3577b34da6a3ce929d0e0e4736'
 */
export function newRequestId(...given: (string | undefined)[]): string {
  for (const one of given) {
    const [, traceId] = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(one ?? '') ?? [];
    const id = traceId ?? one?.toLowerCase().replaceAll('-', '') ?? '';
    if (wellFormed.test(id)) return id;
  }
  return randomBytes(16).toString('hex');
}

/** Does work for a request: what it logs and stores carries the id. Null: for none. */
export const forRequest = <Result>(id: string | null, work: () => Result): Result =>
  id === null ? work() : active.run(id, work);

/** Id of the request that the running code works for; null where it works for none. */
export const currentRequestId = (): string | null => active.getStore() ?? null;

/** For every line of a log: the request that it belongs to. */
export function requestOfLog(): { request_id?: string } {
  const id = currentRequestId();
  return id === null ? {} : { request_id: id };
}
