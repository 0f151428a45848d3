import type { Currency, Tax } from './country/countries.ts';
import { currencyOf, localeOf, taxOf } from './country/market.ts';
import { resolveFlags, type Flags } from './flags.ts';
import { displayPhone, maskPhone } from './phone.ts';
import type { Site } from './site.ts';
import { publicIdentity, type PublicIdentity } from './siteIdentity.ts';

/** What the browser may know of a site: no lead destination, no secret, and no whole phone number where it masks them. */
export type PublicSite = Omit<
  Site,
  | 'leadDestinations'
  | 'editors'
  | 'hosts'
  | 'allowedOrigins'
  | 'flags'
  | 'identity'
  | 'assets'
  | 'plugins'
  | 'locale'
  | 'currency'
  | 'tax'
> & {
  /** Language of the site as a BCP 47 tag. @example 'en-NZ' */
  locale: string;
  currency: Currency;
  tax: Tax;
  flags: Flags;
  identity: PublicIdentity;
  /** Kinds of vehicle, grouped by the number to call about them. */
  phoneLines: PhoneLine[][];
  /** Origin that links are built from, never taken from a request. */
  origin: string;
};

/**
 * The part of a site that every page sends to the browser. Server-only lists are left out, as are whole phone numbers,
 * which are shown on request only, and the prizes of a draw. Its `locations` are empty except on form pages, which
 * offer them as choices. Its `messages` are those that browsers say.
 */
export type ClientSite = Omit<
  PublicSite,
  | 'reviews'
  | 'phones'
  | 'phoneLines'
  | 'navigation'
  | 'calculator'
  | 'complaints'
  | 'ownership'
  | 'about'
  | 'guarantees'
  | 'dealershipWebsites'
  | 'spinToWin'
  | 'onlinePayment'
  | 'description'
  | 'tagline'
  | 'socialUrls'
  | 'reviewSettings'
  | 'replies'
  | 'complaintsContact'
  | 'email'
  | 'stockDealershipIds'
  | 'licenceNumbers'
  | 'pageTexts'
  | 'map'
  | 'baseDomain'
  | 'messagingUrl'
  | 'brandColour'
  | 'currency'
  | 'tax'
  | 'appointments'
  | 'finance'
  | 'pages'
  | 'purchase'
  | 'theme'
  | 'themeData'
  | 'identity'
  | 'search'
> & { search: Omit<PublicSite['search'], 'filters'> };

/** What pages of other websites get of a site (`/api/site`), to show its stock, calculators and forms. */
export interface EmbeddedSite<Theme = object> {
  /** For `SiteProvider`, `searchSections`, `calculatorSetup` and `formSettings`. */
  site: ClientSite & Pick<PublicSite, 'calculator' | 'finance' | 'search'>;
  /** Theme of `@forecourt/ui/model`, with the dealer's own colour in its tokens. */
  theme: Theme;
  /** Public key of the site's search. */
  searchKey: string;
}

export const phoneLineNames = ['new', 'used', 'demo'] as const;
export type PhoneLine = (typeof phoneLineNames)[number];

function linesOf({ phones }: Pick<Site, 'phones'>): PhoneLine[][] {
  const lines = new Map<string, PhoneLine[]>();
  for (const line of phoneLineNames) {
    const number = phones[line];
    if (number) lines.set(number, [...(lines.get(number) ?? []), line]);
  }
  return [...lines.values()];
}

/** A site with all phone numbers masked, so that no page, structured data or script contains them. */
function withoutNumbers({ phones, locations }: Pick<Site, 'phones' | 'locations'>): Pick<Site, 'phones' | 'locations'> {
  const hide = (phone: string): string => maskPhone(displayPhone(phone));
  return {
    phones: Object.fromEntries(Object.entries(phones).map(([line, phone]) => [line, hide(phone)])),
    locations: locations.map((location) => {
      const { contact_detail: detail } = location;
      // Masked numbers may look the same, so duplicates are removed here.
      const isOther = detail.landline_phone !== null && detail.landline_phone !== detail.phone;
      const landline_phone = isOther ? hide(detail.landline_phone ?? '') : null;
      return { ...location, contact_detail: { ...detail, phone: hide(detail.phone), landline_phone } };
    }),
  };
}

export function toPublicSite(site: Site, fallbackOrigin: string): PublicSite {
  const {
    leadDestinations: _destinations,
    editors: _editors,
    hosts: _hosts,
    allowedOrigins: _origins,
    flags: own,
    identity,
    assets,
    plugins: _plugins,
    ...rest
  } = site;
  const flags = resolveFlags({
    manufacturer: site.manufacturer,
    template: site.template,
    site: own,
    country: site.country,
  });
  return {
    ...rest,
    ...(flags.maskPhones && withoutNumbers(site)),
    phoneLines: linesOf(site),
    origin: site.origin ?? fallbackOrigin,
    locale: localeOf(site),
    currency: currencyOf(site),
    tax: taxOf(site),
    identity: publicIdentity(identity, assets),
    flags,
  };
}
