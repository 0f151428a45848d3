import type { WireRequest, WireResponse } from './wireRequest.ts';
import type { SiteBoundary } from '../SearchCalls.ts';
import { Refusal } from '../Refusal.ts';
import type { SearchCalls } from '../SearchCalls.ts';
import type { ReaderLimits } from './queries.ts';
import { SearchTrouble, unavailableMessage } from './SearchTrouble.ts';
import { isObject, readBody } from './wireBody.ts';
import { carriesAdminKey, checkKeys, type SearchKeys } from './wireKeys.ts';
import { findRoute } from './wireRoutes.ts';

export interface WireContext {
  engine: SearchCalls;
  boundary: SiteBoundary;
  keys: SearchKeys;
  now: Date;
  /** For requests without the admin key. @default none */
  limits?: ReaderLimits | null;
  log: (message: string) => void;
}

async function answer(request: WireRequest, context: WireContext): Promise<unknown> {
  const { engine, boundary, keys, now, limits = null } = context;
  const method = request.method.toUpperCase();
  const found = findRoute(method, request.path);
  if (!found) {
    checkKeys(request, keys, 'search');
    if (/^\/1\/keys(\/|$)/.test(request.path)) {
      throw new Refusal(404, 'Keys are part of this server’s configuration and cannot be read or made here');
    }
    throw new Refusal(404, `Not found: ${method} ${request.path}`);
  }
  const { route, parts } = found;
  checkKeys(request, keys, route.key);
  const body = readBody(request);
  const isList = Array.isArray(body);
  const takesList = route.method === 'POST' && route.path.at(-1) === 'batch' && route.path.length === 4;
  if (!takesList && !isObject(body)) throw new Refusal(400, 'body: expected an object');
  return route.run({
    engine,
    boundary,
    now,
    parts,
    searchParams: request.searchParams,
    body: isObject(body) ? body : {},
    list: isList ? body : null,
    limits: carriesAdminKey(request, keys) ? null : limits,
  });
}

/** Answers one request of the wire protocol. Never rejects: what goes wrong is an answer with a message and a status. */
export async function answerWire(request: WireRequest, context: WireContext): Promise<WireResponse> {
  try {
    return { status: 200, body: await answer(request, context) };
  } catch (fault) {
    if (fault instanceof Refusal)
      return { status: fault.status, body: { message: fault.message, status: fault.status } };
    if (fault instanceof SearchTrouble) {
      const { status, message, retryAfterSeconds } = fault;
      return { status, body: { message, status }, headers: { 'retry-after': String(retryAfterSeconds) } };
    }
    context.log(`search: ${request.method} ${request.path} failed: ${(fault as Error).message}`);
    return { status: 500, body: { message: unavailableMessage, status: 500 } };
  }
}
