import type { EngineArguments, EngineMethod, EngineResult, SearchCalls, SharedCalls } from '@forecourt/search-engine';
import type { AlgoliaAccount } from './AlgoliaAccount.ts';
import { browseAlgolia } from './algoliaBrowse.ts';
import { AlgoliaIndexes } from './AlgoliaIndexes.ts';
import { firstFoundInAlgolia, objectsOfAlgolia, queryAlgolia } from './algoliaReads.ts';
import { AlgoliaSynonyms } from './algoliaSynonyms.ts';
import { AlgoliaWriter } from './AlgoliaWriter.ts';

type Calls = {
  [Method in EngineMethod]: (...args: EngineArguments<Method>) => Promise<EngineResult<Method>>;
};

function readsOf(account: AlgoliaAccount) {
  const indexes = new AlgoliaIndexes(account);
  const synonyms = new AlgoliaSynonyms(account);
  return {
    query: (requests, boundary) => queryAlgolia(account, requests, boundary),
    firstFound: (ways, boundary) => firstFoundInAlgolia(account, ways, boundary),
    browse: (index, params, boundary) => browseAlgolia(account, index, params, boundary),
    objects: (requests, boundary) => objectsOfAlgolia(account, requests, boundary),
    settings: (index) => indexes.settings(index),
    synonym: (index, objectID) => synonyms.one(index, objectID),
    searchSynonyms: (index, question) => synonyms.search(index, question),
    list: () => indexes.list(),
    size: () => indexes.size(),
    fact: (name) => indexes.fact(name),
  } satisfies Partial<Calls>;
}

function writesOf(account: AlgoliaAccount) {
  const writer = new AlgoliaWriter(account);
  const indexes = new AlgoliaIndexes(account);
  const synonyms = new AlgoliaSynonyms(account);
  return {
    upsert: (records) => writer.upsert(records),
    remove: (objectIDs) => writer.remove(objectIDs),
    batch: (index, requests) => writer.batch(index, requests),
    multiBatch: (requests) => writer.multiBatch(requests),
    clearIndex: (index) => writer.clear(index),
    deleteIndex: (index) => writer.delete(index),
    deleteBy: (index, params) => writer.deleteBy(index, params),
    operation: (kind, from, to, scope) => writer.operation(kind, from, to, scope),
    beginRebuild: () => writer.beginRebuild(),
    addToRebuild: (records) => writer.addToRebuild(records),
    finishRebuild: () => writer.finishRebuild(),
    abandonRebuild: () => writer.abandonRebuild(),
    setSettings: (index, changes, options) => indexes.setSettings(index, changes, options),
    setFact: (name, value) => indexes.setFact(name, value),
    saveSynonyms: (index, given, options) => synonyms.save(index, given, options),
    deleteSynonym: (index, objectID) => synonyms.delete(index, objectID),
    clearSynonyms: (index) => synonyms.clear(index),
    close: async () => undefined,
  } satisfies Partial<Calls>;
}

/** Serves the calls of the embedded engine from Algolia. Reads run at once, writes one after the other. */
export class AlgoliaCalls implements SharedCalls {
  private readonly account: AlgoliaAccount;
  private readonly reads: ReturnType<typeof readsOf>;
  private readonly calls: Calls;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(account: AlgoliaAccount) {
    this.account = account;
    this.reads = readsOf(account);
    this.calls = { ...this.reads, ...writesOf(account) };
  }

  call<Method extends EngineMethod>(method: Method, ...args: EngineArguments<Method>): Promise<EngineResult<Method>> {
    const work = () => this.account.ask(() => this.calls[method](...args));
    if (method in this.reads) return work();
    const next = this.lastWrite.then(work);
    this.lastWrite = next.catch(() => undefined);
    return next;
  }

  /** Algolia shares its own machines among those who ask. */
  lane(): SearchCalls {
    return this;
  }
}
