import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { VersionedSearch } from '../ports/searchPort.ts';
import { openAlgoliaSearch } from './algolia/openAlgoliaSearch.ts';
import { limitSearches } from './limitSearches.ts';
import { openSearch } from './openSearch.ts';
import type { ServiceDeps } from './searchService.ts';

/** The search of the configuration's choice, with its limit for each address. */
export function openConfiguredSearch(
  config: Pick<Config, 'dataFolder' | 'keys' | 'search'>,
  deps: Omit<ServiceDeps, 'keys'>,
): VersionedSearch {
  const { keys } = config;
  const { algolia, perAddress } = config.search;
  const search: VersionedSearch = algolia
    ? openAlgoliaSearch({ ...algolia, ...deps, keys })
    : openSearch({ file: join(config.dataFolder, 'search', 'index.sqlite'), ...deps, keys });
  return limitSearches(search, { perAddress, keys });
}
