/* Entry point for a search engine: what a query means, without anything of vehicles. It loads in a few milliseconds,
   which is why an engine's thread imports this and not the whole model. */
export { facetAttributes, nameAttributes, searchableAttributes, titleAttributes } from './indexSettings.ts';
export { indexSort, primaryIndex, sortIndexes } from './indexes.ts';
export { parseFilters, splitScore, type FilterGroup, type FilterLeaf } from './filters.ts';
export { defaultSynonyms, type SynonymRule } from './synonyms.ts';
