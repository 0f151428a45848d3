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

/** A page made from content. */
export interface WrittenPage {
  /** Its row in the page table. */
  row: ContentPageName;
  path: string;
  /** Date of its last change, as far as its content states one. @example '2026-11-22' */
  updated?: string;
  /** Addresses of its pictures, for image search. */
  pictures?: string[];
}

type Written = Omit<WrittenPage, 'row'>;

/** Lists that exist as soon as one of these rows has a page. */
const lists = {
  models: ['model'],
  'special-offers': ['offer', 'make-offer'],
  blog: ['article'],
  locations: ['location'],
} as const satisfies Partial<Record<ContentPageName, readonly ContentPageName[]>>;

type ListName = keyof typeof lists;
type RecordName = Exclude<ContentPageName, ProsePageName | ListName>;

/** Offers under a manufacturer's name, or those without one. */
const offersOf = (site: Site, hasMake: boolean): Written[] =>
  runningOffers(site, 'list')
    .filter(({ manufacturer }) => (manufacturer !== null) === hasMake)
    .map((offer) => {
      const picture = offerImage(offer);
      return { path: offerPath(offer), ...(picture && { pictures: [picture] }) };
    });

/** The published pages of each row. `page` also includes pages of prose that have a row of their own. */
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

/** Every published page made from the site's content. */
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
