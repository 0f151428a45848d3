/** Whether text in an element runs from right to left, as on a site in Arabic. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** How far a row has been scrolled from where its text starts, in pixels: from its left, or its right in Arabic. */
export const scrolledFromStart = ({ scrollLeft }: Pick<Element, 'scrollLeft'>): number => Math.abs(scrollLeft);

/** Scrolls a row to a distance from where its text starts, in pixels. */
export function scrollFromStart(row: Element, distance: number): void {
  row.scrollLeft = isRightToLeft(row) ? -distance : distance;
}

/** How far a place on the screen is from where an element's text starts, as a share of its width: 0 to 1 inside it. */
export function shareFromStart(element: Element, clientX: number): number {
  const { left, right, width } = element.getBoundingClientRect();
  if (width === 0) return 0;
  return (isRightToLeft(element) ? right - clientX : clientX - left) / width;
}

/** How far an element is from the side of the window where text starts, in pixels. */
export function fromWindowStart(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft(element) ? document.documentElement.clientWidth - right : left;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key that was pressed in an element, as it would be where text runs from left to right: there ArrowRight leads to
 * the next of a row, in Arabic ArrowLeft does.
 */
export const forwardKey = (key: string, element: Element): string =>
  isRightToLeft(element) ? (mirrored[key] ?? key) : key;
