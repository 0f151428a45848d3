/** Sub-pixel layout, and rounding of borders and scroll positions. */
const tolerance = 1.5;

/** Parts that look the same in every language: pictures, maps, and what says itself which way it runs. */
const neutral = 'svg *, body [dir="ltr"], body [dir="ltr"] *, .maplibregl-map *, [data-radix-popper-content-wrapper] *';

interface Placed {
  part: Element;
  parent: Element;
  /** Distance from the left side of the parent to the left side of the part, and the same on the right; in pixels. */
  left: number;
  right: number;
}

/** Placed in a line of text, where the words around it decide, or by a script from figures of its own. */
function isPlacedByOthers(part: Element, style: CSSStyleDeclaration): boolean {
  const own = part instanceof HTMLElement ? part.style : null;
  return (
    style.display.startsWith('inline') || Boolean(own && (own.left || own.right || own.transform || own.translate))
  );
}

const isScrolled = ({ scrollLeft }: Element): boolean => Math.abs(scrollLeft) > 0;

/** Where each visible part lies in what is around it. */
function placesNow(): Placed[] {
  const places: Placed[] = [];
  for (const part of document.body.querySelectorAll('*')) {
    const parent = part.parentElement;
    if (!parent || part.matches(neutral) || !part.checkVisibility()) continue;
    const style = getComputedStyle(part);
    const around = getComputedStyle(parent).display;
    if (style.display === 'contents' || around === 'contents' || around === 'inline') continue;
    if (isPlacedByOthers(part, style) || isScrolled(parent)) continue;
    const [inner, outer] = [part.getBoundingClientRect(), parent.getBoundingClientRect()];
    if (inner.width < 1 || outer.width < 1) continue;
    places.push({ part, parent, left: inner.left - outer.left, right: outer.right - inner.right });
  }
  return places;
}

const nameOf = (part: Element): string => {
  const style = part.getAttribute('class')?.split(' ')[0];
  return `${part.localName}${style ? `.${style}` : ''} “${(part.textContent ?? '').trim().slice(0, 40)}”`;
};

/** How far the page can be scrolled sideways, in pixels. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * Turns the page round, as for a site in Arabic, and compares where everything lies with its mirror image: what is so many
 * pixels from the left of what is around it has to be as many from its right.
 * @throws with every part that stays where it was, and if the page can then be scrolled sideways
 */
export function checkRightToLeft(story: string): void {
  const root = document.documentElement;
  const { dir } = root;
  if (dir === 'rtl') return;
  try {
    const before = placesNow();
    const wide = overflow();
    root.dir = 'rtl';
    // A page on which nothing is looked at would pass whatever it does.
    const faults: string[] = before.length > 0 ? [] : ['Nothing is to be seen.'];
    for (const { part, parent, left, right } of before) {
      const [inner, outer] = [part.getBoundingClientRect(), parent.getBoundingClientRect()];
      const now = { left: inner.left - outer.left, right: outer.right - inner.right };
      if (Math.abs(now.right - left) <= tolerance && Math.abs(now.left - right) <= tolerance) continue;
      faults.push(
        `${nameOf(part)} in ${nameOf(parent)}: ${left.toFixed(1)} px from the left is ${now.right.toFixed(1)} px from the right`,
      );
    }
    if (overflow() > wide) faults.push(`The page is ${overflow() - wide} px too wide.`);
    if (faults.length > 0) throw new Error(`${story} does not run from right to left.\n${faults.join('\n')}`);
  } finally {
    root.dir = dir;
  }
}
