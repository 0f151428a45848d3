import { timeZoneAt, wallClock, type ContentKind, type ContentOwner, type ContentRecord } from '@forecourt/domain';
import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  ContentChange,
  ContentPreview,
  ContentProblem,
  ContentService,
  ContentSource,
  FoundContent,
  StoredContent,
} from '../ports/contentPort.ts';
import { mergeContent, type ContentSite } from './mergeContent.ts';
import {
  changesOf,
  findRecord,
  listRecords,
  ownersInWords,
  siteState,
  turnsUntil,
  type DatedSite,
  type SiteState,
} from './siteState.ts';
import { tryContent, type TriedContent } from './tryContent.ts';

export interface ContentOptions {
  source: ContentSource;
  /** The sites as they are now. */
  sites: () => readonly DatedSite[];
  now: () => Date;
  /** Told in one line each when content cannot be taken. */
  log: (message: string) => void;
}

export interface OpenedContent extends ContentService {
  /** What would be wrong if the database held these records as well. */
  tryOut(changes: readonly TriedContent[]): ContentProblem[];
  /** What a record of a site is put together from, the widest owner first. */
  partsOf(site: string, kind: ContentKind, slug: string): readonly StoredContent[];
  /** Reads anew what changed, and tells of it before it answers. */
  refresh(): Promise<void>;
  /** Does work for which a record shows, whatever its state. Nothing that is made in it may be kept for others. */
  preview<Result>(preview: ContentPreview, work: () => Result): Result;
  close(): Promise<void>;
}

const inWords = ({ origin, field, message }: ContentProblem): string =>
  field === null ? `${origin} ${message}` : `${origin}: ${field}: ${message}`;

function groupByOwner(records: readonly StoredContent[]): Map<ContentOwner, StoredContent[]> {
  const byOwner = new Map<ContentOwner, StoredContent[]>();
  for (const record of records) {
    const ofOwner = byOwner.get(record.owner);
    if (ofOwner) ofOwner.push(record);
    else byOwner.set(record.owner, [record]);
  }
  return byOwner;
}

/** Keeps the content of all sites in memory, checked, and tells what changes: by hand, and by the clock. */
export async function openContent({ source, sites, now, log }: ContentOptions): Promise<OpenedContent> {
  const known = new Map<string, SiteState>();
  const listeners = new Set<(changes: readonly ContentChange[]) => Promise<void> | void>();
  const shown = new AsyncLocalStorage<ContentPreview>();
  let byOwner = new Map<ContentOwner, StoredContent[]>();
  let problems: readonly ContentProblem[] = [];
  let logged = new Set<string>();

  const clockOf = ({ locations }: DatedSite) => wallClock(now(), timeZoneAt(locations, null));

  async function tell(changes: readonly ContentChange[]): Promise<void> {
    if (changes.length > 0) for (const listener of listeners) await listener(changes);
  }

  function note(found: readonly ContentProblem[]): void {
    // What many sites share is wrong once.
    const byLine = new Map(found.map((one) => [inWords(one), one]));
    problems = [...byLine.values()];
    const lines = new Set(byLine.keys());
    for (const line of lines) if (!logged.has(line)) log(`Content is not taken: ${line}`);
    logged = lines;
  }

  async function load(): Promise<ContentChange[]> {
    const read = await source.read();
    byOwner = groupByOwner(read.records);
    const found = [...read.problems];
    const changes: ContentChange[] = [];
    const all = sites();
    for (const site of all) {
      const before = known.get(site.slug);
      const content = mergeContent(site, byOwner, before?.content ?? null);
      for (const records of content.values()) for (const one of records.values()) found.push(...one.problems);
      if (before) changes.push(...changesOf(site.slug, before.content, content));
      // What turned meanwhile is told by the clock that was.
      known.set(site.slug, siteState(site, content, before?.clock ?? clockOf(site)));
    }
    for (const slug of known.keys()) if (!all.some((site) => site.slug === slug)) known.delete(slug);
    note(found);
    return changes;
  }

  /** What began or ceased to show since the states were told last. */
  function turned(): ContentChange[] {
    return sites().flatMap((site) => {
      const one = known.get(site.slug);
      if (!one) return [];
      const clock = clockOf(site);
      const changes = turnsUntil(site.slug, one, clock);
      if (changes.length > 0) known.set(site.slug, { ...one, clock, lists: new Map() });
      return changes;
    });
  }

  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>): Promise<unknown> => {
    queue = queue.then(work).catch((fault: unknown) => log(`Content cannot be read: ${(fault as Error).message}`));
    return queue;
  };
  const reload = async () => tell([...(await load()), ...turned()]);
  await load();
  const ended = source.onChange(() => void inTurn(reload));
  const isNew = (site: ContentSite) => known.get(site.slug)?.owners !== ownersInWords(site);
  const ticking = setInterval(() => {
    void inTurn(async () => (sites().some(isNew) ? reload() : tell(turned())));
  }, 1_000).unref();

  /** The record that is shown before its time, where it is of this site and kind. */
  const early = (site: { slug: string }, kind: ContentKind) => {
    const preview = shown.getStore();
    return preview?.site === site.slug && preview.kind === kind ? preview : null;
  };

  return {
    list<Kind extends ContentKind>(site: { slug: string }, kind: Kind) {
      const one = known.get(site.slug);
      if (!one) return [];
      const live = listRecords(one, kind) as unknown as readonly ContentRecord<Kind>[];
      const preview = early(site, kind);
      const record =
        preview && (findRecord(one, kind, preview.slug)?.record as unknown as ContentRecord<Kind> | undefined);
      if (!record || live.includes(record)) return [...live];
      return [...live, record].sort((first, second) => first.slug.localeCompare(second.slug));
    },
    find<Kind extends ContentKind>(site: { slug: string }, kind: Kind, slug: string) {
      const one = known.get(site.slug);
      const found = (one ? findRecord(one, kind, slug) : null) as unknown as FoundContent<Kind> | null;
      return found && early(site, kind)?.slug === slug ? { ...found, state: 'live' } : found;
    },
    previewed() {
      const preview = shown.getStore();
      const one = preview && known.get(preview.site);
      const found = one && findRecord(one, preview.kind, preview.slug);
      return found ? { ...preview, ...found } : null;
    },
    problems: () => problems,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryOut: (changes) => tryContent(sites(), byOwner, changes),
    partsOf: (site, kind, slug) => known.get(site)?.content.get(kind)?.get(slug)?.parts ?? [],
    refresh: async () => void (await inTurn(reload)),
    preview: (preview, work) => shown.run(preview, work),
    async close() {
      ended();
      clearInterval(ticking);
      await queue;
      await source.close();
    },
  };
}
