import { longDate, longTime, type ContentState } from '@forecourt/domain';
import { messageLocale, platformWords, previewMessages, type Words } from '@forecourt/domain/messages';

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

/**
 * Why visitors do not see what a preview shows.
 * @param locale BCP 47 tag of the site
 * @example 'the offer “ute-month” is a draft'
 */
export function previewWords(
  { kind, slug, state, from, isChange = false }: PreviewedRecord,
  say: Words<typeof previewMessages> = platformWords(previewMessages),
  locale: string = messageLocale,
): string {
  const record = { kind, slug };
  if (isChange) return say('preview.isChanged', record);
  if (state === 'draft') return say('preview.isDraft', record);
  if (state === 'expired') return say('preview.hasEnded', record);
  if (state === 'scheduled' && from)
    return say('preview.showsFrom', { kind, slug, day: longDate(from.slice(0, 10), locale) });
  return say('preview.showsToEverybody', record);
}

/**
 * Until when a link is good, by the clock of a place.
 * @param until seconds since 1970
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example previewEnd(1_795_579_200, 'Australia/Perth', 'en-AU') // '25 November 2026 at 12:00 pm'
 */
export const previewEnd = (until: number, timeZone: string, locale: string): string =>
  longTime(new Date(until * 1_000), timeZone, locale);
