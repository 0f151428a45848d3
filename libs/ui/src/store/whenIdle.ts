/** Milliseconds after which the task runs even on a busy page. */
const longestWait = 2_000;

/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const usualWait = 200;

/** Runs a task when the browser is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: longestWait });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, usualWait);
  return () => clearTimeout(handle);
}
