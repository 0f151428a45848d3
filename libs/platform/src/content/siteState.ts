import {
  contentState,
  contentTurns,
  type ContentKind,
  type ContentOwner,
  type ContentRecord,
  type ContentState,
  type Site,
} from '@forecourt/domain';
import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentEntry, ContentKey, ContentProblem } from '../ports/contentPort.ts';
import { ownersOf, type ContentSite, type SiteContent } from './mergeContent.ts';
import { isUsedUp } from './fileDrafts.ts';
import { draftName, type SiteDrafts } from './mergeDrafts.ts';

/** A site with the locations that give its time zone. */
export type DatedSite = ContentSite & Pick<Site, 'locations'>;

/** A site's content in memory. */
export interface SiteState {
  /** The owners whose records it shows, as one string to compare. */
  owners: string;
  content: SiteContent;
  /** For previews only. */
  drafts: SiteDrafts;
  /** Local times at which a record is published or expires, in order. */
  switchTimes: readonly string[];
  /** Local time at which the listeners were last notified of changes by the clock. */
  clock: string;
  /** Cached lists of what shows, by kind. */
  lists: Map<ContentKind, ContentRecord[]>;
}

function* recordsOf(content: SiteContent): Generator<[ContentKind, ContentRecord]> {
  for (const [kind, records] of content) for (const { record } of records.values()) if (record) yield [kind, record];
}

function switchTimesOf(content: SiteContent): string[] {
  const switchTimes = new Set<string>();
  for (const [, record] of recordsOf(content)) for (const time of contentTurns(record)) switchTimes.add(time);
  return [...switchTimes].sort();
}

export const ownersKey = (site: ContentSite): string => ownersOf(site).join(' ');

export const siteState = (site: DatedSite, content: SiteContent, drafts: SiteDrafts, clock: string): SiteState => ({
  owners: ownersKey(site),
  content,
  drafts,
  switchTimes: switchTimesOf(content),
  clock,
  lists: new Map(),
});

/** One record and its state; null where the site has none of that slug. */
export function findRecord(
  { content, clock }: SiteState,
  kind: ContentKind,
  slug: string,
): { record: ContentRecord; state: ContentState } | null {
  const record = content.get(kind)?.get(slug)?.record;
  return record ? { record, state: contentState(record, clock) } : null;
}

/** The record that a preview shows, and its published state; null where there is none. */
export function findPreviewed(
  state: SiteState,
  preview: ContentKey,
): { record: ContentRecord; state: ContentState; isChange: boolean } | null {
  const published = findRecord(state, preview.kind, preview.slug);
  const draft = state.drafts.get(draftName(preview))?.record;
  if (draft) return { record: draft, state: published?.state ?? 'draft', isChange: published !== null };
  return published && { ...published, isChange: false };
}

/** One version of a record that a preview can show. */
export interface PreviewVersion {
  /** Owner of the draft; of a published record, its narrowest owner. */
  owner: ContentOwner;
  /** What is wrong with a draft. Previews go on showing its last valid version. */
  problems: readonly ContentProblem[];
}

/** The drafts of a record, the narrowest owner first, then what is published of it. */
export function versionsOf({ content, drafts }: SiteState, kind: ContentKind, slug: string): PreviewVersion[] {
  const published = content.get(kind)?.get(slug)?.parts.at(-1)?.owner;
  const versions: PreviewVersion[] = [...drafts.values()]
    .filter(({ key }) => key.kind === kind && key.slug === slug)
    .map(({ key, problems }) => ({ owner: key.owner, problems }));
  const isListed = versions.some(({ owner }) => owner === published);
  return published === undefined || isListed ? versions : [...versions, { owner: published, problems: [] }];
}

const titleOf = (record: ContentRecord): string => {
  const { title, name } = record as { title?: unknown; name?: unknown };
  return [title, name].find((text): text is string => typeof text === 'string' && text !== '') ?? record.slug;
};

/** Every record of a kind that the site has, published or not, sorted by slug. */
export function entriesOf({ content, drafts, clock }: SiteState, kind: ContentKind): ContentEntry[] {
  const published = content.get(kind);
  const ofKind = Map.groupBy(
    [...drafts.values()].filter(({ key }) => key.kind === kind),
    ({ key }) => key.slug,
  );
  return [...new Set([...(published?.keys() ?? []), ...ofKind.keys()])].sort().map((slug) => {
    const { record = null, parts = [] } = published?.get(slug) ?? {};
    const own = (ofKind.get(slug) ?? []).filter((draft) => !isUsedUp(draft, published?.get(slug)));
    const shown = record ?? own.find((draft) => draft.record)?.record;
    return {
      slug,
      title: shown ? titleOf(shown) : slug,
      state: record ? contentState(record, clock) : 'draft',
      owners: [...new Set(parts.map(({ owner }) => owner))],
      drafts: own.map(({ key }) => key.owner),
    };
  });
}

/** What shows now, sorted by slug. */
export function listRecords({ content, clock, lists }: SiteState, kind: ContentKind): readonly ContentRecord[] {
  const known = lists.get(kind);
  if (known) return known;
  const live = [...(content.get(kind)?.values() ?? [])]
    .flatMap(({ record }) => record ?? [])
    .filter((record) => contentState(record, clock) === 'live')
    .sort((first, second) => first.slug.localeCompare(second.slug));
  lists.set(kind, live);
  return live;
}

/** The records that differ between two versions of a site's content. */
export function changesOf(site: string, before: SiteContent, after: SiteContent): ContentChange[] {
  const changes: ContentChange[] = [];
  for (const [kind, records] of after) {
    for (const [slug, { record }] of records) {
      const known = before.get(kind)?.get(slug)?.record ?? null;
      if (known !== record && !isDeepStrictEqual(known, record)) changes.push({ site, kind, slug });
    }
  }
  for (const [kind, records] of before) {
    for (const [slug, { record }] of records)
      if (record && !after.get(kind)?.has(slug)) changes.push({ site, kind, slug });
  }
  return changes;
}

/** Records whose state changes between the state's clock and a later one. */
export function changesByClock(
  site: string,
  { content, switchTimes, clock: since }: SiteState,
  clock: string,
): ContentChange[] {
  if (!switchTimes.some((time) => since < time && time <= clock)) return [];
  return [...recordsOf(content)]
    .filter(([, record]) => contentState(record, since) !== contentState(record, clock))
    .map(([kind, { slug }]) => ({ site, kind, slug }));
}
