/** Distance from the viewport at which an element counts as near. */
const ahead = '600px';

/**
 * Calls back when the visitor comes near an element, at once where that cannot be observed.
 * @param come called once
 * @returns ends the wait
 */
export function watchNear(element: Element | null, come: () => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    come();
    return () => undefined;
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      come();
    },
    { rootMargin: ahead },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
