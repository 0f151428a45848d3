import type { PopupOffer } from './offerCards.ts';

/** Page view of a visit from which on the popup may appear. */
export const popupFromView = 2;
/** Milliseconds on a page before it appears. */
export const popupAfterMs = 20_000;
/** Share of a page that must have been visible before it appears. */
export const popupAfterPart = 0.5;
const dismissedDays = 30;
const dayMs = 86_400_000;

/** Informational pages. Others, such as lists of whatever kind, vehicles, forms, finance and legal pages, have no popup. */
const informing = /^\/(?:|(?:blog|models|locations|teams)\/.+|about-us)$/;

/** Whether the popup may appear on a page. */
export const mayShowPopup = (path: string): boolean => informing.test(path);

/**
 * Whether the visitor closed it so recently that it stays away.
 * @param closedAt milliseconds since 1970, as stored; null if it was never closed
 */
export const isPutAway = (closedAt: number | null, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt < dismissedDays * dayMs;

/** Whether the offer is over, even if the page was rendered before its end. */
export const hasEnded = ({ end }: Pick<PopupOffer, 'end'>, now: Date): boolean =>
  end !== null && Date.parse(end) <= now.getTime();
