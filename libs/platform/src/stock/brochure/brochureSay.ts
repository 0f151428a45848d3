import { brochureMessages, wordsOf, type Words } from '@forecourt/domain/messages';
import type { PublicSite } from '@forecourt/domain';
import { printable } from './printable.ts';

export type BrochureSay = Words<typeof brochureMessages>;

/** A site's words for its brochures, in letters that their typeface has. */
export function brochureSay(site: Pick<PublicSite, 'messages'>): BrochureSay {
  const say = wordsOf(brochureMessages, site);
  return (key, ...values) => printable(say(key, ...values));
}
