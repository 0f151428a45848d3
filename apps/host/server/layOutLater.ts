/**
 * Runs in the page as an inline script: lets the browser lay out the parts below the first screen (`later` of the UI
 * library) one at a time when it has nothing else to do, or every half second where it is always busy, from the moment
 * the page is awake. The true heights of parts differ from those that are said of them: who scrolls far at once would
 * see the page jump, and a tap could miss what it was meant for. Cards of a list are small, and laid out four at a time. Pages that the router shows afterwards begin at
 * the first scroll.
 */
export function layOutLater(): void {
  const whenIdle = (run: () => void): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 50);
  let isUnderWay = false;
  const next = (): void => {
    const parts = document.querySelectorAll('[data-later]');
    isUnderWay = parts.length > 0;
    if (!isUnderWay) return;
    const atOnce = parts[0]?.localName === 'li' ? 4 : 1;
    for (const part of [...parts].slice(0, atOnce)) part.removeAttribute('data-later');
    whenIdle(next);
  };
  const begin = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    whenIdle(next);
  };
  addEventListener('forecourt:awake', begin);
  addEventListener('scroll', begin, { passive: true });
}
