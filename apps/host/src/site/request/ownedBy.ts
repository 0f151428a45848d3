import 'server-only';

import type { Visitor } from '@forecourt/platform';

/**
 * Whether a reservation or payment may be shown to a client that has its URL. One that a signed-in visitor began is for
 * that phone only; one begun without signing in is open to whoever has the URL.
 */
export function isOwnedBy(visitor: Visitor | null, begun: { visitor_phone: string | null }): boolean {
  return begun.visitor_phone === null || begun.visitor_phone === visitor?.phone;
}
