import { primaryIndex } from '@forecourt/search/model';
import type { IndexSettings } from 'algoliasearch';
import { isObject, type StoredSettings } from '@forecourt/search-engine';
import { orNull, type AlgoliaAccount } from './AlgoliaAccount.ts';
import { guardedSettings, replicas } from './productSettings.ts';

/** Key of the platform's own metadata in an index's `userData`. */
const factsName = 'forecourt';

function factsOf(settings: { userData?: unknown } | null): Record<string, unknown> {
  const facts = isObject(settings?.userData) ? settings.userData[factsName] : undefined;
  return isObject(facts) ? facts : {};
}

/** Indexes at Algolia: their names, settings and the small facts stored with them. */
export class AlgoliaIndexes {
  private readonly account: AlgoliaAccount;

  constructor(account: AlgoliaAccount) {
    this.account = account;
  }

  private read(index: string) {
    return this.account.writer.getSettings({ indexName: this.account.remote(index) });
  }

  async settings(index: string): Promise<StoredSettings> {
    const { replicas: remote, ...settings } = await this.read(index);
    const own = remote?.map((name) => this.account.local(name) ?? name);
    return { ...settings, ...(own ? { replicas: own } : {}) };
  }

  async setSettings(index: string, changes: StoredSettings, { forwardToReplicas = false } = {}): Promise<void> {
    const { replicas: named, userData, ...given } = changes;
    const facts = userData === undefined ? {} : factsOf(await orNull(this.read(index)));
    const indexSettings: IndexSettings = {
      ...guardedSettings(given as IndexSettings),
      ...(Array.isArray(named) ? { replicas: this.remoteReplicas(index, named.map(String)) } : {}),
      ...(isObject(userData) ? { userData: { ...userData, [factsName]: facts } } : {}),
    };
    const indexName = this.account.remote(index);
    await this.account.done(
      index,
      await this.account.writer.setSettings({ indexName, indexSettings, forwardToReplicas }),
    );
  }

  /** Replica names that an operator sets are added to the product's own, which always stay. */
  private remoteReplicas(index: string, names: readonly string[]): string[] {
    const own = index === primaryIndex ? replicas.map(({ name }) => name) : [];
    return [...new Set([...own, ...names])].map((name) => this.account.remote(name));
  }

  async list(): Promise<{ name: string; entries: number }[]> {
    const { items } = await this.account.writer.listIndices();
    return items.flatMap(({ name, entries, primary }) => {
      const own = this.account.local(name);
      return own === null || primary ? [] : [{ name: own, entries }];
    });
  }

  async size(): Promise<number> {
    const indexName = this.account.remote(primaryIndex);
    const searchParams = { hitsPerPage: 0, analytics: false };
    const counted = await orNull(this.account.writer.searchSingleIndex({ indexName, searchParams }));
    return counted?.nbHits ?? 0;
  }

  async fact(name: string): Promise<string | null> {
    const value = factsOf(await orNull(this.read(primaryIndex)))[name];
    return typeof value === 'string' ? value : null;
  }

  async setFact(name: string, value: string): Promise<void> {
    const settings = await orNull(this.read(primaryIndex));
    const others = isObject(settings?.userData) ? settings.userData : {};
    const userData = { ...others, [factsName]: { ...factsOf(settings), [name]: value } };
    const indexName = this.account.remote(primaryIndex);
    const task = await this.account.writer.setSettings({ indexName, indexSettings: { userData } });
    await this.account.done(primaryIndex, task);
  }
}
