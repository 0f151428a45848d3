import { parseFilters, type FilterGroup } from '@forecourt/search/model';
import { LruCache } from './LruCache.ts';
import { Columns, type IndexRecord } from './columns.ts';
import { readSettings, type IndexSettings, type StoredSettings } from './IndexSettings.ts';
import type { IndexTables } from './IndexTables.ts';
import { recordWords } from './recordWords.ts';
import { groupTest, narrow, type RowTest } from './refinements.ts';
import { searchText, type TextMatch } from './TextSearch.ts';

/** What a site may see of any index. Added to every read; nothing a client sends can widen it. */
export interface SiteBoundary {
  dealershipIds: readonly string[];
  /** Filter expression of the site. */
  filters: string;
}

const boundaryKey = (boundary: SiteBoundary): string => JSON.stringify([boundary.dealershipIds, boundary.filters]);

function boundaryGroups(boundary: SiteBoundary): FilterGroup[] {
  const parsed = parseFilters(boundary.filters);
  if (!parsed.ok) throw new Error(`site filter: ${parsed.message} at character ${parsed.position}`);
  return parsed.groups;
}

/** One index while it serves: its tables on disk, its columns in memory, and what was worked out since the last write. */
export class LiveIndex {
  readonly name: string;
  readonly tables: IndexTables;
  readonly stored: StoredSettings;
  readonly settings: IndexSettings;
  readonly columns: Columns;
  private readonly siteRowsKept = new LruCache<Int32Array<ArrayBuffer>>(200);
  private readonly textKept = new LruCache<{ match: TextMatch | null }>(200);
  private words: readonly string[] | null = null;

  constructor(name: string, tables: IndexTables, stored: StoredSettings) {
    this.name = name;
    this.tables = tables;
    this.stored = stored;
    this.settings = readSettings(name, stored);
    this.columns = new Columns(this.settings.facetAttributes);
  }

  /** Reads every record from disk into the columns. */
  load(): this {
    for (const { row, json } of this.tables.all()) this.columns.put(row, JSON.parse(json) as IndexRecord);
    return this;
  }

  put(record: IndexRecord): void {
    const row = this.tables.put(record.objectID, JSON.stringify(record), recordWords(record, this.settings));
    this.columns.put(row, record);
  }

  /** Whether there was such a record. */
  remove(objectID: string): boolean {
    const row = this.columns.rowOf(objectID);
    if (row === undefined) return false;
    this.tables.remove(row);
    this.columns.drop(objectID);
    return true;
  }

  /** Every answer worked out so far is old. To be called after a write, once for many records. */
  forget(): void {
    this.siteRowsKept.clear();
    this.textKept.clear();
    this.words = null;
  }

  record(row: number): IndexRecord {
    const json = this.tables.json(row);
    if (json === null) throw new Error(`index ${this.name} has no record for row ${row}`);
    return JSON.parse(json) as IndexRecord;
  }

  /** Rows the site may see, ascending. */
  siteRows(boundary: SiteBoundary): Int32Array<ArrayBuffer> {
    return this.siteRowsKept.through(boundaryKey(boundary), () =>
      narrow(this.columns, this.columns.rowsOf(boundary.dealershipIds), boundaryGroups(boundary)),
    );
  }

  /** Whether the site may see one row. */
  sees(boundary: SiteBoundary): RowTest {
    const tests = boundaryGroups(boundary).map((group) => groupTest(this.columns, group));
    return (row) => {
      const dealership = this.columns.dealershipOf(row);
      return (
        dealership !== undefined && boundary.dealershipIds.includes(dealership) && tests.every((test) => test(row))
      );
    };
  }

  /** Rows and text match of a question within a site's boundary. */
  find(boundary: SiteBoundary, query: string, groups: readonly FilterGroup[]) {
    const siteRows = this.siteRows(boundary);
    const { match } = this.textKept.through(`${boundaryKey(boundary)} ${query}`, () => ({
      match: searchText(this.tables, query, boundary.dealershipIds, siteRows, () => this.vocabulary()),
    }));
    const asked = match ? siteRows.filter((row) => match.rank[row] !== 0) : siteRows;
    return { rows: narrow(this.columns, asked, groups), match };
  }

  /** Rows of every site that pass the filters: for writes only, never for an answer. */
  matching(groups: readonly FilterGroup[]): Int32Array {
    return narrow(this.columns, this.columns.everyRow(), groups);
  }

  private vocabulary(): readonly string[] {
    return (this.words ??= this.tables.vocabulary());
  }
}
