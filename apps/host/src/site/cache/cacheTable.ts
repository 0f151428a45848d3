import { teamOf, type ArticleList } from '@forecourt/content/model';
import {
  slugify,
  type ContentKind,
  type ContentRecord,
  type Location,
  type RangeModel,
  type ServiceProgramme,
  type Site,
  type Vehicle,
  type VehicleSummary,
} from '@forecourt/domain';
import type { FoundContent } from '@forecourt/platform';
import type { ModelFacts, SiteFacts } from '@forecourt/templates';
import { unstable_cache } from 'next/cache';
import { platform } from '../../platform.ts';
import type { Offer } from '@forecourt/offers/model';
import type { StockFor } from '@forecourt/templates';
import { loadReduced, loadStockFor, stockOfOffer } from '../offers/loadOfferStock.ts';
import { landingPath, type Landing } from '@forecourt/search/model';
import { loadListCounts, type ListCounts } from '../list/listCounts.ts';
import { articleBySlug, listArticles, type FoundArticle } from '../blog/siteArticles.ts';
import { offerBySlug, runningOffers, type FoundOffer } from '../offers/siteOffers.ts';
import { carTag, contentTag, siteTag, stockTag } from './cacheTags.ts';
import { writtenPages, type WrittenPage } from '../content/writtenPages.ts';
import { inWaves } from './inWaves.ts';
import {
  loadFacts,
  loadHomeStock,
  loadModelsOf,
  loadPlaceStock,
  loadSimilar,
  loadStockNames,
  type StockNames,
} from './loadStock.ts';
import { loadModelStock, loadRange, type SiteRange } from '../range/loadRange.ts';

type Tags = (site: Site, slug: string) => string[];

/** Invalidated when any vehicle of the site is added, changed or removed, or when the site's file changes. */
const byStock: Tags = ({ slug }) => [siteTag(slug), stockTag(slug)];
/** Invalidated when this vehicle or the site's file changes. */
const byCar: Tags = (site, slug) => [siteTag(site.slug), carTag(site.slug, slug)];

/** Invalidated when content of the site changes, starts or stops showing, or when the site's file changes. */
const byContent: Tags = ({ slug }) => [siteTag(slug), contentTag(slug)];

/** Invalidated with the stock and with content. */
const byBoth: Tags = (site, slug) => [...byStock(site, slug), contentTag(site.slug)];

/**
 * Everything that pages cache: the tags that invalidate it, and its maximum lifetime in seconds. The tags are
 * invalidated by `server/invalidatePages.ts`.
 */
const cacheTable = {
  /** Facts about the whole stock for menus and home pages. */
  facts: { tags: byStock, lifetime: 300 },
  /** Vehicles on the home page. */
  home: { tags: byStock, lifetime: 300 },
  /** Existing pages of makes, models, kinds and dealerships. */
  names: { tags: byStock, lifetime: 300 },
  /** Number of vehicles in a list, before the visitor's choices. */
  listCounts: { tags: byStock, lifetime: 300 },
  /** Up to four similar vehicles. */
  similar: { tags: byStock, lifetime: 300 },
  /** Some of the vehicles at one location. */
  placeStock: { tags: byStock, lifetime: 300 },
  /** All current staff of the dealer. */
  people: { tags: byContent, lifetime: 3_600 },
  /** The models of some makes that are in stock. */
  makeModels: { tags: byStock, lifetime: 300 },
  /** Some vehicles of a model, and their total number. */
  modelStock: { tags: byStock, lifetime: 300 },
  /** One vehicle by its address. */
  car: { tags: byCar, lifetime: 3_600 },
  /** Whether a vehicle once had an address that is gone for good. */
  gone: { tags: byCar, lifetime: 3_600 },
  /** Pages made from content, as currently published. */
  written: { tags: byContent, lifetime: 3_600 },
  /** Manufacturers, models and accessories. */
  range: { tags: byContent, lifetime: 3_600 },
  /** One record of content: a page of prose, and every other kind. */
  record: { tags: byContent, lifetime: 3_600 },
  /** One page of a list of articles. */
  articles: { tags: byContent, lifetime: 3_600 },
  /** One article with related ones. */
  article: { tags: byContent, lifetime: 3_600 },
  /** Running offers. */
  offers: { tags: byContent, lifetime: 3_600 },
  /** One offer. */
  offer: { tags: byContent, lifetime: 3_600 },
  /** Vehicles that an offer or the like applies to. */
  stockFor: { tags: byBoth, lifetime: 300 },
  /** Vehicles with a reduced price. */
  reduced: { tags: byStock, lifetime: 300 },
} as const satisfies Readonly<Record<string, { tags: Tags; lifetime: number }>>;

