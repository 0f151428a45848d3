import { primaryIndex } from '@forecourt/search/model';
import type { BatchRequest } from 'algoliasearch';
import { type IndexRecord, readSearchParams, Refusal, type WireParams } from '@forecourt/search-engine';
import { orNull, type AlgoliaAccount } from './AlgoliaAccount.ts';
import { AlgoliaRebuild } from './AlgoliaRebuild.ts';
import { checkWritable, markedRecord, readAlgoliaBatch, readAlgoliaMultiBatch } from './algoliaRecords.ts';
import { freshSettings, primarySettings, pushReplicas } from './productSettings.ts';
import { productSynonyms } from './synonymRules.ts';

/** Writes records to Algolia. Each write resolves when reads see it. Callers must not run writes concurrently. */
export class AlgoliaWriter {
  private readonly account: AlgoliaAccount;
  private building: AlgoliaRebuild | null = null;
  private readonly prepared = new Set<string>();

  constructor(account: AlgoliaAccount) {
    this.account = account;
  }

  /** Creates an index with the product's settings before the first write to it. */
  private async prepare(index: string): Promise<void> {
    checkWritable(index);
    if (this.prepared.has(index)) return;
    const { account } = this;
    const indexName = account.remote(index);
    const isPrimary = index === primaryIndex;
    if ((await orNull(account.writer.getSettings({ indexName }))) === null) {
      const indexSettings = isPrimary ? primarySettings() : freshSettings();
      await account.done(index, await account.writer.setSettings({ indexName, indexSettings }));
      if (isPrimary) {
        await account.done(index, await account.writer.saveSynonyms({ indexName, synonymHit: productSynonyms() }));
        await pushReplicas(account);
      }
    }
    this.prepared.add(index);
  }

  private async write(index: string, requests: BatchRequest[], objectIDs: readonly string[]): Promise<void> {
    if (requests.length === 0) return;
    await this.prepare(index);
    if (requests.some(({ action }) => action === 'delete')) this.prepared.delete(index);
    const indexName = this.account.remote(index);
    await this.account.done(index, await this.account.writer.batch({ indexName, batchWriteParams: { requests } }));
    if (index === primaryIndex) await this.building?.follow(objectIDs.filter(Boolean));
  }

  async upsert(records: readonly IndexRecord[]): Promise<void> {
    const requests = records.map((record): BatchRequest => ({ action: 'addObject', body: markedRecord(record) }));
    await this.write(
      primaryIndex,
      requests,
      records.map(({ objectID }) => objectID),
    );
  }

  async remove(objectIDs: readonly string[]): Promise<void> {
    const requests = objectIDs.map((objectID): BatchRequest => ({ action: 'deleteObject', body: { objectID } }));
    await this.write(primaryIndex, requests, objectIDs);
  }

  async batch(index: string, given: unknown): Promise<string[]> {
    const { requests, objectIDs } = readAlgoliaBatch(index, given);
    await this.write(index, requests, objectIDs);
    return objectIDs;
  }

  async multiBatch(given: unknown): Promise<{ index: string; objectID: string }[]> {
    const writes = readAlgoliaMultiBatch(given);
    for (const index of new Set(writes.map((write) => write.index))) {
      const own = writes.filter((write) => write.index === index);
      await this.write(
        index,
        own.map(({ request }) => request),
        own.map(({ objectID }) => objectID),
      );
    }
    return writes.map(({ index, objectID }) => ({ index, objectID }));
  }

  async clear(index: string): Promise<void> {
    checkWritable(index);
    const indexName = this.account.remote(index);
    const task = await orNull(this.account.writer.clearObjects({ indexName }));
    if (task) await this.account.done(index, task);
  }

  async delete(index: string): Promise<void> {
    if (index === primaryIndex) return this.clear(index);
    checkWritable(index);
    this.prepared.delete(index);
    const indexName = this.account.remote(index);
    const task = await orNull(this.account.writer.deleteIndex({ indexName }));
    if (task) await this.account.done(index, task);
  }

  /** Deletes whatever the filters of `params` find, in every site's stock. */
  async deleteBy(index: string, params: WireParams): Promise<void> {
    checkWritable(index);
    const { groups } = readSearchParams(params);
    if (groups.length === 0) throw new Refusal(400, 'params: expected a filter; to empty an index, clear it');
    const names = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'] as const;
    const deleteByParams = Object.fromEntries(
      names.filter((name) => name in params).map((name) => [name, params[name]]),
    );
    const indexName = this.account.remote(index);
    const { hits } = await this.matching(index, deleteByParams);
    await this.account.done(index, await this.account.writer.deleteBy({ indexName, deleteByParams }));
    if (index === primaryIndex) await this.building?.follow(hits);
  }

  /** Ids that a rebuild in progress must not restore. */
  private async matching(index: string, browseParams: Record<string, unknown>): Promise<{ hits: string[] }> {
    const hits: string[] = [];
    if (!this.building || index !== primaryIndex) return { hits };
    await this.account.writer.browseObjects({
      indexName: this.account.remote(index),
      browseParams: { ...browseParams, attributesToRetrieve: ['objectID'] },
      aggregator: (page) => hits.push(...page.hits.map(({ objectID }) => objectID)),
    });
    return { hits };
  }

  async operation(kind: 'copy' | 'move', from: string, to: string, scope: readonly string[] | null): Promise<void> {
    checkWritable(from);
    checkWritable(to);
    for (const index of [from, to]) this.prepared.delete(index);
    const { account } = this;
    const operationIndexParams = {
      operation: kind,
      destination: account.remote(to),
      ...(scope ? { scope: scope as ('settings' | 'synonyms' | 'rules')[] } : {}),
    };
    const operation = account.writer.operationIndex({ indexName: account.remote(from), operationIndexParams });
    // Copying the settings of an index that is not there copies nothing, as clients expect who copy before they write.
    const task = kind === 'copy' && scope !== null ? await orNull(operation) : await operation;
    if (task) await account.done(kind === 'copy' ? to : from, task);
    if (kind === 'move' && to === primaryIndex) await pushReplicas(account);
  }

  async beginRebuild(): Promise<void> {
    await this.abandonRebuild();
    this.building = await AlgoliaRebuild.begin(this.account);
  }

  async addToRebuild(records: readonly IndexRecord[]): Promise<void> {
    if (!this.building) throw new Error('no rebuild has begun');
    await this.building.add(records);
  }

  async finishRebuild(): Promise<number> {
    if (!this.building) throw new Error('no rebuild has begun');
    const size = await this.building.finish();
    this.building = null;
    this.prepared.add(primaryIndex);
    return size;
  }

  async abandonRebuild(): Promise<void> {
    const { building } = this;
    this.building = null;
    await building?.abandon();
  }
}
