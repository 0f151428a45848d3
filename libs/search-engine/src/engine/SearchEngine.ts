import { Refusal } from '../Refusal.ts';
import { answerBrowse, answerQuery, facetEffort, readQuery, type ReadQuery } from './answers.ts';
import { hiddenAttributes, retrieved } from './hits.ts';
import { applyPartialUpdate, readBatch, readMultiBatch, type BatchWrite } from '../params/batchWrites.ts';
import { Effort } from './Effort.ts';
import { EngineStore } from '../store/EngineStore.ts';
import { freshConfig } from '../params/IndexConfig.ts';
import type { StoredSettings } from '../params/IndexSettings.ts';
import type { LiveIndex } from '../store/LiveIndex.ts';
import { LruCache } from '../lists/LruCache.ts';
import { readSearchParams, type WireParams } from '../params/searchParams.ts';
import type { SiteBoundary } from '../columns/SiteView.ts';
import {
  findSynonyms,
  readSynonyms,
  savedSynonyms,
  type StoredSynonyms,
  type SynonymQuestion,
  type SynonymRule,
} from '../text/synonyms.ts';

export interface IndexQuery {
  index: string;
  /** The facet to search among, or null for hits. */
  facet: string | null;
  params: WireParams;
}

/** One of several queries that say the same in other ways. */
export interface Way {
  query: IndexQuery;
  /** Number of records that it has to find to be taken. */
  least: number;
}

export interface FirstFound {
  /** Which of the ways was taken. */
  place: number;
  answer: unknown;
}

export interface ObjectRequest {
  index: string;
  objectID: string;
  attributesToRetrieve: readonly string[] | null;
}

/** Usual size limit of the answer cache, in characters. */
const maxCachedCharacters = 8_000_000;

/** The embedded engine: one file, many indexes, every read within a site's boundary. Not safe for two processes. */
export class SearchEngine extends EngineStore {
  private readonly answers: LruCache<string>;

  /**
   * @param notice receives one-line messages for operators
   * @param maxAnswers characters of answers that are kept
   * @throws when the file is damaged or of another layout
   */
  constructor(file: string, notice?: (message: string) => void, maxAnswers = maxCachedCharacters) {
    super(file, notice);
    this.answers = new LruCache<string>(maxAnswers, (answer) => answer.length);
  }

  query(requests: readonly IndexQuery[], boundary: SiteBoundary): unknown[] {
    return JSON.parse(this.queryJson(requests, boundary)) as unknown[];
  }

  /** The answers as JSON text, which is cached and cheap to pass between threads. */
  queryJson(requests: readonly IndexQuery[], boundary: SiteBoundary): string {
    const effort = new Effort();
    const texts: string[] = [];
    const open = new Map<LiveIndex, { place: number; key: string; asked: ReadQuery }[]>();
    requests.forEach((request, place) => {
      effort.place = place;
      const index = this.registry.named(request.index);
      const key = this.keyOf(request, boundary);
      const cached = this.answers.get(key);
      if (cached !== undefined) {
        texts[place] = cached;
        return;
      }
      const parsedQuery = readQuery(index, request.facet, request.params);
      effort.spend(facetEffort(parsedQuery));
      open.set(index.live, [...(open.get(index.live) ?? []), { place, key, asked: parsedQuery }]);
    });
    for (const [live, queries] of open) {
      const params = queries.map(({ asked }) => asked.params);
      const found = live.find(boundary, params, effort);
      queries.forEach(({ place, key, asked }, at) => {
        effort.place = place;
        const rows = found[at];
        if (!rows) throw new Error('a query was not searched for');
        texts[place] = this.answers.get(key) ?? this.answers.keep(key, answerQuery(asked, rows, effort));
      });
    }
    return `[${texts.join(',')}]`;
  }

  /** Answers the first way that finds enough, or else the first of all. @param ways at least one, none for a facet */
  firstFound(ways: readonly Way[], boundary: SiteBoundary): FirstFound {
    return JSON.parse(this.firstFoundJson(ways, boundary)) as FirstFound;
  }

  firstFoundJson(ways: readonly Way[], boundary: SiteBoundary): string {
    const effort = new Effort();
    const look = ({ query }: Way) => {
      const index = this.registry.named(query.index);
      const asked = readQuery(index, query.facet, query.params);
      const [found] = index.live.find(boundary, [asked.params], effort);
      if (!found) throw new Error('a query was not searched for');
      return { query, asked, found, key: this.keyOf(query, boundary) };
    };
    let taken: ReturnType<typeof look> | undefined;
    let place = 0;
    for (const [at, way] of ways.entries()) {
      const looked = look(way);
      taken ??= looked;
      if (looked.found.rows.length < way.least) continue;
      [taken, place] = [looked, at];
      break;
    }
    if (!taken) throw new Error('there is no way to search');
    const { asked, found, key } = taken;
    effort.spend(facetEffort(asked));
    const answer = this.answers.get(key) ?? this.answers.keep(key, answerQuery(asked, found, effort));
    return `{"place":${place},"answer":${answer}}`;
  }

