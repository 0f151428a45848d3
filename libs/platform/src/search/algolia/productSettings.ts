import {
  facetAttributes,
  primaryIndex,
  searchableAttributes,
  sortIndexes,
  type SortIndex,
} from '@forecourt/search/model';
import type { IndexSettings } from 'algoliasearch';
import type { AlgoliaAccount } from './AlgoliaAccount.ts';
import { dealershipKeyAttribute } from './boundedParams.ts';

/** Attributes that every site's filter needs, so settings cannot remove them. */
const boundaryAttributes = [
  dealershipKeyAttribute,
  ...['dealership_id', 'show_on_dealer_website', 'car_type', 'item_type', 'status', 'sold', 'reserved', 'certified'],
];
const textRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'];

const bareName = (entry: string): string => entry.replace(/^\w+\((.*)\)$/, '$1');

/** An operator's settings with the attributes that separate the sites added. */
export function guardedSettings(settings: IndexSettings): IndexSettings {
  const { attributesForFaceting: facets, unretrievableAttributes: hidden } = settings;
  const missing = boundaryAttributes.filter((name) => !facets?.map(bareName).includes(name));
  return {
    ...settings,
    ...(facets ? { attributesForFaceting: [...facets, ...missing.map((name) => `filterOnly(${name})`)] } : {}),
    ...(hidden ? { unretrievableAttributes: [...new Set([...hidden, dealershipKeyAttribute])] } : {}),
  };
}

/** Initial settings of any index. */
export function freshSettings(): IndexSettings {
  return guardedSettings({
    attributesForFaceting: facetAttributes.map((name) => `searchable(${name})`),
    unretrievableAttributes: [dealershipKeyAttribute],
  });
}

/** Settings that make Algolia answer vehicle searches as the embedded engine does. */
export function primarySettings(): IndexSettings {
  return {
    ...freshSettings(),
    searchableAttributes: searchableAttributes.map((name) => `unordered(${name})`),
    ranking: [...textRanking, 'custom'],
    customRanking: ['desc(custom_rank)'],
    // A year or an engine size that differs by one digit is another car, not a typo.
    allowTyposOnNumericTokens: false,
    // Lists of large marketplaces must not end at Algolia's default of 1,000 hits.
    paginationLimitedTo: 20_000,
  };
}

export const replicas: readonly SortIndex[] = sortIndexes.filter(({ name }) => name !== primaryIndex);

/** Sorts by the visitor's choice, then by the dealer's ranking, and then by text relevance. */
export function replicaSettings({ attribute, direction }: SortIndex): IndexSettings {
  return { ranking: [`${direction}(${attribute})`, 'desc(custom_rank)', ...textRanking, 'custom'] };
}

/** Gives the primary its replicas, beside an operator's own, and each its order. Answered when all of it holds. */
export async function pushReplicas(account: AlgoliaAccount, others: readonly string[] = []): Promise<void> {
  const names = [...new Set([...replicas.map(({ name }) => account.remote(name)), ...others])];
  const indexName = account.remote(primaryIndex);
  await account.done(primaryIndex, await account.writer.setSettings({ indexName, indexSettings: { replicas: names } }));
  // Before the replicas: forwarded settings would overwrite theirs.
  const forwarded = { ...primarySettings() };
  delete forwarded.ranking;
  await account.done(
    primaryIndex,
    await account.writer.setSettings({ indexName, indexSettings: forwarded, forwardToReplicas: true }),
  );
  const pushed = replicas.map(async (replica) => {
    const settings = { indexName: account.remote(replica.name), indexSettings: replicaSettings(replica) };
    await account.done(replica.name, await account.writer.setSettings(settings));
  });
  await Promise.all(pushed);
}
