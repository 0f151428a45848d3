import { parseFilters, type FilterGroup } from '@forecourt/search/query';
import { Columns, type IndexRecord, type PackedColumns } from '../columns/columns.ts';
import { geoEffort, matchPlaces, type PlaceMatch } from '../columns/places.ts';
import type { SearchParams } from '../params/searchParams.ts';
import { isDamage } from './DamagedIndex.ts';
import { HeldHits } from './HeldHits.ts';
import { heldJson, parseRecord, readRecords } from './heldRecord.ts';
import type { Effort } from '../engine/Effort.ts';
import type { IndexConfig } from '../params/IndexConfig.ts';
import { readSettings, type IndexSettings } from '../params/IndexSettings.ts';
import type { IndexTables } from './IndexTables.ts';
import { LruCache } from '../lists/LruCache.ts';
import { recordWords } from '../text/recordWords.ts';
import { groupTests, narrow, narrowMany, type RowTest } from '../columns/refinements.ts';
import { boundaryKey, siteTest, SiteView, type SiteBoundary } from '../columns/SiteView.ts';
import { packSnapshot, unpackSnapshot } from './snapshot.ts';
import { SynonymTable } from '../text/SynonymTable.ts';
import { synonymsInUse } from '../text/synonyms.ts';
import { searchText, type TextMatch } from '../text/TextSearch.ts';
import { WordStore, type PackedWords } from '../text/WordStore.ts';

export type { SiteBoundary } from '../columns/SiteView.ts';

function boundaryGroups(boundary: SiteBoundary): FilterGroup[] {
  const parsed = parseFilters(boundary.filters);
  if (!parsed.ok) throw new Error(`site filter: ${parsed.message} at character ${parsed.position}`);
  return parsed.groups;
}

/** Reading all words of a car, in looks at one attribute of it. */
const textEffort = 12;

export type Question = Pick<SearchParams, 'query' | 'groups' | 'rules' | 'restrictedTo' | 'geo'>;

export interface Found {
  rows: Int32Array<ArrayBuffer>;
  /** null where nothing was typed. */
  match: TextMatch | null;
  /** null where the query names no place. */
  places: PlaceMatch | null;
}

/** Limit of each cache, in rows: a site's view is replaced every minute, and a marketplace has a large one. */
const maxCachedRows = 2_000_000;
const textWeight = ({ match }: { match: TextMatch | null }): number => 1_000 + (match?.rows.length ?? 0);

/** Version of the tokens. Increase it when they change, so that older snapshots are rebuilt. */
const tokenKind = 2;

const maxLogged = 1_000;
/** Of the last view; it identifies a view in cache keys. */
let lastSerial = 0;

/** An open index: tables on disk, columns and words in memory, and the view of each site. */
export class LiveIndex {
  readonly name: string;
  readonly tables: IndexTables;
  readonly config: IndexConfig;
  readonly settings: IndexSettings;
  columns: Columns;
  words: WordStore;
  private readonly synonyms: SynonymTable;
  private readonly views = new LruCache<SiteView>(maxCachedRows, ({ rows }) => 1_000 + rows.length);
  private readonly texts = new LruCache<{ match: TextMatch | null }>(maxCachedRows, textWeight);
  readonly hits: HeldHits;
  /** Rows written, the newest last, and how many there were in all. */
  private log: number[] = [];
  private changes = 0;
  /** Writes that no snapshot holds yet. */
  unsaved = 0;

  /** @param source an index of the same records and shape, whose columns are taken over */
  constructor(name: string, tables: IndexTables, config: IndexConfig, source?: LiveIndex) {
    this.name = name;
    this.tables = tables;
    this.config = config;
    this.settings = readSettings(name, config.settings);
    this.hits = new HeldHits(name, tables);
    this.synonyms = new SynonymTable(synonymsInUse(config.synonyms));
    this.columns = source?.columns ?? new Columns(this.settings.facetAttributes, this.sortedBy());
    this.words = source?.words ?? new WordStore();
    this.unsaved = source?.unsaved ?? 0;
  }

  private sortedBy(): string[] {
    const replicas = Object.values(this.config.replicas).map((stored) => readSettings(this.name, stored));
    return [this.settings, ...replicas].flatMap(({ order }) =>
      [...order.before, ...order.after].map((by) => by.attribute),
    );
  }

  /** Settings that columns and words depend on. */
  shape(): string {
    const { facetAttributes, searchableAttributes } = this.settings;
    return JSON.stringify([tokenKind, facetAttributes, searchableAttributes, [...new Set(this.sortedBy())].toSorted()]);
  }

  /** Reads the snapshot and what was written since, or every record where there is no snapshot that fits. */
  load(notice: (message: string) => void): this {
    const parts = this.tables.snapshot();
    if (parts.length > 0) {
      try {
        const { columns, words } = unpackSnapshot(parts, this.shape()) as {
          columns: PackedColumns;
          words: PackedWords;
        };
        this.columns = new Columns(this.settings.facetAttributes, this.sortedBy(), columns);
        this.words = new WordStore(words);
        for (const row of this.tables.changed()) this.replay(row);
        return this;
      } catch (fault) {
        if (isDamage(fault)) throw fault;
        notice(`search index ${this.name}: its columns are made anew from its records: ${(fault as Error).message}`);
      }
    }
    return this.loadRecords();
  }

