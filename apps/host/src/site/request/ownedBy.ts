import 'server-only';

import type { Visitor } from '@forecourt/platform';

/**
 * Whether a reservation or payment may be shown to a client that has its URL. If a signed-in visitor started it, only
 * that phone number may see it; otherwise anybody with the URL.
 */
export function isOwnedBy(visitor: Visitor | null, begun: { visitor_phone: string | null }): boolean {
  return begun.visitor_phone === null || begun.visitor_phone === visitor?.phone;
}
