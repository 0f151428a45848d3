import type { PopupOffer } from './offerCards.ts';

/** Page of the visit from which on the popup may come. */
export const popupFromView = 2;
/** Milliseconds on a page before it comes. */
export const popupAfterMs = 20_000;
/** Part of a page that a visitor has seen before it comes. */
export const popupAfterPart = 0.5;
const dismissedDays = 30;
const dayMs = 86_400_000;

/** Pages that only inform. A page that is not named, such as a form, a vehicle, finance or law, has no popup. */
const informing = /^\/(?:|blog(?:\/.*)?|models(?:\/.*)?|locations(?:\/.*)?|teams\/.*|about-us|new-used-and-demo-cars)$/;

/** Whether the popup may come up on a page. @param paths where the site keeps its search */
export const mayShowPopup = (path: string, { search }: { search: string }): boolean =>
  informing.test(path) || path === search || path.startsWith(`${search}/`);

/**
 * Whether the visitor closed it so recently that it stays away.
 * @param closedAt milliseconds since 1970, as stored; null if it was never closed
 */
export const isPutAway = (closedAt: number | null, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt < dismissedDays * dayMs;

/** Whether the offer is over, even if the page was rendered before its end. */
export const hasEnded = ({ end }: Pick<PopupOffer, 'end'>, now: Date): boolean =>
  end !== null && Date.parse(end) <= now.getTime();
