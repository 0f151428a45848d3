import { primaryIndex } from '@forecourt/search/query';
import type { IndexRecord } from '../columns/columns.ts';
import { DamagedIndex } from './DamagedIndex.ts';
import { IndexRegistry } from './IndexRegistry.ts';
import type { LiveIndex } from './LiveIndex.ts';
import { SearchFile } from './SearchFile.ts';

/** With fewer writes than this a new snapshot costs more than reading them at the next start. */
const fewWrites = 200;

/** The writing side of the engine: changes of single cars, and rebuilds beside the index that answers. */
export class EngineStore {
  protected readonly registry: IndexRegistry;
  private readonly file: SearchFile;
  /** The index being rebuilt, and the ids written since it began, which are newer than the rebuild's records. */
  private building: { live: LiveIndex; touched: Set<string> } | null = null;

  /**
   * @param notice receives one-line messages for operators
   * @throws when the file is damaged or of another layout
   */
  constructor(file: string, notice: (message: string) => void = () => undefined) {
    this.file = new SearchFile(file);
    try {
      this.registry = new IndexRegistry(this.file, notice);
    } catch (fault) {
      this.file.close();
      throw fault;
    }
  }

  /** Runs a write atomically: all or nothing on disk, and memory never ahead of the disk. */
  protected write<Result>(work: () => Result): Result {
    if (!this.file.isThere()) throw new DamagedIndex('the file was deleted');
    try {
      return this.file.transaction(work);
    } catch (fault) {
      this.building = null;
      this.registry.reload();
      throw fault;
    }
  }

  protected put(live: LiveIndex, record: IndexRecord): void {
    live.put(record);
    if (!this.building || live.name !== primaryIndex) return;
    this.building.live.put(record);
    this.building.touched.add(record.objectID);
  }

  protected take(live: LiveIndex, objectID: string): void {
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

  /** Starts a rebuild; an unfinished earlier one is discarded. */
  beginRebuild(): void {
    this.abandonRebuild();
    this.write(() => {
      this.building = { live: this.registry.unlisted(primaryIndex, this.registry.primary.config), touched: new Set() };
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
    this.write(() => {
      // What was said of the index while it was built counts too.
      building.live = this.registry.refreshed(building.live);
      if (this.file.isPersistent) building.live.saveSnapshot();
      this.registry.install(building.live);
    });
    this.building = null;
    this.file.keepRoom();
    return building.live.columns.size;
  }

  abandonRebuild(): void {
    const { building } = this;
    this.building = null;
    if (building) this.write(() => building.live.tables.drop());
  }

  /** Packs the columns of indexes with many writes, so that the next start has few records to read. */
  saveSnapshots(): void {
    for (const live of this.manyUnsaved()) this.file.transaction(() => live.saveSnapshot());
    this.file.keepRoom();
  }

  wantsSnapshots(): boolean {
    return this.manyUnsaved().length > 0;
  }

  private manyUnsaved(): LiveIndex[] {
    if (!this.file.isPersistent) return [];
    return this.registry.all().filter(({ unsaved, columns }) => unsaved > Math.max(1_000, columns.size / 50));
  }

  size(): number {
    return this.registry.primary.columns.size;
  }

  fact(name: string): string | null {
    return this.file.fact(name);
  }

  setFact(name: string, value: string): void {
    if (!this.file.isThere()) throw new DamagedIndex('the file was deleted');
    this.file.setFact(name, value);
  }

  /** Closes the file without saving, whatever state the columns are in. */
  giveUp(): void {
    this.file.close();
  }

  close(): void {
    if (this.file.isPersistent && this.file.isThere()) {
      const unsaved = this.registry.all().filter((live) => live.unsaved > fewWrites);
      for (const live of unsaved) this.file.transaction(() => live.saveSnapshot());
    }
    this.file.close();
  }
}
