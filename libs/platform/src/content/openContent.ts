import { timeZoneAt, wallClock, type ContentKind, type ContentOwner, type ContentRecord } from '@forecourt/domain';
import { AsyncLocalStorage } from 'node:async_hooks';
import { openGate } from '../limits/openGate.ts';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';
import type {
  ContentChange,
  ContentEntry,
  ContentPreview,
  ContentProblem,
  ContentService,
  ContentSource,
  FoundContent,
  StoredContent,
} from '../ports/contentPort.ts';
import { fileDraftOf } from './fileDrafts.ts';
import { mergeContent, type ContentSite } from './mergeContent.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import {
  changesOf,
  entriesOf,
  findPreviewed,
  findRecord,
  listRecords,
  ownersKey,
  siteState,
  changesByClock,
  versionsOf,
  type DatedSite,
  type PreviewVersion,
  type SiteState,
} from './siteState.ts';
import { checkProposedContent, type ProposedContent } from './checkProposedContent.ts';

export interface ContentOptions {
  source: ContentSource;
  /** The sites as they are now. */
  sites: () => readonly DatedSite[];
  now: () => Date;
  /** Blocks of the host's own that prose may name; null for any. @default null */
  blocks?: CheckedBlocks | null;
  /** Gets one line for each problem with content. */
  log: (message: string) => void;
}

