import { indexSort, primaryIndex } from '@forecourt/search/model';
import { Refusal } from '../Refusal.ts';
import type { NamedIndex } from './answers.ts';
import { describeSettings, readSettings, type StoredSettings } from './IndexSettings.ts';
import { LiveIndex } from './LiveIndex.ts';
import type { SearchFile } from './SearchFile.ts';

const namePattern = /^[\w.\- ]{1,200}$/;

/** Which indexes there are, on disk and in memory alike. */
export class IndexRegistry {
  private readonly file: SearchFile;
  private readonly indexes = new Map<string, LiveIndex>();

  constructor(file: SearchFile) {
    this.file = file;
    file.transaction(() => file.dropUnregistered());
    this.reload();
    if (!this.indexes.has(primaryIndex)) file.transaction(() => this.create(primaryIndex, {}));
  }

  /** Reads everything from disk again, after a write that failed half-way. */
  reload(): void {
    this.indexes.clear();
    for (const { name, tables, stored } of this.file.registered()) {
      this.indexes.set(name, new LiveIndex(name, tables, stored).load());
    }
  }

  get primary(): LiveIndex {
    return this.existing(primaryIndex);
  }

  all(): LiveIndex[] {
    return [...this.indexes.values()];
  }

  existing(name: string): LiveIndex {
    const live = this.indexes.get(name);
    if (!live) throw new Refusal(404, `Index ${name} does not exist`);
    return live;
  }

  /** The index behind a name of a query: an index, or the primary in another order. */
  named(name: string): NamedIndex {
    const sort = indexSort(name);
    const live = this.existing(sort ? primaryIndex : name);
    return {
      name,
      live,
      sort: sort ?? { attribute: 'custom_rank', direction: 'desc' },
      byRelevance: sort === null || name === primaryIndex,
    };
  }

  /** An index to write to, made when there is none of that name yet. */
  writable(name: string): LiveIndex {
    if (name !== primaryIndex && indexSort(name))
      throw new Refusal(400, `Index ${name} is a replica: write to ${primaryIndex}`);
    if (!namePattern.test(name))
      throw new Refusal(400, 'indexName: expected letters, digits, spaces, dots and hyphens');
    return this.indexes.get(name) ?? this.create(name, {});
  }

  private create(name: string, stored: StoredSettings): LiveIndex {
    const live = this.unlisted(name, stored);
    this.install(live);
    return live;
  }

  /** An empty index nobody can see yet. */
  unlisted(name: string, stored: StoredSettings): LiveIndex {
    return new LiveIndex(name, this.file.createTables(), stored);
  }

  /** Puts an index in its name's place; what was there before is dropped. */
  install(live: LiveIndex): void {
    const old = this.indexes.get(live.name);
    this.file.register(live.name, live.tables, live.stored);
    this.indexes.set(live.name, live);
    if (old && old.tables.id !== live.tables.id) old.tables.drop();
  }

  clear(name: string): void {
    const old = this.indexes.get(name);
    if (old) this.install(this.unlisted(name, old.stored));
  }

  delete(name: string): void {
    if (name === primaryIndex) return this.clear(name);
    const old = this.indexes.get(name);
    if (!old) return;
    this.file.unregister(name);
    this.indexes.delete(name);
    old.tables.drop();
  }

  setSettings(name: string, changes: StoredSettings): void {
    const before = this.writable(name);
    this.relist(before, name, { ...before.stored, ...changes });
  }

  /** Copies records and settings, or the settings alone. */
  copy(from: string, to: string, { records }: { records: boolean }): void {
    const source = this.existing(from);
    const target = this.writable(to);
    // Said in full, because what is left out has another default under another name.
    const { attributesForFaceting, searchableAttributes } = describeSettings(from, source.stored);
    const stored = { ...source.stored, attributesForFaceting, searchableAttributes };
    if (!records) return this.relist(target, to, stored);
    const copied = this.unlisted(to, stored);
    for (const { json } of source.tables.all()) copied.put(JSON.parse(json));
    this.install(copied);
  }

  move(from: string, to: string): void {
    const source = this.existing(from);
    this.writable(to);
    this.relist(source, to, source.stored);
    if (from === primaryIndex) this.create(primaryIndex, {});
    else if (from !== to) {
      this.file.unregister(from);
      this.indexes.delete(from);
    }
  }

  /** Serves the tables of an index under a name and settings, read again with what those mean. */
  private relist(source: LiveIndex, name: string, stored: StoredSettings): void {
    const live = new LiveIndex(name, source.tables, stored);
    const searched = (index: string, given: StoredSettings) =>
      JSON.stringify(readSettings(index, given).searchableAttributes);
    if (searched(source.name, source.stored) === searched(name, stored)) live.load();
    else for (const { json } of [...source.tables.all()]) live.put(JSON.parse(json));
    if (source.name === primaryIndex && name !== primaryIndex) this.indexes.delete(primaryIndex);
    this.install(live);
  }
}
