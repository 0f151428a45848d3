import type { VersionedSearch } from '../../ports/searchPort.ts';
import { searchService, type ServiceDeps } from '../searchService.ts';
import { AlgoliaAccount, defaultTimeouts, type AlgoliaCredentials, type AlgoliaTimeouts } from './AlgoliaAccount.ts';
import { AlgoliaCalls } from './AlgoliaCalls.ts';

export interface AlgoliaSearchOptions extends AlgoliaCredentials, ServiceDeps {
  /** @default 1, 2 and 30 seconds */
  timeouts?: Partial<AlgoliaTimeouts>;
}

/**
 * Search at Algolia, behind the same protocol. Browsers still ask the site's own host with the site's own key: every
 * read is narrowed here to what the site may show, and no key of Algolia's leaves the server.
 */
export function openAlgoliaSearch(options: AlgoliaSearchOptions): VersionedSearch {
  const account = new AlgoliaAccount(options, { ...defaultTimeouts, ...options.timeouts }, options.log);
  return {
    ...searchService(new AlgoliaCalls(account), options),
    // Algolia replicates its data; an index that was deleted there is rebuilt at the next start.
    onLost: () => undefined,
    close: async () => undefined,
  };
}