  /** Key of an answer, as long as the site's records are what they are. */
  private keyOf(request: IndexQuery, boundary: SiteBoundary): string {
    const { serial, version } = this.registry.named(request.index).live.view(boundary);
    return `${serial} ${version} ${JSON.stringify(request)}`;
  }

  browse(index: string, params: WireParams, boundary: SiteBoundary) {
    return answerBrowse(this.registry.named(index), params, boundary, new Effort());
  }

  /** Records by id, null where the site has none of that id. */
  objects(requests: readonly ObjectRequest[], boundary: SiteBoundary): (Record<string, unknown> | null)[] {
    return requests.map(({ index, objectID, attributesToRetrieve }) => {
      const named = this.registry.named(index);
      const { live } = named;
      const row = live.columns.rowOf(objectID);
      if (row === undefined || !live.sees(boundary)(row)) return null;
      return retrieved(live.record(row), attributesToRetrieve, hiddenAttributes(named));
    });
  }

  /** Applies a client's batch to one index. @returns the ids written, in order */
  batch(index: string, requests: unknown): string[] {
    const writes = readBatch(requests);
    this.write(() => writes.forEach((one) => this.apply(index, one)));
    return writes.map(({ objectID }) => objectID);
  }

  /** Applies a batch whose entries name their index, all of it or none. @returns what was written, in order */
  multiBatch(requests: unknown): { index: string; objectID: string }[] {
    const writes = readMultiBatch(requests);
    this.write(() => writes.forEach(({ index, write }) => this.apply(index, write)));
    return writes.map(({ index, write }) => ({ index, objectID: write.objectID }));
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
    const { groups } = readSearchParams(params, live.settings.query);
    if (groups.length === 0) throw new Refusal(400, 'params: expected a filter; to empty an index, clear it');
    const ids = [...live.matching(groups)].map((row) => live.columns.idOf(row));
    this.write(() => ids.forEach((id) => this.take(live, id)));
  }

  settings(index: string): StoredSettings {
    return this.registry.settings(index);
  }

  /** @param forwardToReplicas whether the replicas an index has already take the new settings too */
  setSettings(index: string, changes: StoredSettings, { forwardToReplicas = false } = {}): void {
    this.write(() => this.registry.setSettings({ name: index, changes, forwardToReplicas }));
  }

  /** The first save replaces the product's default synonyms. */
  saveSynonyms(index: string, synonyms: unknown, options: { replaceExisting: boolean }): void {
    const saved = readSynonyms(synonyms);
    this.changeSynonyms(index, (before) => savedSynonyms(before, saved, options));
  }

  private changeSynonyms(index: string, change: (before: StoredSynonyms) => StoredSynonyms): void {
    this.write(() => this.registry.configure(index, (before) => ({ ...before, synonyms: change(before.synonyms) })));
  }

  synonym(index: string, objectID: string): SynonymRule | null {
    const { synonyms } = this.registry.named(index).live.config;
    return synonyms?.find((rule) => rule.objectID === objectID) ?? null;
  }

  searchSynonyms(index: string, question: SynonymQuestion): { hits: SynonymRule[]; nbHits: number } {
    return findSynonyms(this.registry.named(index).live.config.synonyms, question);
  }

  deleteSynonym(index: string, objectID: string): void {
    this.changeSynonyms(index, (before) => before && before.filter((rule) => rule.objectID !== objectID));
  }

  /** Restores the product's default synonyms. */
  clearSynonyms(index: string): void {
    this.changeSynonyms(index, () => freshConfig(index).synonyms);
  }

  operation(kind: 'copy' | 'move', from: string, to: string, scope: readonly string[] | null): void {
    // Copying the settings of an index that is not there copies nothing, as clients expect who copy before they write.
    if (kind === 'copy' && scope !== null && !this.registry.has(from)) return;
    this.write(() => (kind === 'move' ? this.registry.move(from, to) : this.registry.copy(from, to, scope)));
  }

  list(): { name: string; entries: number }[] {
    return this.registry.all().map(({ name, columns }) => ({ name, entries: columns.size }));
  }
}