/** @param slug of a vehicle or a location, or kind and slug of a record, for an entry about one of them */
function cached<Value>(
  row: keyof typeof cacheTable,
  load: () => Promise<Value>,
  site: Site,
  slug?: string,
): Promise<Value> {
  // A preview of unpublished content, or of a draft of the site, caches nothing.
  if (platform().content.previewed() || platform().drafts.shown()) return load();
  const { tags, lifetime } = cacheTable[row];
  const key = slug === undefined ? [row, site.slug] : [row, site.slug, slug];
  return unstable_cache(load, key, { tags: tags(site, slug ?? ''), revalidate: lifetime })();
}

export const siteFacts = (site: Site): Promise<SiteFacts> => inWaves(cached('facts', () => loadFacts(site), site));

export const homeStock = (site: Site): ReturnType<typeof loadHomeStock> =>
  inWaves(cached('home', () => loadHomeStock(site), site));

/** The cached reads below are for loaders of a whole page, which wait for all of their data together. */
export const cachedStockNames = (site: Site): Promise<StockNames> => cached('names', () => loadStockNames(site), site);

/** Number of vehicles in a list, for a loader of a whole page. @param landing null for the whole stock */
export const cachedListCounts = (site: Site, landing: Landing | null): Promise<ListCounts> =>
  cached('listCounts', () => loadListCounts(site, landing), site, landing ? landingPath(landing, '') : '');

export const stockNames = (site: Site): Promise<StockNames> => inWaves(cachedStockNames(site));

/** A vehicle for a loader of a whole page. */
export const cachedCar = (site: Site, slug: string): Promise<Vehicle | null> =>
  cached('car', () => platform().inventory.bySlug(site, slug), site, slug);

/** One vehicle, sold ones included; null where the site has none at that address. */
export const carBySlug = (site: Site, slug: string): Promise<Vehicle | null> => inWaves(cachedCar(site, slug));

