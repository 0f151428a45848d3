import { deviceStore } from '@forecourt/ui';
import type { Destination, TrackedEvent } from './createTrack.ts';
import { postToSite } from './postToSite.ts';
import { whenLeft } from './whenLeft.ts';

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
