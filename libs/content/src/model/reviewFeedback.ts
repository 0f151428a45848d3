import { hasPage, type PagedSite, pageHref, type PublicSite } from '@forecourt/domain';

export interface ReviewFeedback {
  /** Whom the visitor dealt with. */
  dealer: string;
  /** Where reviews are written; null where there is no such place. */
  happyHref: string | null;
  /** The survey with the place chosen, or the contact page of a site without one. */
  unhappyHref: string;
}

type FeedbackSite = PagedSite & Pick<PublicSite, 'dealerships' | 'locations' | 'paths'>;

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** An address that a link may lead to: of the web, and nothing that runs. */
function webAddress(given: string | null | undefined): string | null {
  return given && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given : null;
}

/**
 * Pages where a visitor continues who was asked for feedback on a dealership.
 * @param dealershipName a dealership or location by name, slug or id, as the asking message wrote it; an unknown one is
 * the site's own dealership
 */
export function reviewFeedback(site: FeedbackSite, dealershipName: string): ReviewFeedback {
  const target = plain(dealershipName);
  const isNamed = ({ id, slug, name }: { id: string; slug: string; name: string }) =>
    [id, slug, name].some((known) => plain(known) === target);
  const visible = site.locations.filter((one) => one.visible);
  const named = site.dealerships.find(isNamed);
  const place = named ? undefined : visible.find(isNamed);
  const dealership = named ?? site.dealerships.find(({ id }) => id === place?.dealership_id) ?? site.dealerships[0];
  const own = visible.filter(({ dealership_id }) => dealership_id === dealership?.id);
  const main = place ?? own.find(({ primary }) => primary) ?? own[0];
  const chosen = new URLSearchParams({
    ...(dealership ? { preferredDealership: dealership.slug } : {}),
    ...(place ? { location: place.slug } : {}),
  });
  return {
    dealer: place?.name ?? dealership?.name ?? '',
    happyHref: webAddress(dealership?.review_url) ?? webAddress(main?.address.place_url),
    unhappyHref: hasPage(site, 'survey') ? `${pageHref('survey')}?${chosen}` : `${site.paths.contact}#enquire`,
  };
}

/**
 * A first name from an address, for a greeting.
 * @returns at most 40 characters, or '' for what is no name
 */
export function greetedName(given: string | null): string {
  const name = (given ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const isName = name.isWellFormed() && /^\p{L}[\p{L}\p{M}'’ .-]*$/u.test(name);
  return isName ? [...name].slice(0, 40).join('').trim() : '';
}
