/**
 * Runs in the page as an inline script: marks the link that a visitor is most likely to follow next, so that the browser
 * prepares its page (`pagesAhead.ts`) before it is pressed. It is the vehicle under the pointer, and where there is none,
 * as on a phone, the one in the middle of a page that stands still. There is one at a time; browsers give up a page whose
 * link is not marked any more.
 * @param still milliseconds without scrolling or touch after which a page stands still
 * @param rest milliseconds after which a pointer has come to rest
 */
export function markNext(still: number, rest: number): void {
  const vehicle = 'a[href^="/cars/"]:not([target])';
  let marked: Element | null = null;
  const mark = (link: Element | null | undefined): void => {
    if (!link || (link === marked && link.isConnected)) return;
    marked?.removeAttribute('data-next');
    link.setAttribute('data-next', '');
    marked = link;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    clearTimeout(timer);
    const link = target.closest(vehicle);
    if (link) timer = setTimeout(mark, rest, link);
  };
  const look = (): void => {
    for (const share of [0.5, 0.65, 0.35, 0.8]) {
      const card = document.elementFromPoint(innerWidth / 2, innerHeight * share)?.closest('main article');
      const link = card?.querySelector(vehicle);
      if (link) return mark(link);
    }
  };
  const hasPointer = matchMedia('(hover: hover)');
  const wait = (): void => {
    if (hasPointer.matches || !('awake' in document.documentElement.dataset)) return;
    clearTimeout(timer);
    timer = setTimeout(look, still);
  };
  // Before the framework hears of it, which stops what it cannot answer yet.
  const first = { capture: true, passive: true };
  addEventListener('pointerover', over, first);
  for (const sign of ['touchstart', 'touchend']) addEventListener(sign, wait, first);
  for (const sign of ['scroll', 'forecourt:awake']) addEventListener(sign, wait, { passive: true });
}
