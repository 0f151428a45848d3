import { sampleReviews } from '@forecourt/content/testing';
import type { Location, NavigationItem, PublicSite, TemplateName, VehicleSummary } from '@forecourt/domain';
import { sampleLocations } from '@forecourt/locations/testing';
import { samplePageSite, sampleStock } from '@forecourt/templates/testing';
import { catalogueTemplate } from '../../.storybook/catalogueTemplates.ts';
import { inState, type PageState } from './pageStates.ts';

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';
export const longName = `${longWord} Pre-owned and Commercial Vehicles of Wangaratta`;
export const longText =
  `Kraftfahrzeughaftpflichtversicherung and Geschwindigkeitsbegrenzungsanlage are words that a site in another language has, and people write more than was planned for them. `.repeat(
    3,
  );

/** The list again and again, each entry changed by `copy`, until it has so many; an empty one stays empty. */
export function repeated<Item>(
  items: readonly Item[],
  count: number,
  copy: (item: Item, place: number) => Item,
): Item[] {
  const rounds = items.length === 0 ? 0 : Math.ceil(count / items.length);
  return Array.from({ length: rounds }, () => items)
    .flat()
    .slice(0, count)
    .map(copy);
}

const suburbs = ['Fremantle', 'Rockingham', 'Joondalup', 'Midland', 'Cannington', 'Bunbury', 'Geraldton', 'Albany'];

const manyLocations: Location[] = repeated(sampleLocations, 24, (location, place) => {
  const suburb = suburbs[place % suburbs.length] ?? '';
  const { address } = location;
  return {
    ...location,
    id: `many-${place}`,
    slug: `many-${place}`,
    name: `${suburb} ${place < suburbs.length ? 'Sales' : `Centre ${place}`}`,
    primary: place === 0,
    manufacturers: place % 2 ? ['Kia'] : ['Kia', 'Nissan'],
    address: {
      ...address,
      street: `${place + 1} Cliff Street`,
      city: suburb,
      lat: (address.lat ?? 0) + (place % 5) / 10,
      long: (address.long ?? 0) + place / 20,
    },
  };
});

const manyLinks: NavigationItem[] = [
  'New',
  'Used',
  'Finance',
  'Service',
  'Parts',
  'Fleet',
  'Sell',
  'Visit',
  'About',
].map((name) => ({
  name,
  url: `/search?text=${name}`,
  dropdownItems: Array.from({ length: 16 }, (_, place) => ({
    name: `${name}, part ${place + 1}`,
    url: `/search?text=${name}-${place}`,
  })),
}));

function longSite(site: PublicSite): PublicSite {
  return {
    ...site,
    name: longName,
    tagline: longText.slice(0, 150),
    about: longText,
    texts: { ...site.texts, heroTitle: `${longWord} and every road after it`, heroText: longText },
    guarantees: site.guarantees.map((promise) => `${promise}, ${longWord}`),
    navigation: site.navigation.map((item) => ({ ...item, name: `${item.name} and ${longWord}` })),
    reviews: site.reviews.map((review) => ({
      ...review,
      customer_name: `${review.customer_name} ${longWord}`,
      text: longText,
    })),
    locations: site.locations.map((location) => ({
      ...location,
      name: `${location.name}, ${longName}`,
      address: { ...location.address, street: `Level 14, Building C, 12345 ${longWord} Street` },
    })),
  };
}

/** The sample site of a template, in one of the states of pages. */
export function siteIn(template: string, state: PageState): PublicSite {
  const { sample, flags } = catalogueTemplate(template);
  const own = samplePageSite[sample];
  const site: PublicSite = {
    ...own,
    // What is kept on the device is kept by site.
    slug: `catalogue-${template}-${state}`,
    template,
    // An agency's own flags stand beside the platform's.
    flags: { ...own.flags, ...(flags as Partial<PublicSite['flags']>) },
  };
  return inState(state, {
    default: site,
    empty: {
      ...site,
      about: '',
      guarantees: [],
      reviews: [],
      locations: [],
      dealerships: [],
      socialUrls: {},
      navigation: [{ name: 'Home', url: '/' }],
    },
    long: longSite(site),
    many: {
      ...site,
      locations: manyLocations,
      navigation: manyLinks,
      guarantees: repeated(site.guarantees, 12, (promise, place) => `${promise} (${place + 1})`),
      reviews: repeated(sampleReviews, 40, (review, place) => ({ ...review, id: `many-${place}` })),
    },
  });
}

const longStock = (vehicle: VehicleSummary): VehicleSummary => ({
  ...vehicle,
  name: `${vehicle.name} ${longWord} Anniversary Edition`,
  badge: `${longWord} Anniversary Edition`,
  tag: 'Runout sale: last of its kind in the whole of Western Australia',
  location_name: longName,
});

/** The stock of a template's sample site, in one of the states of pages. */
export function stockIn(sample: TemplateName, state: PageState): VehicleSummary[] {
  const stock = sampleStock[sample];
  return inState(state, {
    default: stock,
    empty: [],
    long: stock.map(longStock),
    many: repeated(stock, 300, (vehicle, place) => ({
      ...vehicle,
      id: `many-${place}`,
      slug: `many-${place}`,
      model: `${vehicle.model} ${place % 40}`,
      location_name: manyLocations[place % manyLocations.length]?.name ?? null,
    })),
  });
}
