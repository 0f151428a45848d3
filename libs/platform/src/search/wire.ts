import type { WireRequest, WireResponse } from '../ports.ts';
import type { EngineThread } from './EngineThread.ts';
import type { SiteBoundary } from './engine/LiveIndex.ts';
import { Refusal } from './Refusal.ts';
import { readBody } from './wireBody.ts';
import { checkKeys, type SearchKeys } from './wireKeys.ts';
import { fitPath, wireRoutes } from './wireRoutes.ts';

export interface WireContext {
  engine: EngineThread;
  boundary: SiteBoundary;
  keys: SearchKeys;
  now: Date;
  log: (message: string) => void;
}

/** Parts of the path behind `/1/indexes`, or null for any other path. */
function pathParts(path: string): string[] | null {
  const [, version, indexes, ...rest] = path.replace(/\/+$/, '').split('/');
  if (version !== '1' || indexes !== 'indexes') return null;
  try {
    return rest.map(decodeURIComponent);
  } catch {
    return null;
  }
}

async function answer(request: WireRequest, context: WireContext): Promise<unknown> {
  const { engine, boundary, keys, now } = context;
  const parts = pathParts(request.path);
  const method = request.method.toUpperCase();
  for (const route of wireRoutes) {
    const found = route.method === method && parts ? fitPath(route.path, parts) : null;
    if (!found) continue;
    checkKeys(request, keys, route.key);
    return route.run({
      engine,
      boundary,
      now,
      parts: found,
      searchParams: request.searchParams,
      body: readBody(request),
    });
  }
  checkKeys(request, keys, 'search');
  throw new Refusal(404, `Not found: ${method} ${request.path}`);
}

/** Answers one request of the wire protocol. Never rejects: what goes wrong is an answer with a message and a status. */
export async function answerWire(request: WireRequest, context: WireContext): Promise<WireResponse> {
  try {
    return { status: 200, body: await answer(request, context) };
  } catch (fault) {
    if (fault instanceof Refusal)
      return { status: fault.status, body: { message: fault.message, status: fault.status } };
    context.log(`search: ${request.method} ${request.path} failed: ${(fault as Error).message}`);
    return { status: 500, body: { message: 'Search is not available right now', status: 500 } };
  }
}
