import type { Offer, PublicSite } from '@forecourt/domain';
import { searchHref } from './searchHref.ts';

function isRunning({ start, expiry }: Offer, now: Date): boolean {
  return (!start || Date.parse(start) <= now.getTime()) && (!expiry || now.getTime() < Date.parse(expiry));
}

/** Offers that run at an instant and that the site may show, in their given order. */
export function runningOffers(site: Pick<PublicSite, 'slug' | 'offers'>, now: Date): Offer[] {
  return site.offers.filter((offer) => isRunning(offer, now) && !offer.excluded_website_ids.includes(site.slug));
}

/** Where 'Explore {model}' leads; null where the offer is for no model. */
export function offerModelHref(offer: Offer, searchPath: string): string | null {
  if (!offer.model) return null;
  return (
    offer.model.override_url ??
    searchHref(searchPath, { make: offer.manufacturer ?? undefined, model: offer.model.name })
  );
}

/** At most so many characters and an ellipsis, cut at a word. @example shortened('Free mats with every ute', 12) // 'Free mats' + '\u2026' */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit - 30)).trimEnd()}…`;
}
