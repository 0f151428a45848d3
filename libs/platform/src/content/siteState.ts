import {
  contentState,
  contentTurns,
  type ContentKind,
  type ContentRecord,
  type ContentState,
  type Site,
} from '@forecourt/domain';
import { isDeepStrictEqual } from 'node:util';
import type { ContentChange } from '../ports/contentPort.ts';
import { ownersOf, type ContentSite, type SiteContent } from './mergeContent.ts';

/** A site whose content is kept. */
export type DatedSite = ContentSite & Pick<Site, 'locations'>;

/** What is known of a site's content. */
export interface SiteState {
  /** Whose records it shows. */
  owners: string;
  content: SiteContent;
  /** Readings of the clock at which something begins or ceases to show, in order. */
  turns: readonly string[];
  /** Reading of the clock by which the states were told last. */
  clock: string;
  /** What shows of each kind, by name, once somebody asked. */
  lists: Map<ContentKind, ContentRecord[]>;
}

function* recordsOf(content: SiteContent): Generator<[ContentKind, ContentRecord]> {
  for (const [kind, records] of content) for (const { record } of records.values()) if (record) yield [kind, record];
}

function turnsOf(content: SiteContent): string[] {
  const turns = new Set<string>();
  for (const [, record] of recordsOf(content)) for (const turn of contentTurns(record)) turns.add(turn);
  return [...turns].sort();
}

export const ownersInWords = (site: ContentSite): string => ownersOf(site).join(' ');

export const siteState = (site: DatedSite, content: SiteContent, clock: string): SiteState => ({
  owners: ownersInWords(site),
  content,
  turns: turnsOf(content),
  clock,
  lists: new Map(),
});

/** One record and its state; null where the site has none of that name. */
export function findRecord(
  { content, clock }: SiteState,
  kind: ContentKind,
  slug: string,
): { record: ContentRecord; state: ContentState } | null {
  const record = content.get(kind)?.get(slug)?.record;
  return record ? { record, state: contentState(record, clock) } : null;
}

/** What shows, by name. */
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

/** What differs between two states of a site's content. */
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

/** What begins or ceases to show when the clock says something later than it did. */
export function turnsUntil(site: string, { content, turns, clock: since }: SiteState, clock: string): ContentChange[] {
  if (!turns.some((turn) => since < turn && turn <= clock)) return [];
  return [...recordsOf(content)]
    .filter(([, record]) => contentState(record, since) !== contentState(record, clock))
    .map(([kind, { slug }]) => ({ site, kind, slug }));
}
