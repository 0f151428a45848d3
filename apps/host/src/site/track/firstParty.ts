import { deviceStore } from '@forecourt/ui';
import type { Destination, TrackedEvent } from './createTrack.ts';

/** Fewer than the server takes at once, so that even long names stay below its largest batch. */
const together = 15;
const waitMs = 2_000;
const tab = deviceStore<string | null>({
  key: 'forecourt:tab',
  area: 'sessionStorage',
  read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
});

/** Two thirds of a UUID's chance: enough to tell tabs and events apart. */
const randomId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), 'e');

/** The same for all pages of one browser tab, gone with it, and made of nothing but chance. */
function tabId(): string {
  const known = tab.current();
  if (known !== null) return known;
  const fresh = randomId();
  tab.set(fresh);
  return fresh;
}

/**
 * The site's own count: no cookie, nothing about the person. Events wait two seconds for company; what still waits when
 * the page is hidden or left goes with it.
 */
export function firstParty(endpoint = '/api/events'): Destination {
  const name = 'the site';
  const waiting: (TrackedEvent & { id: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const warn = (reason: unknown) => console.warn('Events could not be sent to the site', reason);

  function post(body: string): void {
    if (navigator.sendBeacon?.(endpoint, body)) return;
    // The browser's own queue is full, or it has none.
    fetch(endpoint, { method: 'POST', body, keepalive: true }).then(({ ok, status }) => ok || warn(status), warn);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const tab = tabId();
    while (waiting.length > 0) {
      const now = performance.now();
      const events = waiting.splice(0, together).map(({ at, ...rest }) => ({ ...rest, ago: Math.round(now - at) }));
      try {
        post(JSON.stringify({ tab, events }));
      } catch (error) {
        warn(error);
      }
    }
  }

  let isListening = false;
  function listen(): void {
    if (isListening) return;
    isListening = true;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  }

  return {
    name,
    send(event) {
      listen();
      waiting.push({ ...event, id: randomId() });
      timer ??= setTimeout(flush, waitMs);
    },
  };
}
