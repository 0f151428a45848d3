import type { ClientSite } from '@forecourt/domain';
import type { DrawnCards } from '@forecourt/search/model';

/** Cards by what all cards of a page have in common. */
export type DrawnCardsOf = (facts: string) => DrawnCards;

/** Name under which the server offers its memory of cards to the pages. */
export const drawnCardsKey = Symbol.for('forecourt.drawnCards');

/**
 * Cards of this site that the server has drawn before in the same five minutes; undefined where nothing is remembered, as
 * in development. A card is drawn from its vehicle, the site and the time alone.
 */
export function drawnCardsOf(site: ClientSite, now: Date): DrawnCards | undefined {
  const remembered = (globalThis as Record<symbol, unknown>)[drawnCardsKey] as DrawnCardsOf | undefined;
  return remembered?.(JSON.stringify([site, now]));
}
