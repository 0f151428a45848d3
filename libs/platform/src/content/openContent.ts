import {
  contentState,
  contentTurns,
  timeZoneAt,
  wallClock,
  type ContentKind,
  type ContentRecord,
  type ContentState,
  type Site,
} from '@forecourt/domain';
import { isDeepStrictEqual } from 'node:util';
import type {
  ContentChange,
  ContentOwner,
  ContentProblem,
  ContentService,
  ContentSource,
  StoredContent,
} from '../ports/contentPort.ts';
import { mergeContent, type ContentSite, type SiteContent } from './mergeContent.ts';

export interface ContentOptions {
  source: ContentSource;
  /** The sites as they are now. */
  sites: () => readonly (ContentSite & Pick<Site, 'locations'>)[];
  now: () => Date;
  /** Told in one line each when content cannot be taken. */
  log: (message: string) => void;
}

export interface OpenedContent extends ContentService {
  close(): Promise<void>;
}

interface KnownSite {
  manufacturer: string | null;
  content: SiteContent;
  /** Readings of the clock at which something begins or ceases to show, in order. */
  turns: readonly string[];
  /** Reading of the clock by which the states below were told. */
  clock: string;
}

const inWords = ({ origin, field, message }: ContentProblem): string =>
  field === null ? `${origin} ${message}` : `${origin}: ${field}: ${message}`;

function* recordsOf(content: SiteContent): Generator<[ContentKind, ContentRecord]> {
  for (const [kind, records] of content) for (const record of records.values()) yield [kind, record];
}

const turnsOf = (content: SiteContent): string[] =>
  [...new Set([...recordsOf(content)].flatMap(([, record]) => contentTurns(record)))].sort();

/** What differs between two states of a site's content. */
function changesOf(site: string, before: SiteContent, after: SiteContent): ContentChange[] {
  const names = new Map<string, ContentChange>();
  for (const content of [before, after]) {
    for (const [kind, { slug }] of recordsOf(content)) names.set(`${kind} ${slug}`, { site, kind, slug });
  }
  const same = (one?: ContentRecord, other?: ContentRecord) => one === other || isDeepStrictEqual(one, other);
  return [...names.values()].filter(({ kind, slug }) => !same(before.get(kind)?.get(slug), after.get(kind)?.get(slug)));
}

/** Keeps the content of all sites in memory, checked, and tells what changes: by hand, and by the clock. */
export async function openContent({ source, sites, now, log }: ContentOptions): Promise<OpenedContent> {
  const known = new Map<string, KnownSite>();
  const listeners = new Set<(changes: readonly ContentChange[]) => Promise<void> | void>();
  let problems: readonly ContentProblem[] = [];
  let logged = new Set<string>();

  const clockOf = ({ locations }: Pick<Site, 'locations'>) => wallClock(now(), timeZoneAt(locations, null));

  async function tell(changes: readonly ContentChange[]): Promise<void> {
    if (changes.length > 0) for (const listener of listeners) await listener(changes);
  }

  async function load(): Promise<ContentChange[]> {
    const read = await source.read();
    const byOwner = new Map<ContentOwner, StoredContent[]>();
    for (const record of read.records) {
      const ofOwner = byOwner.get(record.owner);
      if (ofOwner) ofOwner.push(record);
      else byOwner.set(record.owner, [record]);
    }
    const found = [...read.problems];
    const changes: ContentChange[] = [];
    const all = sites();
    for (const site of all) {
      const before = known.get(site.slug);
      const merged = mergeContent(site, byOwner, before?.content ?? null);
      found.push(...merged.problems);
      if (before) changes.push(...changesOf(site.slug, before.content, merged.content));
      known.set(site.slug, {
        manufacturer: site.manufacturer,
        content: merged.content,
        turns: turnsOf(merged.content),
        clock: clockOf(site),
      });
    }
    for (const slug of known.keys()) if (!all.some((site) => site.slug === slug)) known.delete(slug);
    // What many sites share is wrong once.
    const byLine = new Map(found.map((one) => [inWords(one), one]));
    problems = [...byLine.values()];
    const lines = new Set(byLine.keys());
    for (const line of lines) if (!logged.has(line)) log(`Content is not taken: ${line}`);
    logged = lines;
    return changes;
  }

  /** What began or ceased to show since the states were told last. */
  function turned(): ContentChange[] {
    return sites().flatMap((site) => {
      const one = known.get(site.slug);
      if (!one) return [];
      const clock = clockOf(site);
      const since = one.clock;
      if (!one.turns.some((turn) => since < turn && turn <= clock)) return [];
      known.set(site.slug, { ...one, clock });
      return [...recordsOf(one.content)]
        .filter(([, record]) => contentState(record, since) !== contentState(record, clock))
        .map(([kind, { slug }]) => ({ site: site.slug, kind, slug }));
    });
  }

  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    queue = queue.then(work).catch((fault: unknown) => log(`Content cannot be read: ${(fault as Error).message}`));
  };
  await load();
  const ended = source.onChange(() => inTurn(async () => tell(await load())));
  const isNew = ({ slug, manufacturer }: ContentSite) => known.get(slug)?.manufacturer !== manufacturer;
  const ticking = setInterval(() => {
    inTurn(async () => {
      if (sites().some(isNew)) await tell(await load());
      await tell(turned());
    });
  }, 1_000).unref();

  return {
    list<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind) {
      const one = known.get(site.slug);
      if (!one) return [];
      const records = [...(one.content.get(kind)?.values() ?? [])] as unknown as ContentRecord<Kind>[];
      return records
        .filter((record) => contentState(record, one.clock) === 'live')
        .sort((first, second) => first.slug.localeCompare(second.slug));
    },
    find<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind, slug: string) {
      const one = known.get(site.slug);
      const record = one?.content.get(kind)?.get(slug) as ContentRecord<Kind> | undefined;
      return one && record ? { record, state: contentState(record, one.clock) satisfies ContentState } : null;
    },
    problems: () => problems,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      ended();
      clearInterval(ticking);
      await queue;
      await source.close();
    },
  };
}
