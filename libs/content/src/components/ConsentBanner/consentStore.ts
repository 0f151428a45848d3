import { consentCompanies, type TaggedSite } from '@forecourt/domain';
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

/** A site, with what needs consent there. */
export type ConsentSite = TaggedSite & { slug: string };

function createConsentStore(site: ConsentSite): ConsentStore {
  const companies = consentCompanies(site);
  const choice = deviceStore<ConsentChoice | null>({
    key: siteKey(site.slug, 'consent'),
    read: (stored) => readConsent(stored, new Date(), companies),
    write: (answer) => answer && consentRecord(answer, new Date(), companies),
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
export function consentStore(site: ConsentSite): ConsentStore {
  const store = stores.get(site.slug) ?? createConsentStore(site);
  stores.set(site.slug, store);
  return store;
}
