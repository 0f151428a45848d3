import {
  contentPagePath,
  dealerLicence,
  repairerLicence,
  type ContentLink,
  type NavigationItem,
  type PublicSite,
} from '@forecourt/domain';
import { stockItems } from './navigation.ts';
import { sitePageItems } from './sitePages.ts';

export interface FooterGroup {
  title: string;
  items: NavigationItem[];
  /** Left out on small screens. */
  isSecondary: boolean;
}

/** Links to those of these pages of prose that the site has. */
function proseItems(pages: readonly ContentLink[], wanted: Readonly<Record<string, string>>): NavigationItem[] {
  return Object.entries(wanted)
    .filter(([slug]) => pages.some((page) => page.slug === slug))
    .map(([slug, name]) => ({ name, url: contentPagePath(slug) }));
}

/** What the law wants within reach of every page. */
export const legalItems = (pages: readonly ContentLink[]): NavigationItem[] =>
  proseItems(pages, { 'privacy-policy': 'Privacy', 'terms-and-conditions': 'Terms' });

/**
 * Link groups of the footer: only to pages and sections that the site has.
 * @param pages of prose
 */
export function footerGroups(site: PublicSite, pages: readonly ContentLink[] = []): FooterGroup[] {
  const contact = site.paths.contact;
  const buyerTools = [
    ...stockItems(site),
    ...sitePageItems(site, { 'book-test-drive': 'Book a test drive', finance: 'Finance' }),
    ...(site.flags.tradeIn ? [{ name: 'Value my trade-in', url: '/trade-in' }] : []),
    ...(site.flags.favourites ? [{ name: 'Favourites', url: '/favourites' }] : []),
    ...(site.offers.length ? [{ name: 'Latest offers', url: '/#offers' }] : []),
  ];
  const workshops = site.locations
    .filter(({ visible, location_type }) => visible && (location_type === 'service' || location_type === 'parts'))
    .map(({ name, slug }) => ({ name, url: `${contact}#${slug}` }));
  const workshopPages = sitePageItems(site, { service: 'Book a service', parts: 'Parts and accessories' });
  const ask = workshopPages.length ? workshopPages : [{ name: 'Ask our workshop', url: `${contact}#enquire` }];
  const care = proseItems(pages, {
    warranty: 'Warranty',
    'roadside-assist': 'Roadside assist',
    'diamond-advantage': 'Diamond Advantage',
  });
  const servicing = [...(workshops.length ? [...ask, ...workshops] : []), ...care];
  const about = proseItems(pages, { 'about-us': 'About us' });
  const dealer = [
    ...(about.length === 0 && site.about ? [{ name: 'About us', url: '/#about' }] : about),
    { name: 'Contact us', url: contact },
    ...sitePageItems(site, { 'online-payment': 'Pay online' }),
    ...(site.locations.some(({ visible }) => visible) ? [{ name: 'Find us', url: `${contact}#locations` }] : []),
    ...(site.reviews.length ? [{ name: 'Reviews', url: '/#reviews' }] : []),
    ...sitePageItems(site, { fleet: 'Fleet', careers: 'Careers', survey: 'Give us feedback', complaint: 'Complaints' }),
  ];
  return [
    { title: 'Buyer Tools', items: buyerTools, isSecondary: true },
    { title: 'Servicing and Parts', items: servicing, isSecondary: false },
    { title: site.name, items: dealer, isSecondary: false },
  ].filter(({ items }) => items.length > 0);
}

/** Every licence number of the dealer once, with what it is for. */
export function licenceLines(site: Pick<PublicSite, 'licenceNumbers' | 'dealerships' | 'locations'>): string[] {
  const repairers = new Set(site.locations.flatMap(({ motor_vehicle_repairer: one }) => (one ? [one] : [])));
  const states = new Map(site.locations.map((one) => [one.dealer_license_number, one.address.state]));
  const dealers = new Set(
    [
      ...site.licenceNumbers,
      ...site.dealerships.map(({ licence_number }) => licence_number),
      ...site.locations.map(({ dealer_license_number }) => dealer_license_number),
    ].flatMap((one) => (one === null || repairers.has(one) ? [] : [one])),
  );
  return [
    ...[...dealers].map((number) => dealerLicence(number, states.get(number))),
    ...[...repairers].map(repairerLicence),
  ];
}
