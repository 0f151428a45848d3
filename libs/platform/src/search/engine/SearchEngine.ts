import { primaryIndex } from '@forecourt/search/model';
import { Refusal } from '../Refusal.ts';
import { answerBrowse, answerFacetQuery, answerQuery, retrieved } from './answers.ts';
import { applyPartialUpdate, readBatch, type BatchWrite } from './batchWrites.ts';
import type { IndexRecord } from './columns.ts';
import { IndexRegistry } from './IndexRegistry.ts';
import { describeSettings, readSettings, type StoredSettings } from './IndexSettings.ts';
import type { LiveIndex, SiteBoundary } from './LiveIndex.ts';
import { LruCache } from './LruCache.ts';
import { SearchFile } from './SearchFile.ts';
import { readSearchParams, type WireParams } from './searchParams.ts';

export interface IndexQuery {
  index: string;
  /** The facet to search among, or null for hits. */
  facet: string | null;
  params: WireParams;
}

export interface ObjectRequest {
  index: string;
  objectID: string;
  attributesToRetrieve: readonly string[] | null;
}

/** The embedded engine: one file, many indexes, every read within a site's boundary. Not safe for two processes. */
export class SearchEngine {
  private readonly file: SearchFile;
  private readonly registry: IndexRegistry;
  private readonly answersKept = new LruCache<unknown>(300);
  /** An index being built beside the primary, and the ids written since: those are newer than what the build brings. */
  private building: { live: LiveIndex; touched: Set<string> } | null = null;

  /** @throws when the file is damaged or of another layout */
  constructor(file: string) {
    this.file = new SearchFile(file);
    try {
      this.registry = new IndexRegistry(this.file);
    } catch (fault) {
      this.file.close();
      throw fault;
    }
  }

  query(requests: readonly IndexQuery[], boundary: SiteBoundary): unknown[] {
    return requests.map((request) =>
      this.answersKept.through(JSON.stringify([boundary, request]), () => {
        const index = this.registry.named(request.index);
        return request.facet === null
          ? answerQuery(index, request.params, boundary)
          : answerFacetQuery(index, request.facet, request.params, boundary);
      }),
    );
  }

  browse(index: string, params: WireParams, boundary: SiteBoundary) {
    return answerBrowse(this.registry.named(index), params, boundary);
  }

  /** Records by id, null where the site has none of that id. */
  objects(requests: readonly ObjectRequest[], boundary: SiteBoundary): (Record<string, unknown> | null)[] {
    return requests.map(({ index, objectID, attributesToRetrieve }) => {
      const { live } = this.registry.named(index);
      const row = live.columns.rowOf(objectID);
      if (row === undefined || !live.sees(boundary)(row)) return null;
      return retrieved(live.record(row), attributesToRetrieve);
    });
  }

  /** Runs a write as one: on disk all or nothing, in memory never ahead of the disk. */
  private write<Result>(work: () => Result): Result {
    try {
      return this.file.transaction(work);
    } catch (fault) {
      this.building = null;
      this.registry.reload();
      throw fault;
    } finally {
      for (const live of this.registry.all()) live.forget();
      this.answersKept.clear();
    }
  }

  private put(live: LiveIndex, record: IndexRecord): void {
    live.put(record);
    if (!this.building || live.name !== primaryIndex) return;
    this.building.live.put(record);
    this.building.touched.add(record.objectID);
  }

  private take(live: LiveIndex, objectID: string): void {
    live.remove(objectID);
    if (!this.building || live.name !== primaryIndex) return;
    this.building.live.remove(objectID);
    this.building.touched.add(objectID);
  }

  upsert(records: readonly IndexRecord[]): void {
    this.write(() => records.forEach((record) => this.put(this.registry.primary, record)));
  }

  remove(objectIDs: readonly string[]): void {
    this.write(() => objectIDs.forEach((objectID) => this.take(this.registry.primary, objectID)));
  }

  /** Starts an index beside the one that answers; a build begun before and not finished is given up. */
  beginRebuild(): void {
    this.abandonRebuild();
    this.write(() => {
      this.building = { live: this.registry.unlisted(primaryIndex, this.registry.primary.stored), touched: new Set() };
    });
  }

  addToRebuild(records: readonly IndexRecord[]): void {
    const { building } = this;
    if (!building) throw new Error('no rebuild has begun');
    this.write(() => records.forEach((record) => building.touched.has(record.objectID) || building.live.put(record)));
  }

  /** The new index answers from here on. @returns its number of records */
  finishRebuild(): number {
    const { building } = this;
    if (!building) throw new Error('no rebuild has begun');
    this.write(() => this.registry.install(building.live));
    this.building = null;
    return building.live.columns.size;
  }

  abandonRebuild(): void {
    const { building } = this;
    this.building = null;
    if (building) this.write(() => building.live.tables.drop());
  }

  /** Applies a client's batch to one index. @returns the ids written, in order */
  batch(index: string, requests: unknown): string[] {
    const writes = readBatch(requests);
    this.write(() => writes.forEach((one) => this.apply(index, one)));
    return writes.map(({ objectID }) => objectID);
  }

  private apply(index: string, write: BatchWrite): void {
    if (write.action === 'clear') return this.registry.clear(index);
    if (write.action === 'delete') return this.registry.delete(index);
    const live = this.registry.writable(index);
    if (write.action === 'deleteObject') return this.take(live, write.objectID);
    if (write.action === 'addObject' || write.action === 'updateObject') {
      return this.put(live, { ...write.body, objectID: write.objectID });
    }
    const row = live.columns.rowOf(write.objectID);
    if (row === undefined && write.action === 'partialUpdateObjectNoCreate') return;
    this.put(live, applyPartialUpdate(row === undefined ? null : live.record(row), write));
  }

  clearIndex(index: string): void {
    this.write(() => this.registry.clear(index));
  }

  deleteIndex(index: string): void {
    this.write(() => this.registry.delete(index));
  }

  /** Deletes whatever the filters of `params` find, in every site's stock. */
  deleteBy(index: string, params: WireParams): void {
    const live = this.registry.existing(index);
    const { groups } = readSearchParams(params);
    if (groups.length === 0) throw new Refusal(400, 'params: expected a filter; to empty an index, clear it');
    const ids = [...live.matching(groups)].map((row) => live.columns.idOf(row));
    this.write(() => ids.forEach((id) => this.take(live, id)));
  }

  settings(index: string): StoredSettings {
    const { live } = this.registry.named(index);
    return describeSettings(live.name, live.stored);
  }

  setSettings(index: string, changes: StoredSettings): void {
    readSettings(index, changes);
    this.write(() => this.registry.setSettings(index, changes));
  }

  operation(kind: 'copy' | 'move', from: string, to: string, scope: readonly string[] | null): void {
    // Copying rules or synonyms of an index that is not there copies nothing, as clients expect who copy before they write.
    if (kind === 'copy' && scope !== null && !scope.includes('settings')) return;
    this.write(() =>
      kind === 'move' ? this.registry.move(from, to) : this.registry.copy(from, to, { records: scope === null }),
    );
  }

  list(): { name: string; entries: number }[] {
    return this.registry.all().map(({ name, columns }) => ({ name, entries: columns.size }));
  }

  size(): number {
    return this.registry.primary.columns.size;
  }

  fact(name: string): string | null {
    return this.file.fact(name);
  }

  setFact(name: string, value: string): void {
    this.file.setFact(name, value);
  }

  close(): void {
    this.file.close();
  }
}
