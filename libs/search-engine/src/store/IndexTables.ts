import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SnapshotPart } from './snapshot.ts';

/**
 * The tables of one index: its records as JSON, a snapshot of the columns made from them, and the rows that were
 * written or removed since that snapshot, so that starting reads those few and not all.
 */
export class IndexTables {
  readonly id: number;
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  /** Without a snapshot there is nothing to be newer than. */
  private tracked: boolean;

  constructor(db: DatabaseSync, id: number) {
    this.db = db;
    this.id = id;
    this.tracked = db.prepare('SELECT 1 FROM snapshots WHERE tables = ?').get(id) !== undefined;
  }

  static create(db: DatabaseSync, id: number): IndexTables {
    db.exec(`
      CREATE TABLE records_${id} (row INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, json TEXT NOT NULL);
      CREATE TABLE changed_${id} (row INTEGER PRIMARY KEY);
    `);
    return new IndexTables(db, id);
  }

  drop(): void {
    this.statements.clear();
    for (const table of ['changed', 'records']) this.db.exec(`DROP TABLE IF EXISTS ${table}_${this.id}`);
    this.db.prepare('DELETE FROM snapshots WHERE tables = ?').run(this.id);
    this.tracked = false;
  }

  private run(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private note(row: number): void {
    if (this.tracked) this.run(`INSERT OR IGNORE INTO changed_${this.id} (row) VALUES (?)`).run(row);
  }

  /** Stores a record under its id, in the row it already has or in a new one. */
  put(objectID: string, json: string): number {
    const saved = this.run(
      `INSERT INTO records_${this.id} (object_id, json) VALUES (?, ?)
       ON CONFLICT (object_id) DO UPDATE SET json = excluded.json RETURNING row`,
    ).get(objectID, json);
    const row = Number(saved?.row);
    this.note(row);
    return row;
  }

  remove(row: number): void {
    this.run(`DELETE FROM records_${this.id} WHERE row = ?`).run(row);
    this.note(row);
  }

  json(row: number): string | null {
    const found = this.run(`SELECT json FROM records_${this.id} WHERE row = ?`).get(row);
    return found ? String(found.json) : null;
  }

  /** The records of some rows by row, read at once: each reading by itself would lock the file. */
  jsons(rows: readonly number[]): Map<number, string> {
    const found = this.run(
      `SELECT row, json FROM records_${this.id} WHERE row IN (SELECT value FROM json_each(?))`,
    ).all(JSON.stringify(rows));
    return new Map(found.map(({ row, json }) => [Number(row), String(json)]));
  }

  /**
   * Ids and one attribute of some rows, as JSON; null where a record has none of that name.
   * @param name letters, digits and underscores
   */
  parts(rows: readonly number[], name: string): Map<number, { objectID: string; part: string | null }> {
    const found = this.run(
      `SELECT row, object_id, json -> ? AS part FROM records_${this.id} WHERE row IN (SELECT value FROM json_each(?))`,
    ).all(`$.${name}`, JSON.stringify(rows));
    return new Map(
      found.map(({ row, object_id, part }) => [
        Number(row),
        { objectID: String(object_id), part: part === null ? null : String(part) },
      ]),
    );
  }

  *all(): Generator<{ row: number; json: string }> {
    for (const found of this.run(`SELECT row, json FROM records_${this.id}`).iterate()) {
      yield { row: Number(found.row), json: String(found.json) };
    }
  }

  /** Columns as they were last stored; empty where they never were. */
  snapshot(): SnapshotPart[] {
    const found = this.db.prepare('SELECT checksum, bytes FROM snapshots WHERE tables = ? ORDER BY part').all(this.id);
    return found.map(({ checksum, bytes }) => ({
      checksum: Number(checksum),
      bytes: bytes as Uint8Array<ArrayBuffer>,
    }));
  }

  /** Rows written or removed since the snapshot. */
  changed(): number[] {
    return this.run(`SELECT row FROM changed_${this.id}`)
      .all()
      .map((found) => Number(found.row));
  }

  /** Keeps what the columns look like now, in the caller's transaction. */
  saveSnapshot(parts: readonly SnapshotPart[]): void {
    this.db.prepare('DELETE FROM snapshots WHERE tables = ?').run(this.id);
    const insert = this.db.prepare('INSERT INTO snapshots (tables, part, checksum, bytes) VALUES (?, ?, ?, ?)');
    parts.forEach(({ checksum, bytes }, place) => insert.run(this.id, place, checksum, bytes));
    this.db.exec(`DELETE FROM changed_${this.id}`);
    this.tracked = true;
  }
}
