import { articlePath, blogPath, joinedSummary, teamOf } from '@forecourt/content/model';
import {
  contentPagePath,
  pageHref,
  placePath,
  teamPath,
  accessoriesPath,
  type ContentPageName,
  type ProsePageName,
  type Site,
} from '@forecourt/domain';
import { offerImage, offerPath } from '@forecourt/offers/model';
import { selectLocations } from '@forecourt/locations/model';
import { platform } from '../../platform.ts';
import { hasAccessories, loadRange } from '../range/loadRange.ts';
import { runningOffers } from '../offers/siteOffers.ts';

/** A page that content makes. */
export interface WrittenPage {
  /** The row of the table that it is of. */
  row: ContentPageName;
  path: string;
  /** The day it was changed last, as far as its content says. @example '2026-11-22' */
  updated?: string;
  /** Addresses of pictures on it that people may look for. */
  pictures?: string[];
}

type Written = Omit<WrittenPage, 'row'>;

/** Lists that a site has as soon as it has a page of one of these rows. */
const lists = {
  models: ['model'],
  'special-offers': ['offer', 'make-offer'],
  blog: ['article'],
  locations: ['location'],
} as const satisfies Partial<Record<ContentPageName, readonly ContentPageName[]>>;

type ListName = keyof typeof lists;
type RecordName = Exclude<ContentPageName, ProsePageName | ListName>;

/** Offers under their manufacturer's name, or those without one. */
const offersOf = (site: Site, hasMake: boolean): Written[] =>
  runningOffers(site, 'list')
    .filter(({ manufacturer }) => (manufacturer !== null) === hasMake)
    .map((offer) => {
      const picture = offerImage(offer);
      return { path: offerPath(offer), ...(picture && { pictures: [picture] }) };
    });

/** The pages of each row as they show now. `page` also makes those pages of prose that have a row of their own. */
const writtenBy: Readonly<Record<RecordName, (site: Site) => Written[] | Promise<Written[]>>> = {
  page: (site) =>
    platform()
      .content.list(site, 'page')
      .map(({ slug, updated }) => ({
        path: contentPagePath(slug),
        ...(updated && { updated: updated.slice(0, 'yyyy-mm-dd'.length) }),
      })),
  model: (site) =>
    loadRange(site)
      .models.filter(({ override_url }) => override_url === null)
      .map(({ slug, image, hero }) => ({
        path: pageHref('model', { model: slug }),
        pictures: [hero, image].filter((one) => one !== null),
      })),
  accessories: (site) => {
    const range = loadRange(site);
    const fitted = range.models.filter((model) => model.status !== 'discontinued' && hasAccessories(model, range));
    return [...new Set(fitted.map(accessoriesPath))].map((path) => ({ path }));
  },
  offer: (site) => offersOf(site, false),
  'make-offer': (site) => offersOf(site, true),
  category: (site) => {
    const names = platform()
      .content.list(site, 'article')
      .map(({ category }) => category);
    return [...new Set(names)].map((name) => ({ path: blogPath(name) }));
  },
  article: (site) =>
    platform()
      .content.list(site, 'article')
      .map((article) => ({
        path: articlePath(article),
        updated: (article.updated ?? article.published).slice(0, 'yyyy-mm-dd'.length),
        ...(article.image_url && { pictures: [article.image_url] }),
      })),
  location: (site) => selectLocations('all', site.locations).map((place) => ({ path: placePath(place) })),
  team: (site) => {
    const people = platform().content.list(site, 'person');
    const places = selectLocations('all', site.locations).filter((place) => teamOf(people, place).length > 0);
    return places.map((place) => ({ path: teamPath(place) }));
  },
  reviews: (site) => {
    const { locations, reviews } = platform().sites.publicSite(site);
    const isReviewed = reviews.length > 0 || joinedSummary(locations.map((place) => place.reviews)) !== null;
    return isReviewed ? [{ path: pageHref('reviews') }] : [];
  },
};

/** Every page that the site's content makes, as it shows now. */
export async function writtenPages(site: Site): Promise<WrittenPage[]> {
  const names = Object.keys(writtenBy) as RecordName[];
  const written = await Promise.all(
    names.map(async (row) => (await writtenBy[row](site)).map((page): WrittenPage => ({ row, ...page }))),
  );
  const pages = written.flat();
  const listNames = Object.keys(lists) as ListName[];
  const listed = listNames.filter((list) => pages.some(({ row }) => lists[list].some((one) => one === row)));
  return [...listed.map((row): WrittenPage => ({ row, path: pageHref(row) })), ...pages];
}
