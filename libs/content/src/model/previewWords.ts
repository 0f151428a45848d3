import type { ContentState } from '@forecourt/domain';

export interface PreviewedRecord {
  /** @example 'offer' */
  kind: string;
  slug: string;
  state: ContentState;
  /** The first day or minute of a record that is to come. */
  from: string | null;
  /** Whether it is a draft beside a published record, which visitors see meanwhile. @default false */
  isChange?: boolean;
}

const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00Z`),
  );

/** Why visitors do not see what a preview shows. @example 'the offer “ute-month” is a draft' */
export function previewWords({ kind, slug, state, from, isChange = false }: PreviewedRecord): string {
  const record = `the ${kind} “${slug}”`;
  if (isChange) return `${record} with changes that are not published`;
  if (state === 'draft') return `${record} is a draft`;
  if (state === 'expired') return `${record} has ended`;
  if (state === 'scheduled' && from) return `${record} shows from ${dayOf(from)}`;
  return `${record} shows to everybody`;
}

/** Until when a link is good, by the clock of a place. @param until seconds since 1970 */
export const previewEnd = (until: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until * 1_000);
