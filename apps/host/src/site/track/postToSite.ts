/** Endpoint of a site's visitor events. */
const endpoint = '/api/events';

/** Posts to the site itself, also while the page is being left. @param what plural noun for the warning */
export function postToSite(body: string, what: string): void {
  const warn = (reason: unknown) => console.warn(`${what} could not be sent to the site`, reason);
  try {
    if (navigator.sendBeacon?.(endpoint, body)) return;
    // The browser's beacon queue is full, or missing.
    fetch(endpoint, { method: 'POST', body, keepalive: true }).then(({ ok, status }) => ok || warn(status), warn);
  } catch (error) {
    warn(error);
  }
}
