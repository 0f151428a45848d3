import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** What the words of one record are looked for in, already cut into tokens and joined by spaces. */
export interface RecordWords {
  /** Token of the dealership, so that a dealer's words are found without reading the market's. */
  scope: string;
  title: string;
  more: string;
}

/** One token for an id of any characters. */
export function scopeToken(dealershipId: string): string {
  return `d${Buffer.from(dealershipId, 'utf8').toString('hex')}`;
}

/** The tables of one index: its records as JSON, and their words as a full-text table without a copy of the text. */
export class IndexTables {
  readonly id: number;
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, id: number) {
    this.db = db;
    this.id = id;
  }

  static create(db: DatabaseSync, id: number): IndexTables {
    db.exec(`
      CREATE TABLE records_${id} (row INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, json TEXT NOT NULL);
      CREATE VIRTUAL TABLE words_${id} USING fts5(
        scope, title, more, content='', contentless_delete=1, detail='column', prefix='2 3',
        tokenize="unicode61 remove_diacritics 0"
      );
      CREATE VIRTUAL TABLE vocabulary_${id} USING fts5vocab(words_${id}, 'col');
    `);
    return new IndexTables(db, id);
  }

  drop(): void {
    this.statements.clear();
    for (const table of ['vocabulary', 'words', 'records']) this.db.exec(`DROP TABLE IF EXISTS ${table}_${this.id}`);
  }

  private run(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  /** Stores a record under its id, in the row it already has or in a new one. */
  put(objectID: string, json: string, words: RecordWords): number {
    const saved = this.run(
      `INSERT INTO records_${this.id} (object_id, json) VALUES (?, ?)
       ON CONFLICT (object_id) DO UPDATE SET json = excluded.json RETURNING row`,
    ).get(objectID, json);
    const row = Number(saved?.row);
    this.run(`INSERT OR REPLACE INTO words_${this.id} (rowid, scope, title, more) VALUES (?, ?, ?, ?)`).run(
      row,
      words.scope,
      words.title,
      words.more,
    );
    return row;
  }

  remove(row: number): void {
    this.run(`DELETE FROM records_${this.id} WHERE row = ?`).run(row);
    this.run(`DELETE FROM words_${this.id} WHERE rowid = ?`).run(row);
  }

  json(row: number): string | null {
    const found = this.run(`SELECT json FROM records_${this.id} WHERE row = ?`).get(row);
    return found ? String(found.json) : null;
  }

  *all(): Generator<{ row: number; json: string }> {
    for (const found of this.run(`SELECT row, json FROM records_${this.id}`).iterate()) {
      yield { row: Number(found.row), json: String(found.json) };
    }
  }

  /** Rows a full-text expression finds. */
  match(expression: string): number[] {
    const values: SQLInputValue[] = [expression];
    return this.run(`SELECT rowid AS row FROM words_${this.id} WHERE words_${this.id} MATCH ?`)
      .all(...values)
      .map((found) => Number(found.row));
  }

  /** Every word of the index, dealership tokens aside. */
  vocabulary(): string[] {
    return this.run(`SELECT DISTINCT term FROM vocabulary_${this.id} WHERE col <> 'scope'`)
      .all()
      .map((found) => String(found.term));
  }
}