export interface OpenedContent extends ContentService {
  /** The problems there would be if the database held these records as well. */
  problemsIf(changes: readonly ProposedContent[]): ContentProblem[];
  /** Every record of a kind that a site has, in any state, sorted by slug. */
  entries(site: string, kind: ContentKind): ContentEntry[];
  /** The stored records that a site's published record is merged from, the widest owner first. */
  partsOf(site: string, kind: ContentKind, slug: string): readonly StoredContent[];
  /** What a site's own draft in a file would have it say; null where there is none that changes anything. */
  fileDraft(site: string, kind: ContentKind, slug: string): Readonly<Record<string, unknown>> | null;
  /**
   * Versions of a record that a preview can show: the drafts of its owners, the narrowest first, then the published
   * one.
   */
  versionsToPreview(site: string, kind: ContentKind, slug: string): PreviewVersion[];
  /** Whether any record or draft, of any owner and state, has a text in its fields. */
  mentions(text: string): boolean;
  /** Reads what changed; resolves after the listeners were notified. */
  refresh(): Promise<void>;
  /**
   * Runs work in which the previewed record shows whatever its state, with its owner's draft if there is one. Its results must not be cached for other
   * visitors.
   */
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

/**
 * Keeps the checked content of all sites in memory, and notifies of changes: by edits, and by publishing dates that
 * pass.
 */
export async function openContent(options: ContentOptions): Promise<OpenedContent> {
  const { source, sites, now, log, blocks = null } = options;
  const known = new Map<string, SiteState>();
  const listeners = new Set<(changes: readonly ContentChange[]) => Promise<void> | void>();
  const activePreview = new AsyncLocalStorage<ContentPreview>();
  let byOwner = new Map<ContentOwner, StoredContent[]>();
  let drafts: readonly StoredContent[] = [];
  let problems: readonly ContentProblem[] = [];
  let logged = new Set<string>();

  const clockOf = ({ locations }: DatedSite) => wallClock(now(), timeZoneAt(locations, null));

  async function notify(changes: readonly ContentChange[]): Promise<void> {
    if (changes.length > 0) for (const listener of listeners) await listener(changes);
  }

  function reportProblems(found: readonly ContentProblem[]): void {
    // A problem of a record that many sites share is reported once.
    const byLine = new Map(found.map((one) => [inWords(one), one]));
    problems = [...byLine.values()];
    const lines = new Set(byLine.keys());
    for (const line of lines) if (!logged.has(line)) log(`Content is not taken: ${line}`);
    logged = lines;
  }

  async function load(): Promise<ContentChange[]> {
    const read = await source.read();
    byOwner = groupByOwner(read.records);
    drafts = read.drafts;
    const found = [...read.problems];
    const changes: ContentChange[] = [];
    const all = sites();
    for (const site of all) {
      const before = known.get(site.slug);
      const content = mergeContent(site, byOwner, before?.content ?? null, blocks);
      const siteDrafts = mergeDrafts(site, content, drafts, before?.drafts ?? null, blocks);
      for (const records of [...content.values(), siteDrafts])
        for (const one of records.values()) found.push(...one.problems);
      if (before) changes.push(...changesOf(site.slug, before.content, content));
      // Keeps the earlier clock, so that the next look at the clock finds the dates that have passed meanwhile.
      known.set(site.slug, siteState(site, content, siteDrafts, before?.clock ?? clockOf(site)));
    }
    for (const slug of known.keys()) if (!all.some((site) => site.slug === slug)) known.delete(slug);
    reportProblems(found);
    return changes;
  }

  /** Records that were published or expired since the last look at the clock. */
  function clockChanges(): ContentChange[] {
    return sites().flatMap((site) => {
      const one = known.get(site.slug);
      if (!one) return [];
      const clock = clockOf(site);
      const changes = changesByClock(site.slug, one, clock);
      if (changes.length > 0) known.set(site.slug, { ...one, clock, lists: new Map() });
      return changes;
    });
  }

  const gate = openGate({ maxRunning: 1, maxWaiting: Infinity });
  const oneAtATime = (work: () => Promise<unknown>): Promise<unknown> =>
    gate(work).catch((fault: unknown) => log(`Content cannot be read: ${(fault as Error).message}`));
  const reload = async () => notify([...(await load()), ...clockChanges()]);
  await load();
  const stopListening = source.onChange(() => void oneAtATime(reload));
  const isNew = (site: ContentSite) => known.get(site.slug)?.owners !== ownersKey(site);
  const ticker = setInterval(() => {
    void oneAtATime(async () => (sites().some(isNew) ? reload() : notify(clockChanges())));
  }, 1_000).unref();

  /** The active preview, if it is of this site and kind. */
  const previewOf = (site: { slug: string }, kind: ContentKind) => {
    const preview = activePreview.getStore();
    return preview?.site === site.slug && preview.kind === kind ? preview : null;
  };

  return {
    list<Kind extends ContentKind>(site: { slug: string }, kind: Kind) {
      const one = known.get(site.slug);
      if (!one) return [];
      const live = listRecords(one, kind) as unknown as readonly ContentRecord<Kind>[];
      const preview = previewOf(site, kind);
      const record = preview && (findPreviewed(one, preview)?.record as unknown as ContentRecord<Kind> | undefined);
      if (!record || live.includes(record)) return [...live];
      return [...live.filter(({ slug }) => slug !== record.slug), record].sort((first, second) =>
        first.slug.localeCompare(second.slug),
      );
    },
    find<Kind extends ContentKind>(site: { slug: string }, kind: Kind, slug: string) {
      const one = known.get(site.slug);
      const preview = previewOf(site, kind);
      if (!one || preview?.slug !== slug) {
        return (one ? findRecord(one, kind, slug) : null) as unknown as FoundContent<Kind> | null;
      }
      const found = findPreviewed(one, preview) as unknown as FoundContent<Kind> | null;
      return found && { record: found.record, state: 'live' };
    },
    previewed() {
      const preview = activePreview.getStore();
      const one = preview && known.get(preview.site);
      const found = one && findPreviewed(one, preview);
      return found ? { ...preview, ...found } : null;
    },
    problems: () => problems,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    problemsIf: (changes) => checkProposedContent(sites(), byOwner, changes, blocks),
    partsOf: (site, kind, slug) => known.get(site)?.content.get(kind)?.get(slug)?.parts ?? [],
    entries(site, kind) {
      const one = known.get(site);
      return one ? entriesOf(one, kind) : [];
    },
    fileDraft(site, kind, slug) {
      const one = known.get(site);
      return one ? fileDraftOf(one, drafts, site, kind, slug) : null;
    },
    versionsToPreview(site, kind, slug) {
      const one = known.get(site);
      return one ? versionsOf(one, kind, slug) : [];
    },
    mentions: (text) =>
      [...byOwner.values(), drafts].some((records) =>
        records.some(({ fields }) => JSON.stringify(fields).includes(text)),
      ),
    refresh: async () => void (await oneAtATime(reload)),
    preview: (preview, work) => activePreview.run(preview, work),
    async close() {
      stopListening();
      clearInterval(ticker);
      await oneAtATime(() => Promise.resolve());
      await source.close();
    },
  };
}