/** Similar vehicles, for a loader of a whole page. */
export const cachedSimilar = (site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> =>
  cached('similar', () => loadSimilar(site, vehicle), site, vehicle.slug);

/** Whether a vehicle once had an address that has none now, for a loader of a whole page. */
export const cachedGone = (site: Site, slug: string): Promise<boolean> =>
  cached('gone', () => platform().inventory.wasRemoved(site, slug), site, slug);

/** Up to four vehicles like this one: the same model first, then the same body. */
export const similarCars = (site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> =>
  inWaves(cachedSimilar(site, vehicle));

const cachedWrittenPages = (site: Site): Promise<WrittenPage[]> => cached('written', () => writtenPages(site), site);

/** Addresses of pages made from the site's content. */
export const contentPaths = (site: Site): Promise<string[]> =>
  inWaves(cachedWrittenPages(site).then((pages) => pages.map(({ path }) => path)));

/** A record of content for a loader of a whole page. */
export const cachedRecord = <Kind extends ContentKind>(
  site: Site,
  kind: Kind,
  slug: string,
): Promise<FoundContent<Kind> | null> =>
  cached('record', async () => platform().content.find(site, kind, slug), site, `${kind}/${slug}`);

/** A record of content, published or not; null where the site has none of that name. */
export const contentRecord = <Kind extends ContentKind>(
  site: Site,
  kind: Kind,
  slug: string,
): Promise<FoundContent<Kind> | null> => inWaves(cachedRecord(site, kind, slug));

/** The capped prices of a make's workshops, for a loader of a whole page; null if it has none. */
export async function cachedProgramme(site: Site, make: string): Promise<ServiceProgramme | null> {
  const found = await cachedRecord(site, 'manufacturer', slugify(make));
  return found?.state === 'live' ? found.record.capped_service : null;
}

/** The capped prices of a make's workshops; null if it has none. */
export const serviceProgramme = (site: Site, make: string): Promise<ServiceProgramme | null> =>
  inWaves(cachedProgramme(site, make));

/** The staff of one location, for a loader of a whole page. */
export async function cachedTeam(site: Site, place: Location): Promise<ContentRecord<'person'>[]> {
  return teamOf(await cached('people', async () => platform().content.list(site, 'person'), site), place);
}

/** The staff of one location, in display order. */
export const placeTeam = (site: Site, place: Location): Promise<ContentRecord<'person'>[]> =>
  inWaves(cachedTeam(site, place));

/** Some of the vehicles at a location, for a loader of a whole page. */
export const cachedPlaceStock = (site: Site, place: Location): ReturnType<typeof loadPlaceStock> =>
  cached('placeStock', () => loadPlaceStock(site, place), site, place.slug);

/** Manufacturers, models and accessories, for a loader of a whole page. */
export const cachedRange = (site: Site): Promise<SiteRange> => cached('range', async () => loadRange(site), site);

/** Published manufacturers, models and accessories. */
export const siteRange = (site: Site): Promise<SiteRange> => inWaves(cachedRange(site));

/** The commonest models of some makes that are in stock, with the lowest price of each. */
export const modelsInStock = (site: Site, makes: readonly string[]): Promise<ModelFacts[]> =>
  inWaves(cached('makeModels', () => loadModelsOf(site, makes), site, makes.join('/')));

/** Some vehicles of a model in stock, and their total number, for a loader of a whole page. */
export const cachedModelStock = (site: Site, model: RangeModel): ReturnType<typeof loadModelStock> =>
  cached('modelStock', () => loadModelStock(site, model), site, model.slug);

/** One page of a site's articles; null where there is none. @param category as in the URL; null for all */
export const articlesOf = (site: Site, category: string | null, page: number): Promise<ArticleList | null> =>
  inWaves(cached('articles', async () => listArticles(site, category, page), site, `${category ?? ''}/${page}`));

/** An article by its address, published or not, for a loader of a whole page; null where the site has none at it. */
export const cachedArticle = (site: Site, category: string, slug: string): Promise<FoundArticle | null> =>
  cached('article', async () => articleBySlug(site, category, slug), site, `${category}/${slug}`);

/** Some vehicles of a make, or of one of its models, for a loader of a whole page. */
export const cachedMakeStock = (site: Site, make: string, model: string | null): Promise<StockFor | null> => {
  const filter = model === null ? { make } : { make, model };
  return cached('stockFor', () => loadStockFor(site, filter), site, `make/${make}/${model ?? ''}`);
};

/** Running offers, for a loader of a whole page. */
export const cachedOffers = (site: Site): Promise<Offer[]> => cached('offers', async () => runningOffers(site), site);

/** Running offers, in display order, wherever they show. */
export const siteOffers = (site: Site): Promise<Offer[]> => inWaves(cachedOffers(site));

/** An offer with a page of its own, running or not; null where the site has none of that name. */
export const siteOffer = (site: Site, slug: string): Promise<FoundOffer | null> =>
  inWaves(cached('offer', async () => offerBySlug(site, slug), site, slug));

/** Vehicles that an offer applies to; null where it names none. */
export const offerStock = (site: Site, offer: Offer): Promise<StockFor | null> =>
  inWaves(cached('stockFor', () => loadStockFor(site, stockOfOffer(offer)), site, `offer/${offer.slug}`));

/** Vehicles in stock with a reduced price, the most reduced first. */
export const reducedStock = (site: Site): Promise<VehicleSummary[]> =>
  inWaves(cached('reduced', () => loadReduced(site), site));
