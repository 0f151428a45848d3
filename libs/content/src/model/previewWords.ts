import type { ContentState } from '@forecourt/domain';
import { platformWords, previewMessages, type Words } from '@forecourt/domain/messages';

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
export function previewWords(
  { kind, slug, state, from, isChange = false }: PreviewedRecord,
  say: Words<typeof previewMessages> = platformWords(previewMessages),
): string {
  const record = { kind, slug };
  if (isChange) return say('preview.isChanged', record);
  if (state === 'draft') return say('preview.isDraft', record);
  if (state === 'expired') return say('preview.hasEnded', record);
  if (state === 'scheduled' && from) return say('preview.showsFrom', { kind, slug, day: dayOf(from) });
  return say('preview.showsToEverybody', record);
}

/** Until when a link is good, by the clock of a place. @param until seconds since 1970 */
export const previewEnd = (until: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until * 1_000);
