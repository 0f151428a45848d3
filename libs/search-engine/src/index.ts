/** The engine, and the search protocol that it is asked in. Adapters to other services share the protocol. */
export { Refusal } from './Refusal.ts';
export type { SearchCalls, SiteBoundary } from './SearchCalls.ts';
export type { IndexRecord } from './columns/columns.ts';
export type { IndexQuery, ObjectRequest, SearchEngine } from './engine/SearchEngine.ts';
export type { StoredSettings } from './params/IndexSettings.ts';
export { type BatchWrite, readBatch, readMultiBatch } from './params/batchWrites.ts';
export { echoParams, readSearchParams, readText, readWhole, type WireParams } from './params/searchParams.ts';
export { readFilters } from './params/wireFilters.ts';
export { readSynonyms, type SynonymQuestion, type SynonymRule } from './text/synonyms.ts';
export { EngineThread } from './thread/EngineThread.ts';
export type { EngineArguments, EngineMethod, EngineResult } from './thread/engineCalls.ts';
export { SearchTrouble, unavailableMessage } from './wire/SearchTrouble.ts';
export { answerWire } from './wire/answerWire.ts';
export { answerQueries } from './wire/queries.ts';
export { isObject, readParams } from './wire/wireBody.ts';
export { carriesAdminKey, type SearchKeys } from './wire/wireKeys.ts';
export { wireRoutes } from './wire/wireRoutes.ts';
export type { WireRequest, WireResponse } from './wire/wireRequest.ts';
