import 'server-only';

import type { Visitor } from '@forecourt/platform';

/**
 * Whether a reservation or payment may be shown to whoever asks, who has its address already. What a signed-in visitor
 * began is for their phone alone; what was begun without signing in has no owner but its address.
 */
export function isOwnedBy(visitor: Visitor | null, begun: { visitor_phone: string | null }): boolean {
  return begun.visitor_phone === null || begun.visitor_phone === visitor?.phone;
}
