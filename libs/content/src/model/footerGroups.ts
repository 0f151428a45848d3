import {
  addressOf,
  dealerLicence,
  hasPage,
  pageRow,
  repairerLicence,
  singlePageNames,
  type FooterPlace,
  type NavigationItem,
  type PublicSite,
  type SinglePageName,
} from '@forecourt/domain';
import { frameMessages, pageWords, wordsOf, type Words } from '@forecourt/domain/messages';
import { stockItems } from './navigation.ts';

export interface FooterGroup {
  title: string;
  items: NavigationItem[];
  /** Left out on small screens. */
  isSecondary: boolean;
}

interface HomePart extends NavigationItem {
  place: FooterPlace;
  /** The page that says the same and more: where a site has it, the part is not named. */
  page: SinglePageName;
  isThere: boolean;
}

/** Parts of the home and contact pages. */
const homeParts = ({ paths, about, locations, reviews }: PublicSite, say: Words<typeof frameMessages>): HomePart[] => [
  { place: 'dealer', page: 'about-us', name: say('frame.aboutUs'), url: '/#about', isThere: about !== '' },
  {
    place: 'dealer',
    page: 'locations',
    name: say('frame.findUs'),
    url: `${paths.contact}#locations`,
    isThere: locations.some(({ visible }) => visible),
  },
  { place: 'dealer', page: 'reviews', name: say('frame.reviews'), url: '/#reviews', isThere: reviews.length > 0 },
];

/**
 * Links of one column in the footer: to the pages that the site has, then to the sections of its home and contact
 * pages.
 */
function itemsAt(place: FooterPlace, site: PublicSite, contentPaths: readonly string[]): NavigationItem[] {
  const pages = singlePageNames.filter((name) => pageRow(name).footer === place && hasPage(site, name, contentPaths));
  const parts = homeParts(site, wordsOf(frameMessages, site)).filter(
    ({ place: at, page, isThere }) => at === place && isThere && !pages.includes(page),
  );
  return [
    ...pages.map((name) => ({ name: pageWords(name, site), url: addressOf(site, name) })),
    ...parts.map(({ name, url }) => ({ name, url })),
  ];
}

/** Legal pages, which every page must link to. */
export const legalItems = (site: PublicSite, contentPaths: readonly string[]): NavigationItem[] =>
  itemsAt('legal', site, contentPaths);

/** A workshop's pages and places; of a dealer without one what is said about looking after a vehicle. */
function workshopItems(site: PublicSite, contentPaths: readonly string[]): NavigationItem[] {
  const { contact } = site.paths;
  const places = site.locations
    .filter(({ visible, location_type }) => visible && (location_type === 'service' || location_type === 'parts'))
    .map(({ name, slug }) => ({ name, url: `${contact}#${slug}` }));
  const pages = itemsAt('workshop', site, contentPaths);
  if (places.length === 0) return pages.filter(({ url }) => contentPaths.includes(url));
  const canAsk = hasPage(site, 'service') || hasPage(site, 'parts');
  return [
    ...(canAsk ? [] : [{ name: wordsOf(frameMessages, site)('frame.askOurWorkshop'), url: `${contact}#enquire` }]),
    ...pages,
    ...places,
  ];
}

/**
 * Link groups of the footer: only to pages and sections that the site has.
 * @param contentPaths addresses of the pages that the site's content makes
 */
export function footerGroups(site: PublicSite, contentPaths: readonly string[] = []): FooterGroup[] {
  const say = wordsOf(frameMessages, site);
  return [
    {
      title: say('frame.buyerTools'),
      items: [...stockItems(site), ...itemsAt('tools', site, contentPaths)],
      isSecondary: true,
    },
    { title: say('frame.servicingAndParts'), items: workshopItems(site, contentPaths), isSecondary: false },
    { title: site.name, items: itemsAt('dealer', site, contentPaths), isSecondary: false },
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
