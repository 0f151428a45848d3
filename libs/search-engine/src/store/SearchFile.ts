import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedIndex } from './DamagedIndex.ts';
import type { IndexConfig } from '../params/IndexConfig.ts';
import { IndexTables } from './IndexTables.ts';

/** Version of the file's layout; a file of another version is rebuilt. */
const layout = 3;

/** Page size in bytes of a new file: what is read at the start is stored in a few large pieces. */
const pageSize = 8_192;

/**
 * Bytes that are kept free in the file and in its log, so that changes of stock go on when the disk is full: some thousand
 * vehicles.
 */
const reserve = 8 * 1_024 * 1_024;
/** Pages of the log after which it is written into the file and begun again: within the reserve. */
const checkpointPages = Math.floor(reserve / pageSize / 2);

export interface RegisteredIndex {
  name: string;
  tables: IndexTables;
  config: IndexConfig;
}

/** The index file: which index uses which tables, and small facts stored with them. */
export class SearchFile {
  readonly db: DatabaseSync;
  /** Whether the index outlives the process. */
  readonly isPersistent: boolean;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.isPersistent = file !== ':memory:';
    if (this.isPersistent) mkdirSync(dirname(file), { recursive: true });
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
    this.db.exec(
      `PRAGMA page_size = ${pageSize}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;`,
    );
    const found = Number(this.db.prepare('PRAGMA user_version').get()?.user_version);
    if (found !== 0 && found !== layout) throw new Error(`layout ${found} in ${file}, expected ${layout}`);
    if (this.isPersistent) this.checkLength(file);
    if (found === 0) this.db.exec(`PRAGMA user_version = ${layout}`);
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS indexes (name TEXT PRIMARY KEY, tables INTEGER NOT NULL, config TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS snapshots (
        tables INTEGER, part INTEGER, checksum INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (tables, part)
      );
    `);
    this.keepRoom();
  }

  /**
   * Makes file and log as large as the reserve asks for. SQLite uses again what is free in both, and asks the disk for
   * nothing until that is used up. On a disk that is full already the file stays as it is.
   */
  keepRoom(): void {
    if (!this.isPersistent) return;
    this.db.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
    try {
      this.transaction(() => {
        this.db.prepare('INSERT OR REPLACE INTO facts (name, value) VALUES (?, zeroblob(?))').run('reserve', reserve);
      });
      this.db.exec(`DELETE FROM facts WHERE name = 'reserve'; PRAGMA wal_checkpoint(PASSIVE);`);
    } catch (fault) {
      if (!/full/.test((fault as Error).message)) throw fault;
    }
  }

  /** Detects a truncated file. `checkFile` reads the whole file in the background. */
  private checkLength(file: string): void {
    const log = `${file}-wal`;
    if (existsSync(log) && statSync(log).size > 0) return;
    const pages = Number(this.db.prepare('PRAGMA page_count').get()?.page_count);
    const size = Number(this.db.prepare('PRAGMA page_size').get()?.page_size);
    if (statSync(file).size < pages * size) throw new DamagedIndex('the file is cut short');
  }

  isThere(): boolean {
    return !this.isPersistent || existsSync(this.file);
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
      .prepare('SELECT name, tables, config FROM indexes ORDER BY name')
      .all()
      .map((found) => ({
        name: String(found.name),
        tables: new IndexTables(this.db, Number(found.tables)),
        config: JSON.parse(String(found.config)) as IndexConfig,
      }));
  }

  /** Says which tables an index is read from. */
  register(name: string, tables: IndexTables, config: IndexConfig): void {
    this.db
      .prepare('INSERT OR REPLACE INTO indexes (name, tables, config) VALUES (?, ?, ?)')
      .run(name, tables.id, JSON.stringify(config));
  }

  unregister(name: string): void {
    this.db.prepare('DELETE FROM indexes WHERE name = ?').run(name);
  }

  createTables(): IndexTables {
    const id = Number(this.fact('last tables') ?? 0) + 1;
    this.setFact('last tables', String(id));
    return IndexTables.create(this.db, id);
  }

  /** Drops tables without an index, left by a rebuild that was interrupted. */
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
