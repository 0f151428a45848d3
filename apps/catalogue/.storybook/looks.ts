/** What a visitor presses or fills in. */
const pressed = 'a, button, input, select, textarea, summary, [role], [tabindex]';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Elements that are read, pressed or filled in, and are not hidden. */
export const visibleParts = (root: Element): Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) => (hasOwnText(element) || element.matches(pressed)) && element.checkVisibility(),
  );

const clear = 'rgba(0, 0, 0, 0)';

/** What is behind the middle of an element, itself first; its parents where that is not on the screen. */
function behind(element: Element, { left, top, width, height }: DOMRect): Element[] {
  const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
  const at = hit.indexOf(element);
  if (at >= 0) return hit.slice(at);
  const parents: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) parents.push(next);
  return parents;
}

/** A size in pixels from which on a target may stand as close to another as it likes (WCAG 2.2, 2.5.8). */
const largeTarget = 24;

/**
 * What decides how well an element can be read and pressed, as it is on the page now: its colours and those behind it,
 * its type, the colour of the text around it, and its size and name of style where it is a small target. What is true
 * of one element is true of every other that looks so.
 */
export function lookOf(element: Element): string {
  const box = element.getBoundingClientRect();
  const { color, fontSize, fontWeight, textDecorationLine, borderBottomStyle } = getComputedStyle(element);
  const parts = [element.localName, color, fontSize, fontWeight, textDecorationLine, borderBottomStyle];
  if (element.parentElement) parts.push(getComputedStyle(element.parentElement).color);
  for (const one of behind(element, box)) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(one);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') parts.push(opacity, filter, mixBlendMode);
    if (backgroundImage !== 'none') parts.push(backgroundImage);
    if (backgroundColor === clear) continue;
    parts.push(backgroundColor);
    if (!backgroundColor.includes('rgba') && !backgroundColor.includes('/')) break;
  }
  if (element.matches(pressed) && Math.min(box.width, box.height) < largeTarget) {
    parts.push(element.className, `${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  return parts.join(';');
}