  loadRecords(): this {
    this.columns = new Columns(this.settings.facetAttributes, this.sortedBy());
    this.words = new WordStore();
    for (const { row, json } of this.tables.all()) this.read(row, parseRecord(this.name, row, json));
    return this;
  }

  private replay(row: number): void {
    this.unsaved += 1;
    const json = this.tables.json(row);
    if (json !== null) return this.read(row, parseRecord(this.name, row, json));
    this.columns.drop(row);
    this.words.drop(row);
  }

  private read(row: number, record: IndexRecord): void {
    this.columns.put(row, record);
    this.words.put(row, recordWords(record, this.settings, this.words.sets));
  }

  put(record: IndexRecord): void {
    const row = this.tables.put(record.objectID, JSON.stringify(record));
    this.read(row, record);
    this.wrote(row);
  }

  /** Whether there was such a record. */
  remove(objectID: string): boolean {
    const row = this.columns.rowOf(objectID);
    if (row === undefined) return false;
    this.tables.remove(row);
    this.columns.drop(row);
    this.words.drop(row);
    this.wrote(row);
    return true;
  }

  private wrote(row: number): void {
    this.hits.drop(row);
    this.changes += 1;
    this.unsaved += 1;
    this.log.push(row);
    if (this.log.length > maxLogged * 2) this.log = this.log.slice(-maxLogged);
  }

  /** To be called within a transaction. */
  saveSnapshot(): void {
    const content = { columns: this.columns.packed(), words: this.words.packed() };
    this.tables.saveSnapshot(packSnapshot(this.shape(), content as unknown as Parameters<typeof packSnapshot>[1]));
    this.unsaved = 0;
  }

  /** A record as it was written. */
  json(row: number): string {
    return heldJson(this.name, row, this.tables.json(row));
  }

  record(row: number): IndexRecord {
    return parseRecord(this.name, row, this.json(row));
  }

  records(rows: readonly number[]): IndexRecord[] {
    return readRecords(this.name, this.tables, rows);
  }

  view(boundary: SiteBoundary): SiteView {
    const view = this.views.through(
      boundaryKey(boundary),
      () => new SiteView((lastSerial += 1), this.columns, boundary, boundaryGroups(boundary), this.changes),
    );
    view.follow(this.log, this.changes);
    return view;
  }

  /** Whether the site may see one row. */
  sees(boundary: SiteBoundary): RowTest {
    return siteTest(this.columns, boundary.dealershipIds, boundaryGroups(boundary));
  }

  /** Rows and text match of questions within a site's boundary; those of one page share most of the work. */
  find(boundary: SiteBoundary, questions: readonly Question[], effort: Effort): Found[] {
    const view = this.view(boundary);
    const together: { match: TextMatch | null; geo: string; asked: number[] }[] = [];
    questions.forEach((question, place) => {
      effort.spend(question.groups.reduce((sum, group) => sum + groupTests(group), 0));
      const match = this.match(view, question, effort);
      const geo = JSON.stringify(question.geo);
      const alike = together.find((one) => one.match === match && one.geo === geo);
      if (alike) alike.asked.push(place);
      else together.push({ match, geo, asked: [place] });
    });
    const found: Found[] = [];
    for (const { match, asked } of together) {
      const geo = questions[asked[0] ?? 0]?.geo ?? null;
      if (geo) effort.spend(geoEffort(geo));
      const places = geo && matchPlaces(this.columns.places, geo, view.rows);
      const all = match ? match.rows : view.rows;
      const lists = asked.map((place) => questions[place]?.groups ?? []);
      // What stands near a place is another list for each place: not worth keeping.
      const narrowed = match || places ? undefined : view.narrowed;
      narrowMany(this.columns, places ? this.placed(all, places) : all, lists, narrowed).forEach((rows, at) => {
        found[asked[at] ?? 0] = { rows, match, places };
      });
    }
    return found;
  }

  /** Those of some rows that stand where a query asks. */
  private placed(rows: Int32Array<ArrayBuffer>, places: PlaceMatch): Int32Array<ArrayBuffer> {
    const kept = new Int32Array(rows.length);
    return kept.subarray(0, this.columns.places.keep(rows, places, kept));
  }

  private match(view: SiteView, { query, rules, restrictedTo }: Question, effort: Effort): TextMatch | null {
    if (query === '') return null;
    const key = JSON.stringify([view.serial, view.version, query, rules, restrictedTo]);
    return this.texts.through(key, () => {
      effort.spend(textEffort);
      const question = { query, siteRows: view.rows, rules, attributes: restrictedTo };
      return { match: searchText(this.words, this.synonyms, question) };
    }).match;
  }

  /** Rows of every site that pass the filters: for writes only, never for an answer. */
  matching(groups: readonly FilterGroup[]): Int32Array {
    return narrow(this.columns, this.columns.everyRow(), groups);
  }
}
