/**
 * Runs in the page as an inline script: lets a press on a link to a vehicle lead there at once. A page that the browser
 * has prepared (`pagesAhead.ts`) is shown within a few frames, unless the page that is left works first.
 */
export function openAtOnce(): void {
  const root = document.documentElement;
  const linkOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest('a[href^="/cars/"]:not([data-tap])') : null;
  // Whoever comes back to a place on a page finds it there only where all before it has its height.
  const makeWhole = (): void => void (root.dataset['whole'] = '');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') makeWhole();
  addEventListener('popstate', makeWhole, { once: true });
  // What somebody has scrolled past has had its height; what was jumped over has not.
  let last = 0;
  let hasJumped = false;
  const scrolled = (): void => {
    hasJumped ||= Math.abs(scrollY - last) > innerHeight;
    last = scrollY;
  };
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', () => (hasJumped ||= last > 0));
  let pressed: Element | null = null;
  // The framework hydrates a part at once, in one piece, when it hears that somebody presses something in it.
  const press = (event: Event): void => {
    const { type } = event;
    const link = linkOf(event);
    if (type === 'pointerdown') pressed = link;
    if (!link || link !== pressed) return;
    if (type === 'click') pressed = null;
    // The place that the browser remembers is one among true heights too.
    if (hasJumped) makeWhole();
    // A click is kept from others only where the framework would be about to hydrate.
    const sleeping = type === 'click' ? '[data-not-live="waking"]' : '[data-not-live]';
    if (!('awake' in root.dataset) || link.closest(sleeping)) event.stopImmediatePropagation();
  };
  const types = ['pointerdown', 'touchstart', 'mousedown', 'focusin', 'pointerup', 'touchend', 'mouseup', 'click'];
  for (const type of types) addEventListener(type, press, { capture: true, passive: true });
}
