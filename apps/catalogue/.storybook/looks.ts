/** What a visitor presses or fills in. */
const pressed = 'a, button, input, select, textarea, summary, [role], [tabindex]';

export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

export const clear = 'rgba(0, 0, 0, 0)';

/** What is behind the middle of an element, itself first; its parents where that is not on the screen. */
function behind(element: Element): Omit<VisiblePart, 'element'> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
  const at = hit.indexOf(element);
  if (at >= 0) return { behind: hit.slice(at), isHit: true };
  const parents: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) parents.push(next);
  return { behind: parents, isHit: false };
}

/** An element that can be seen, and what is behind it: a theme changes how they look, not how they lie. */
export interface VisiblePart {
  element: Element;
  behind: readonly Element[];
  /** Whether its middle is on the screen, and nothing over it. */
  isHit: boolean;
}

/** Elements that are read, pressed or filled in, and are not hidden. */
export const visibleParts = (root: Element): VisiblePart[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => (hasOwnText(element) || element.matches(pressed)) && element.checkVisibility())
    .map((element) => ({ element, ...behind(element) }));

/** A size in pixels from which on a target may stand as close to another as it likes (WCAG 2.2, 2.5.8). */
const largeTarget = 24;

/** Whether it is pressed and so small that its neighbours have to leave room. */
export function isSmallTarget(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.matches(pressed) && Math.min(width, height) < largeTarget;
}

/**
 * What decides how well an element can be read and pressed, as it is on the page now: its colours and those behind it,
 * its type, the colour of the text around it, and its size and name of style where it is a small target. What is true
 * of one element is true of every other that looks so.
 */
export function lookOf({ element, behind }: VisiblePart): string {
  const { color, fontSize, fontWeight, textDecorationLine, borderBottomStyle } = getComputedStyle(element);
  const parts = [element.localName, color, fontSize, fontWeight, textDecorationLine, borderBottomStyle];
  if (element.parentElement) parts.push(getComputedStyle(element.parentElement).color);
  for (const one of behind) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(one);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') parts.push(opacity, filter, mixBlendMode);
    if (backgroundImage !== 'none') parts.push(backgroundImage);
    if (backgroundColor === clear) continue;
    parts.push(backgroundColor);
    if (!backgroundColor.includes('rgba') && !backgroundColor.includes('/')) break;
  }
  if (isSmallTarget(element)) {
    const { width, height } = element.getBoundingClientRect();
    parts.push(element.className, `${Math.round(width)}x${Math.round(height)}`);
  }
  return parts.join(';');
}

/** States by which rules of styles tell elements of one class apart. */
const states = ['checked', 'current', 'disabled', 'expanded', 'invalid', 'pressed', 'selected'].map(
  (name) => `aria-${name}`,
);
const stateNames = ['style', 'disabled', 'open', 'data-state', ...states];

const styledBy = (element: Element): string =>
  ['class', ...stateNames].map((name) => element.getAttribute(name) ?? '').join(',');

/**
 * What decides how an element looks in every theme: how it looks in the one that is shown, and the classes and states
 * that make it, what is around and what is behind it so. Elements of one kind use the same tokens.
 */
export function kindOf(part: VisiblePart): string {
  const { element, behind } = part;
  const around = element.parentElement ? [element.parentElement] : [];
  return [lookOf(part), ...[...around, ...behind].map(styledBy)].join('|');
}
