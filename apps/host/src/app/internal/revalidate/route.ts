import { isSameSecret } from '@forecourt/platform';
import { revalidateTag } from 'next/cache';

const key = Symbol.for('forecourt.internalSecret');

function isServer(given: string | null): boolean {
  const secret = (globalThis as Record<symbol, unknown>)[key];
  return typeof secret === 'string' && given !== null && isSameSecret(given, secret);
}

/**
 * Internal call of the server when stock has changed: evicts the cached pages of those tags from the framework and the
 * host.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isServer(request.headers.get('x-forecourt-internal'))) return new Response(null, { status: 404 });
  const tags = (await request.json()) as string[];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  const invalidate = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.invalidate')];
  if (typeof invalidate === 'function') (invalidate as (tags: readonly string[]) => void)(tags);
  return new Response(null, { status: 204 });
}
