import { deviceStore } from '@forecourt/ui';
import type { Destination, TrackedEvent } from './createTrack.ts';
import { postToSite } from './postToSite.ts';
import { whenLeft } from './whenLeft.ts';

/** Maximum of events per request, so that even long names stay below the server's limit. */
const together = 15;
const waitMs = 2_000;
const tab = deviceStore<string | null>({
  key: 'forecourt:tab',
  area: 'sessionStorage',
  read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
});

/** Two thirds of a UUID's randomness: enough to distinguish tabs and events. */
const randomId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), 'e');

/** A random id of one browser tab, the same on all its pages and gone with it. */
function tabId(): string {
  const known = tab.current();
  if (known !== null) return known;
  const fresh = randomId();
  tab.set(fresh);
  return fresh;
}

/**
 * The site's own analytics: no cookie, no personal data. Events are batched for two seconds; the rest is sent when the
 * page is hidden or left.
 */
export function firstParty(): Destination {
  const name = 'the site';
  const waiting: (TrackedEvent & { id: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const tab = tabId();
    while (waiting.length > 0) {
      const now = performance.now();
      const events = waiting.splice(0, together).map(({ at, ...rest }) => ({ ...rest, ago: Math.round(now - at) }));
      postToSite(JSON.stringify({ tab, events }), 'Events');
    }
  }

  let isListening = false;
  function listen(): void {
    if (isListening) return;
    isListening = true;
    whenLeft(flush);
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
