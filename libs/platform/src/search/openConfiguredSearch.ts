import type { Config } from '../config/config.ts';
import type { VersionedSearch } from '../ports/searchPort.ts';
import { openAlgoliaSearch } from './algolia/openAlgoliaSearch.ts';
import { limitSearches } from './limitSearches.ts';
import { openSearch } from './openSearch.ts';
import { indexFile } from './shareIndex.ts';
import { openWorkBudget } from './workBudget.ts';
import type { ServiceDeps } from './searchService.ts';

/** The search of the configuration's choice, with its limits for each address and site. */
export function openConfiguredSearch(
  config: Pick<Config, 'dataFolder' | 'keys' | 'search' | 'memory'>,
  given: Omit<ServiceDeps, 'keys' | 'work'>,
): VersionedSearch {
  const { keys } = config;
  const { algolia, perAddress, work: limits } = config.search;
  const work = openWorkBudget(limits);
  const deps = { ...given, keys, work };
  const search: VersionedSearch = algolia
    ? openAlgoliaSearch({ ...algolia, ...deps })
    : openSearch({
        file: indexFile(config),
        maxAnswers: config.memory.searchAnswers,
        ...deps,
      });
  return limitSearches(search, { perAddress, work, keys });
}
