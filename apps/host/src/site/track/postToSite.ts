/** Endpoint of a site's visitor events. */
const endpoint = '/api/events';

/** Posts to the site itself, also while the page is being left. @param what for the warning, as the plural it is */
export function postToSite(body: string, what: string): void {
  const warn = (reason: unknown) => console.warn(`${what} could not be sent to the site`, reason);
  try {
    if (navigator.sendBeacon?.(endpoint, body)) return;
    // The browser's own queue is full, or it has none.
    fetch(endpoint, { method: 'POST', body, keepalive: true }).then(({ ok, status }) => ok || warn(status), warn);
  } catch (error) {
    warn(error);
  }
}
