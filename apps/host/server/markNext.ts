/**
 * Runs in the page as an inline script: marks the link that a visitor is most likely to follow next, so that the browser
 * prepares its page (`pagesAhead.ts`) before it is pressed. It is the vehicle under the pointer, and where there is none,
 * as on a phone, the one in the middle of a page that stands still. There is one at a time; browsers give up a page whose
 * link is not marked any more.
 * @param still milliseconds without scrolling or touch after which a page stands still
 */
export function markNext(still: number): void {
  const vehicle = 'a[href^="/cars/"]:not([target])';
  let marked: Element | null = null;
  const mark = (link: Element | null | undefined): void => {
    if (!link || (link === marked && link.isConnected)) return;
    marked?.removeAttribute('data-next');
    link.setAttribute('data-next', '');
    marked = link;
  };
  const hasPointer = matchMedia('(hover: hover)');
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse' && target instanceof Element) mark(target.closest(vehicle));
    },
    { passive: true },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const share of [0.5, 0.65, 0.35]) {
      const card = document.elementFromPoint(innerWidth / 2, innerHeight * share)?.closest('main article, main li');
      const link = card?.querySelector(vehicle);
      if (link) return mark(link);
    }
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (!hasPointer.matches && 'awake' in document.documentElement.dataset) timer = setTimeout(look, still);
  };
  for (const sign of ['scroll', 'touchstart', 'touchend', 'forecourt:awake'])
    addEventListener(sign, wait, { passive: true });
}
