import { createStore, deviceStore, siteKey, type Store } from '@forecourt/ui';
import { consentRecord, readConsent, type ConsentChoice } from '../../model/consent.ts';

/** A site's consent on this device, shared by the banner, the footer's link and everything that depends on consent. */
export interface ConsentStore {
  /** Null until the visitor has answered. */
  choice: Store<ConsentChoice | null>;
  /** Whether the visitor wants to change the answer. */
  isReopened: Store<boolean>;
  /** Where the device stores nothing the answer holds for this page, and the next one asks again. */
  choose(choice: ConsentChoice): void;
  reopen(): void;
  /** Closes without changing the answer. */
  close(): void;
}

function createConsentStore(siteSlug: string): ConsentStore {
  const choice = deviceStore<ConsentChoice | null>({
    key: siteKey(siteSlug, 'consent'),
    read: (stored) => readConsent(stored, new Date()),
    write: (answer) => answer && consentRecord(answer, new Date()),
  });
  const isReopened = createStore(false);
  return {
    choice,
    isReopened,
    choose(answer) {
      choice.set(answer);
      isReopened.set(false);
    },
    reopen: () => isReopened.set(true),
    close: () => isReopened.set(false),
  };
}

const stores = new Map<string, ConsentStore>();

/** In the browser only: a server has no visitor's answers. */
export function consentStore(siteSlug: string): ConsentStore {
  const store = stores.get(siteSlug) ?? createConsentStore(siteSlug);
  stores.set(siteSlug, store);
  return store;
}
