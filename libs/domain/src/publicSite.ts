import { resolveFlags, type Flags } from './flags.ts';
import { displayPhone, maskPhone } from './phone.ts';
import type { Site } from './site.ts';

/** What the browser may know of a site: no lead destination, no secret, and no whole phone number where it masks them. */
export type PublicSite = Omit<Site, 'leadDestinations' | 'hosts' | 'flags'> & {
  flags: Flags;
  /** Kinds of vehicle by the number to call about them: those with the same number stand together. */
  phoneLines: PhoneLine[][];
  /** Origin that links are built from, never taken from a request. */
  origin: string;
};

/**
 * What travels with every page. Lists that only the server reads stay behind; whole numbers are shown on request only,
 * and what prizes there are is nobody's business. Its `locations` are empty but on the page of a form, which offers
 * them.
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
  | 'appointments'
  | 'finance'
  | 'pages'
  | 'purchase'
  | 'theme'
  | 'search'
> & { search: Omit<PublicSite['search'], 'filters'> };

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
      // With their ends hidden two numbers look the same: one that is told twice goes here.
      const isOther = detail.landline_phone !== null && detail.landline_phone !== detail.phone;
      const landline_phone = isOther ? hide(detail.landline_phone ?? '') : null;
      return { ...location, contact_detail: { ...detail, phone: hide(detail.phone), landline_phone } };
    }),
  };
}

export function toPublicSite(site: Site, fallbackOrigin: string): PublicSite {
  const { leadDestinations: _destinations, hosts: _hosts, flags: own, ...rest } = site;
  const flags = resolveFlags({ manufacturer: site.manufacturer, template: site.template, site: own });
  return {
    ...rest,
    ...(flags.maskPhones && withoutNumbers(site)),
    phoneLines: linesOf(site),
    origin: site.origin ?? fallbackOrigin,
    flags,
  };
}
