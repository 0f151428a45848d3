/*
 * The door of a search engine: what a question means, and nothing of vehicles. It loads in a few milliseconds, which is
 * why an engine's thread comes through here and not through the whole model.
 */
export { facetAttributes, nameAttributes, searchableAttributes, titleAttributes } from './indexSettings.ts';
export { indexSort, primaryIndex, sortIndexes } from './indexes.ts';
export { parseFilters, type FilterGroup, type FilterLeaf } from './filters.ts';
export { defaultSynonyms, type SynonymRule } from './synonyms.ts';
