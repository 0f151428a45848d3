/** Milliseconds after which a busy page is asked no longer to wait. */
const longestWait = 2_000;

/** Runs once the browser has nothing better to do. @returns a way to call it off */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: longestWait });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 1);
  return () => clearTimeout(handle);
}
