import {
  articleBody,
  contentFacts,
  type Article,
  type ArticleBody,
  type ArticleSummary,
} from '@forecourt/content/model';
import type {
  ContentRecord,
  Location,
  PublicSite,
  RangeModel,
  ServiceProgramme,
  Site,
  Vehicle,
  VehicleSummary,
} from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';
import { ownStock } from '../blog/articleStock.ts';
import { loadProseParts, type ProseParts } from '../blog/proseParts.ts';
import type { loadModelStock, SiteRange } from '../range/loadRange.ts';
import {
  cachedArticle,
  cachedCar,
  cachedGone,
  cachedModelStock,
  cachedOffers,
  cachedPlaceStock,
  cachedProgramme,
  cachedRange,
  cachedRecord,
  cachedSimilar,
  cachedTeam,
} from './cacheTable.ts';
import { inWaves } from './inWaves.ts';

// Loads all data of a page in one wave: no part is rendered before the others can be. Within a
// loader only the `cached…` functions may be called: a wave within a wave would wait for itself.

export type CarPageFacts =
  | {
      vehicle: Vehicle;
      similar: VehicleSummary[];
      /** Capped prices of its make's workshops; null if it has none. */
      programme: ServiceProgramme | null;
    }
  | {
      vehicle: null;
      /** Whether there was a vehicle at this address. */
      isGone: boolean;
    };

async function loadCarPage(site: Site, slug: string): Promise<CarPageFacts> {
  const vehicle = await cachedCar(site, slug);
  if (!vehicle) return { vehicle, isGone: await cachedGone(site, slug) };
  const [similar, programme] = await Promise.all([cachedSimilar(site, vehicle), cachedProgramme(site, vehicle.make)]);
  return { vehicle, similar, programme };
}

/** Data for the page of a vehicle. */
export const carPageFacts = (site: Site, slug: string): Promise<CarPageFacts> => inWaves(loadCarPage(site, slug));

async function loadPlacePage(site: Site, place: Location) {
  const [stock, people] = await Promise.all([cachedPlaceStock(site, place), cachedTeam(site, place)]);
  return { stock, people };
}

/** Data for the page of a location. */
export const placePageFacts = (site: Site, place: Location): ReturnType<typeof loadPlacePage> =>
  inWaves(loadPlacePage(site, place));

/** A content page that has expired or never existed. */
interface MissingRecord {
  /** Whether it has expired. */
  isGone: boolean;
}

export interface FoundModel {
  model: RangeModel;
  /** Manufacturers, models and accessories of the site. */
  range: SiteRange;
  stock: Awaited<ReturnType<typeof loadModelStock>>;
  /** Running offers. */
  offers: Offer[];
  /** Capped prices of its make's workshops; null if it has none. */
  programme: ServiceProgramme | null;
}

async function loadModelPage(site: Site, slug: string): Promise<FoundModel | (MissingRecord & { model: null })> {
  const found = await cachedRecord(site, 'model', slug);
  if (found?.state !== 'live') return { model: null, isGone: found?.state === 'expired' };
  const model = found.record;
  const [range, stock, offers, programme] = await Promise.all([
    cachedRange(site),
    cachedModelStock(site, model),
    cachedOffers(site),
    cachedProgramme(site, model.manufacturer_name),
  ]);
  return { model, range, stock, offers, programme };
}

/** Data for the page of a model. */
export const modelPageFacts = (site: Site, slug: string): ReturnType<typeof loadModelPage> =>
  inWaves(loadModelPage(site, slug));

interface FoundArticlePage extends ProseParts {
  article: Article;
  body: ArticleBody;
  /** Related articles. */
  related: ArticleSummary[];
}

async function loadArticlePage(
  site: Site,
  publicSite: PublicSite,
  category: string,
  slug: string,
): Promise<FoundArticlePage | (MissingRecord & { article: null })> {
  const found = await cachedArticle(site, category, slug);
  if (found?.state !== 'live') return { article: null, isGone: found?.state === 'expired' };
  const { article, related } = found;
  const body = articleBody(article.text, contentFacts(publicSite), ownStock(article));
  return { article, body, ...(await loadProseParts(site, body)), related };
}

/** Data for the page of an article. @param category as in the URL */
export const articlePageFacts = (
  site: Site,
  publicSite: PublicSite,
  category: string,
  slug: string,
): ReturnType<typeof loadArticlePage> => inWaves(loadArticlePage(site, publicSite, category, slug));

interface FoundProsePage extends ProseParts {
  page: ContentRecord<'page'>;
  body: ArticleBody;
}

async function loadProsePage(
  site: Site,
  publicSite: PublicSite,
  slug: string,
): Promise<FoundProsePage | (MissingRecord & { page: null })> {
  const found = await cachedRecord(site, 'page', slug);
  if (found?.state !== 'live') return { page: null, isGone: found?.state === 'expired' };
  const body = articleBody(found.record.text, contentFacts(publicSite));
  return { page: found.record, body, ...(await loadProseParts(site, body)) };
}

/** Data for a page of prose. */
export const prosePageFacts = (site: Site, publicSite: PublicSite, slug: string): ReturnType<typeof loadProsePage> =>
  inWaves(loadProsePage(site, publicSite, slug));
