import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredSettings } from './IndexSettings.ts';
import { IndexTables } from './IndexTables.ts';

/** Raised whenever what the file holds changes its meaning; a file of another layout is built anew. */
const layout = 1;

export interface RegisteredIndex {
  name: string;
  tables: IndexTables;
  stored: StoredSettings;
}

/** The index file: which index uses which tables, and small facts kept beside them. */
export class SearchFile {
  readonly db: DatabaseSync;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.db = new DatabaseSync(file);
    try {
      this.prepare(file);
    } catch (fault) {
      this.db.close();
      throw fault;
    }
  }

  private prepare(file: string): void {
    // The index can always be built again from the stock, so a lost last write costs nothing but that.
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
    const check = this.db.prepare('PRAGMA quick_check(1)').get();
    if (check?.quick_check !== 'ok') throw new Error(`check failed: ${String(check?.quick_check)}`);
    const found = Number(this.db.prepare('PRAGMA user_version').get()?.user_version);
    if (found !== 0 && found !== layout) throw new Error(`layout ${found} in ${file}, expected ${layout}`);
    this.db.exec(`
      PRAGMA user_version = ${layout};
      CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS indexes (name TEXT PRIMARY KEY, tables INTEGER NOT NULL, settings TEXT NOT NULL);
    `);
  }

  static remove(file: string): void {
    if (file !== ':memory:') for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  }

  transaction<Result>(work: () => Result): Result {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (fault) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw fault;
    }
  }

  fact(name: string): string | null {
    const found = this.db.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return found ? String(found.value) : null;
  }

  setFact(name: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)').run(name, value);
  }

  registered(): RegisteredIndex[] {
    return this.db
      .prepare('SELECT name, tables, settings FROM indexes ORDER BY name')
      .all()
      .map((found) => ({
        name: String(found.name),
        tables: new IndexTables(this.db, Number(found.tables)),
        stored: JSON.parse(String(found.settings)) as StoredSettings,
      }));
  }

  /** Says which tables an index is read from. */
  register(name: string, tables: IndexTables, stored: StoredSettings): void {
    this.db
      .prepare('INSERT OR REPLACE INTO indexes (name, tables, settings) VALUES (?, ?, ?)')
      .run(name, tables.id, JSON.stringify(stored));
  }

  unregister(name: string): void {
    this.db.prepare('DELETE FROM indexes WHERE name = ?').run(name);
  }

  createTables(): IndexTables {
    const id = Number(this.fact('last tables') ?? 0) + 1;
    this.setFact('last tables', String(id));
    return IndexTables.create(this.db, id);
  }

  /** Drops tables no index reads: a build was cut off by the end of the process. */
  dropUnregistered(): void {
    const used = new Set(this.registered().map(({ tables }) => tables.id));
    const found = this.db
      .prepare(`SELECT name FROM sqlite_schema WHERE name GLOB 'records_[0-9]*' AND type = 'table'`)
      .all();
    for (const { name } of found) {
      const id = Number(String(name).slice('records_'.length));
      if (!used.has(id)) new IndexTables(this.db, id).drop();
    }
  }

  close(): void {
    this.db.close();
  }
}
