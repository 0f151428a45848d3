const step = 5 * 60_000;

/**
 * The time that a stored page is rendered for: the last full five minutes. Opening hours, offers and ages change at
 * such minutes only, browsers continue from there, and pages rendered from the same facts in between are identical.
 */
export function renderedAt(now: Date = new Date()): Date {
  return new Date(Math.floor(now.getTime() / step) * step);
}
