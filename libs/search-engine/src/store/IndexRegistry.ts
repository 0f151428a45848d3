import { primaryIndex } from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';
import type { NamedIndex } from '../engine/hits.ts';
import { changedConfig, freshConfig, type IndexConfig, type SettingsChange } from '../params/IndexConfig.ts';
import { describeSettings, readSettings, type StoredSettings } from '../params/IndexSettings.ts';
import { LiveIndex } from './LiveIndex.ts';
import type { SearchFile } from './SearchFile.ts';

const namePattern = /^[\w.\- ]{1,200}$/;

/** All indexes, on disk and in memory. */
export class IndexRegistry {
  private readonly file: SearchFile;
  private readonly notice: (message: string) => void;
  private readonly indexes = new Map<string, LiveIndex>();

  constructor(file: SearchFile, notice: (message: string) => void) {
    this.file = file;
    this.notice = notice;
    file.transaction(() => file.dropUnregistered());
    this.reload();
    if (!this.indexes.has(primaryIndex)) file.transaction(() => this.create(primaryIndex));
  }

  /** Reloads everything from disk after a failed write. */
  reload(): void {
    this.indexes.clear();
    for (const { name, tables, config } of this.file.registered()) {
      this.indexes.set(name, new LiveIndex(name, tables, config).load(this.notice));
    }
  }

  get primary(): LiveIndex {
    return this.existing(primaryIndex);
  }

  all(): LiveIndex[] {
    return [...this.indexes.values()];
  }

  has(name: string): boolean {
    return this.indexes.has(name);
  }

  existing(name: string): LiveIndex {
    const live = this.indexes.get(name);
    if (!live) throw new Refusal(404, `Index ${name} does not exist`);
    return live;
  }

  /** The index of a replica's name, if it is one. */
  private primaryOf(name: string): LiveIndex | undefined {
    return this.all().find((live) => Object.hasOwn(live.config.replicas, name));
  }

  /** The index behind a name of a query: an index, or one in another order. */
  named(name: string): NamedIndex {
    const primary = this.primaryOf(name);
    if (!primary) {
      const live = this.existing(name);
      return { name, live, settings: live.settings };
    }
    return { name, live: primary, settings: readSettings(name, primary.config.replicas[name] ?? {}) };
  }

  /** Settings under a name as returned to clients. */
  settings(name: string): StoredSettings {
    const { live, settings } = this.named(name);
    if (live.name === name) {
      return { ...describeSettings(name, live.config.settings), replicas: Object.keys(live.config.replicas) };
    }
    const { attributesForFaceting, searchableAttributes } = describeSettings(live.name, live.config.settings);
    const own = describeSettings(name, live.config.replicas[name] ?? {});
    const before = settings.order.before.map(({ attribute, direction }) => `${direction}(${attribute})`);
    return { ranking: before, ...own, attributesForFaceting, searchableAttributes, primary: live.name };
  }

  /** An index to write to, created if missing. */
  writable(name: string): LiveIndex {
    const primary = this.primaryOf(name);
    if (primary) throw new Refusal(400, `Index ${name} is a replica: write to ${primary.name}`);
    if (!namePattern.test(name)) {
      throw new Refusal(400, 'indexName: expected letters, digits, spaces, dots and hyphens');
    }
    return this.indexes.get(name) ?? this.create(name);
  }

  private create(name: string): LiveIndex {
    const live = this.unlisted(name, freshConfig(name));
    this.install(live);
    return live;
  }

  /** A new empty index that queries cannot see yet. */
  unlisted(name: string, config: IndexConfig): LiveIndex {
    return new LiveIndex(name, this.file.createTables(), config);
  }

  /** Makes an index the one of its name; its predecessor is dropped. */
  install(live: LiveIndex): void {
    const old = this.indexes.get(live.name);
    this.file.register(live.name, live.tables, live.config);
    this.indexes.set(live.name, live);
    if (old && old.tables.id !== live.tables.id) old.tables.drop();
  }

  /** A rebuilt index with the current settings of the one it replaces. */
  refreshed(built: LiveIndex): LiveIndex {
    const { config } = this.existing(built.name);
    return config === built.config ? built : this.relisted(built, built.name, config);
  }

  clear(name: string): void {
    const old = this.indexes.get(name);
    if (old) this.install(this.unlisted(name, old.config));
  }

  delete(name: string): void {
    if (name === primaryIndex) return this.clear(name);
    const old = this.indexes.get(name);
    if (!old) return;
    this.file.unregister(name);
    this.indexes.delete(name);
    old.tables.drop();
  }

  setSettings(change: SettingsChange): void {
    const live = this.primaryOf(change.name) ?? this.writable(change.name);
    const config = changedConfig(live.config, live.name, change);
    for (const replica of Object.keys(config.replicas)) {
      const owner = this.primaryOf(replica);
      if (this.indexes.has(replica) || (owner && owner !== live)) {
        throw new Refusal(400, `replicas: there is an index ${replica} already`);
      }
    }
    this.relist(live, live.name, config);
  }

  /** Changes the configuration of an index, which is created if missing. */
  configure(name: string, change: (before: IndexConfig) => IndexConfig): void {
    const before = this.writable(name);
    this.relist(before, name, change(before.config));
  }

  /** Copies an index whole, or the named parts of what was said of it. */
  copy(from: string, to: string, scope: readonly string[] | null): void {
    const source = this.existing(from);
    const target = this.writable(to);
    // Said in full, because what is left out has another default under another name.
    const { attributesForFaceting, searchableAttributes } = describeSettings(from, source.config.settings);
    const { replicas: _replicas, ...said } = source.config.settings;
    const settings: StoredSettings = { ...said, attributesForFaceting, searchableAttributes };
    const takes = (part: string) => scope === null || scope.includes(part);
    const config: IndexConfig = {
      settings: takes('settings') ? settings : target.config.settings,
      synonyms: takes('synonyms') ? source.config.synonyms : target.config.synonyms,
      replicas: target.config.replicas,
    };
    if (scope !== null) return this.relist(target, to, config);
    const copied = this.unlisted(to, config);
    for (const { json } of source.tables.all()) copied.put(JSON.parse(json));
    this.install(copied);
  }

  move(from: string, to: string): void {
    const source = this.existing(from);
    if (from === to) return;
    // Replicas belong to the name, as with the service this protocol comes from.
    const { replicas } = this.writable(to).config;
    const config = { ...source.config, replicas };
    this.indexes.delete(from);
    if (from === primaryIndex) this.create(primaryIndex);
    else this.file.unregister(from);
    this.relist(source, to, config);
  }

  /** Serves the tables of an index under a name and configuration, read again where those mean something else. */
  private relist(source: LiveIndex, name: string, config: IndexConfig): void {
    this.install(this.relisted(source, name, config));
  }

  private relisted(source: LiveIndex, name: string, config: IndexConfig): LiveIndex {
    const live = new LiveIndex(name, source.tables, config);
    return live.shape() === source.shape() ? new LiveIndex(name, source.tables, config, source) : live.loadRecords();
  }
}
