const step = 5 * 60_000;

/**
 * The time that a stored page is made for: the last full five minutes. Opening hours, offers and ages turn on such minutes,
 * browsers count on from there, and pages made of the same facts in between are the same.
 */
export function renderedAt(now: Date = new Date()): Date {
  return new Date(Math.floor(now.getTime() / step) * step);
}
