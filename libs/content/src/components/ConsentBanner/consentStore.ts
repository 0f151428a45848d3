import { consentText, readConsent, type ConsentChoice } from '../../model/consent.ts';

export interface ConsentState {
  /** Null until the visitor has answered. */
  choice: ConsentChoice | null;
  /** The visitor wants to change the answer. */
  isReopened: boolean;
}

/** A site's answer on this device, shared by the banner, the footer's link and whoever must wait for it. */
export interface ConsentStore {
  state(): ConsentState;
  subscribe(listener: () => void): () => void;
  choose(choice: ConsentChoice): void;
  reopen(): void;
  /** Closes without changing the answer. */
  close(): void;
}

const unanswered: ConsentState = { choice: null, isReopened: false };

function createConsentStore(siteSlug: string): ConsentStore {
  const key = `forecourt:${siteSlug}:consent`;
  const listeners = new Set<() => void>();
  let known: ConsentState | null = null;

  function stored(): ConsentChoice | null {
    try {
      return readConsent(window.localStorage.getItem(key), new Date());
    } catch (error) {
      console.warn('The privacy choice could not be read', error);
      return null;
    }
  }
  function set(state: ConsentState): void {
    known = state;
    for (const listener of listeners) listener();
  }
  const state = (): ConsentState => (known ??= { choice: stored(), isReopened: false });
  const onOtherTab = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) set({ ...state(), choice: stored() });
  };

  return {
    state,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
      };
    },
    choose(choice) {
      try {
        window.localStorage.setItem(key, consentText(choice, new Date()));
      } catch (error) {
        // It holds for this page; the next one asks again.
        console.warn('The privacy choice could not be stored', error);
      }
      set({ choice, isReopened: false });
    },
    reopen: () => set({ ...state(), isReopened: true }),
    close: () => set({ ...state(), isReopened: false }),
  };
}

const stores = new Map<string, ConsentStore>();

/** In the browser only: a server has no visitor's answers. */
export function consentStore(siteSlug: string): ConsentStore {
  const store = stores.get(siteSlug) ?? createConsentStore(siteSlug);
  stores.set(siteSlug, store);
  return store;
}

/** What a page holds before the browser has it: nobody is asked yet. */
export const onServer = (): ConsentState => unanswered;
