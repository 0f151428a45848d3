import { readSynonyms, readText, readWhole, type SynonymQuestion, type SynonymRule } from '@forecourt/search-engine';
import { primaryIndex } from '@forecourt/search/model';
import { orNull, type AlgoliaAccount } from './AlgoliaAccount.ts';
import { ownRule, productSynonyms, theirRule } from './synonymRules.ts';

/** Synonyms of an index at Algolia, checked as the embedded engine checks them. */
export class AlgoliaSynonyms {
  private readonly account: AlgoliaAccount;

  constructor(account: AlgoliaAccount) {
    this.account = account;
  }

  async save(index: string, synonyms: unknown, { replaceExisting }: { replaceExisting: boolean }): Promise<void> {
    const synonymHit = readSynonyms(synonyms).map(theirRule);
    const task = await this.account.writer.saveSynonyms({
      indexName: this.account.remote(index),
      synonymHit,
      replaceExistingSynonyms: replaceExisting,
      forwardToReplicas: true,
    });
    await this.account.done(index, task);
  }

  async one(index: string, objectID: string): Promise<SynonymRule | null> {
    const found = await orNull(this.account.writer.getSynonym({ indexName: this.account.remote(index), objectID }));
    return found && ownRule(found);
  }

  async search(index: string, question: SynonymQuestion): Promise<{ hits: SynonymRule[]; nbHits: number }> {
    const params = { ...question };
    const type = readText(params, 'type', '', 100);
    const { hits, nbHits } = await this.account.writer.searchSynonyms({
      indexName: this.account.remote(index),
      searchSynonymsParams: {
        query: readText(params, 'query', '', 512),
        page: readWhole(params, 'page', 0, 0, 1_000_000),
        hitsPerPage: readWhole(params, 'hitsPerPage', 100, 1, 1_000),
        ...(type === 'synonym' || type === 'onewaysynonym' ? { type } : {}),
      },
    });
    return { hits: hits.map(ownRule), nbHits };
  }

  async delete(index: string, objectID: string): Promise<void> {
    const indexName = this.account.remote(index);
    const task = await this.account.writer.deleteSynonym({ indexName, objectID, forwardToReplicas: true });
    await this.account.done(index, task);
  }

  /** Restores the synonyms that come with the product. */
  async clear(index: string): Promise<void> {
    if (index === primaryIndex) return this.save(index, productSynonyms(), { replaceExisting: true });
    const indexName = this.account.remote(index);
    await this.account.done(index, await this.account.writer.clearSynonyms({ indexName, forwardToReplicas: true }));
  }
}
