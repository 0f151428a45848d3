import { primaryIndex } from '@forecourt/search/model';
import type { BatchRequest } from 'algoliasearch';
import { randomBytes } from 'node:crypto';
import type { IndexRecord } from '@forecourt/search-engine';
import { orNull, type AlgoliaAccount } from './AlgoliaAccount.ts';
import { markedRecord } from './algoliaRecords.ts';
import { primarySettings, pushReplicas } from './productSettings.ts';
import { productSynonyms } from './synonymRules.ts';

/** Builds a temporary index and moves it into the primary's place in one step. */
export class AlgoliaRebuild {
  private readonly account: AlgoliaAccount;
  private readonly index: string;
  /** Ids written to the primary since the rebuild began; those records are newer than the rebuild's. */
  private readonly touched = new Set<string>();
  private readonly tasks: { taskID: number }[] = [];

  private constructor(account: AlgoliaAccount) {
    this.account = account;
    this.index = `${primaryIndex}_tmp_${randomBytes(4).toString('hex')}`;
  }

  static async begin(account: AlgoliaAccount): Promise<AlgoliaRebuild> {
    const build = new AlgoliaRebuild(account);
    const { writer } = account;
    const indexName = account.remote(build.index);
    const source = account.remote(primaryIndex);
    const own = await orNull(writer.searchSynonyms({ indexName: source, searchSynonymsParams: { hitsPerPage: 1 } }));
    await build.settle(await writer.setSettings({ indexName, indexSettings: primarySettings() }));
    if (own && own.nbHits > 0) {
      // A rebuild keeps an operator's synonyms and rules.
      const operationIndexParams = {
        operation: 'copy' as const,
        destination: indexName,
        scope: ['synonyms' as const, 'rules' as const],
      };
      await build.settle(await writer.operationIndex({ indexName: source, operationIndexParams }));
    } else {
      await build.settle(await writer.saveSynonyms({ indexName, synonymHit: productSynonyms() }));
    }
    return build;
  }

  private settle(task: { taskID: number }): Promise<void> {
    return this.account.done(this.index, task);
  }

  private async write(requests: BatchRequest[]): Promise<void> {
    if (requests.length === 0) return;
    const indexName = this.account.remote(this.index);
    this.tasks.push(await this.account.writer.batch({ indexName, batchWriteParams: { requests } }));
  }

  async add(records: readonly IndexRecord[]): Promise<void> {
    const fresh = records.filter(({ objectID }) => !this.touched.has(objectID));
    await this.write(fresh.map((record) => ({ action: 'addObject', body: markedRecord(record) })));
  }

  /** Copies records that were just written to the primary. */
  async follow(objectIDs: readonly string[]): Promise<void> {
    const { writer } = this.account;
    const indexName = this.account.remote(primaryIndex);
    for (let start = 0; start < objectIDs.length; start += 1_000) {
      const ids = objectIDs.slice(start, start + 1_000);
      for (const id of ids) this.touched.add(id);
      const { results } = await writer.getObjects<Record<string, unknown>>({
        requests: ids.map((objectID) => ({ indexName, objectID })),
      });
      await this.write(
        ids.map((objectID, place) => {
          const record = results[place];
          // Marked again, because attributes that may not be retrieved are missing from the copied settings.
          return record
            ? { action: 'addObject', body: markedRecord(record) }
            : { action: 'deleteObject', body: { objectID } };
        }),
      );
    }
  }

  /** Moves the new index into the primary's place. @returns its number of records */
  async finish(): Promise<number> {
    const { account } = this;
    const { writer } = account;
    for (const task of this.tasks) await this.settle(task);
    const indexName = account.remote(this.index);
    const counted = await writer.searchSingleIndex({ indexName, searchParams: { hitsPerPage: 0, analytics: false } });
    const destination = account.remote(primaryIndex);
    const before = await orNull(writer.getSettings({ indexName: destination }));
    const operationIndexParams = { operation: 'move' as const, destination };
    await this.settle(await writer.operationIndex({ indexName, operationIndexParams }));
    await pushReplicas(account, before?.replicas);
    return counted.nbHits ?? 0;
  }

  async abandon(): Promise<void> {
    await this.settle(await this.account.writer.deleteIndex({ indexName: this.account.remote(this.index) }));
  }
}
