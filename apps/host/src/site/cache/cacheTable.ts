import { pricedFilter, summariseVehicle, type Site, type Vehicle, type VehicleSummary } from '@forecourt/domain';
import { fromSearchRecord, limitedSearch, primaryIndex, quoteFilterValue } from '@forecourt/search/model';
import type { Count, ModelFacts, SiteFacts } from '@forecourt/templates';
import { unstable_cache } from 'next/cache';
import { platform } from '../../platform.ts';
import { askSearch, type Answer } from '../list/askSearch.ts';
import { carTag, siteTag, stockTag } from './cacheTags.ts';
import { inWaves } from './inWaves.ts';

/** Everything that pages keep, in one place: what it is, its tags, and how many seconds it lives at most. */
const stockTags = ({ slug }: Site) => [siteTag(slug), stockTag(slug)];
const carTags = (site: Site, slug: string) => [siteTag(site.slug), carTag(site.slug, slug)];
const stockLifetime = 300;
const carLifetime = 3_600;
const maxModels = 12;
const maxSimilar = 4;

function counts(answer: Answer | undefined, attribute: string): Count[] {
  return Object.entries(answer?.facets?.[attribute] ?? {})
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

async function loadModels(site: Site, models: Count[]): Promise<ModelFacts[]> {
  const cheapest = models.map(({ name }) => ({
    indexName: `${primaryIndex}_price_asc`,
    facetFilters: [`make_model:${name}`],
    numericFilters: [pricedFilter],
    hitsPerPage: 1,
  }));
  const best = models.map(({ name }) => ({ facetFilters: [`make_model:${name}`], hitsPerPage: 1 }));
  const answers = await askSearch(site, [...cheapest, ...best]);
  return models.flatMap(({ name, count }, place) => {
    const [make, model] = name.split(' > ');
    const first = answers[models.length + place]?.hits[0];
    if (!make || !model || !first) return [];
    const low = answers[place]?.hits[0];
    const image = fromSearchRecord(first).images[0] ?? null;
    return [{ make, name: model, count, priceFrom: low ? fromSearchRecord(low).price : null, image }];
  });
}

async function loadFacts(site: Site): Promise<SiteFacts> {
  const facets = ['make', 'make_model', 'body', 'location_name', 'sleeps'];
  const [all, cheapest] = await askSearch(site, [
    { hitsPerPage: 0, facets, maxValuesPerFacet: 200 },
    { indexName: `${primaryIndex}_price_asc`, numericFilters: [pricedFilter], hitsPerPage: 1 },
  ]);
  const low = cheapest?.hits[0];
  return {
    stockCount: all?.nbHits ?? 0,
    makes: counts(all, 'make'),
    models: await loadModels(site, counts(all, 'make_model').slice(0, maxModels)),
    bodies: counts(all, 'body'),
    locations: counts(all, 'location_name'),
    sleeps: counts(all, 'sleeps'),
    priceFrom: low ? fromSearchRecord(low).price : null,
  };
}

/** What menus and home pages know of the whole stock. */
export function siteFacts(site: Site): Promise<SiteFacts> {
  return inWaves(
    unstable_cache(() => loadFacts(site), ['facts', site.slug], {
      tags: stockTags(site),
      revalidate: stockLifetime,
    })(),
  );
}

async function loadHomeStock(site: Site): Promise<{ featured: VehicleSummary[]; justArrived: VehicleSummary[] }> {
  // A franchise puts its own make first, whatever else the group has in the yard.
  const ownMake = site.manufacturer ? { facetFilters: [`make:${site.manufacturer}`] } : {};
  const [best, newest] = await askSearch(site, [
    { ...ownMake, hitsPerPage: 8 },
    { indexName: `${primaryIndex}_newest`, hitsPerPage: 8 },
  ]);
  return {
    featured: best?.hits.map((hit) => fromSearchRecord(hit)) ?? [],
    justArrived: newest?.hits.map((hit) => fromSearchRecord(hit)) ?? [],
  };
}

export function homeStock(site: Site): ReturnType<typeof loadHomeStock> {
  return inWaves(
    unstable_cache(() => loadHomeStock(site), ['home', site.slug], {
      tags: stockTags(site),
      revalidate: stockLifetime,
    })(),
  );
}

/** Which pages of makes, models, kinds and dealerships there are. */
export interface StockNames {
  /** In stock, by kind, dealership id, make, and 'make > model'. */
  counts: Readonly<Record<'car_type' | 'dealership_id' | 'make' | 'make_model', Readonly<Record<string, number>>>>;
  /** In stock or sold lately: an address does not vanish with the last vehicle. As 'make > model'. */
  known: readonly string[];
}

async function loadStockNames(site: Site): Promise<StockNames> {
  const [inStock, any] = await askSearch(site, [
    { hitsPerPage: 0, facets: ['car_type', 'dealership_id', 'make', 'make_model'], maxValuesPerFacet: 1_000 },
    { hitsPerPage: 0, facets: ['make_model'], maxValuesPerFacet: 1_000, filters: '' },
  ]);
  const facet = (name: string) => inStock?.facets?.[name] ?? {};
  return {
    counts: {
      car_type: facet('car_type'),
      dealership_id: facet('dealership_id'),
      make: facet('make'),
      make_model: facet('make_model'),
    },
    known: Object.keys(any?.facets?.make_model ?? {}),
  };
}

export function stockNames(site: Site): Promise<StockNames> {
  return inWaves(
    unstable_cache(() => loadStockNames(site), ['names', site.slug], {
      tags: stockTags(site),
      revalidate: stockLifetime,
    })(),
  );
}

const keptCar = (site: Site, slug: string): Promise<Vehicle | null> =>
  unstable_cache(() => platform().inventory.bySlug(site, slug), ['car', site.slug, slug], {
    tags: carTags(site, slug),
    revalidate: carLifetime,
  })();

/** One vehicle, sold ones included; null where the site has none of that address. */
export const carBySlug = (site: Site, slug: string): Promise<Vehicle | null> => inWaves(keptCar(site, slug));

/** Whether there was a vehicle at this address that is gone for good. */
const keptGone = (site: Site, slug: string): Promise<boolean> =>
  unstable_cache(() => platform().inventory.wasRemoved(site, slug), ['gone', site.slug, slug], {
    tags: carTags(site, slug),
    revalidate: carLifetime,
  })();

async function loadSimilar(site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> {
  const body = summariseVehicle(vehicle).simple_body;
  const leaf = (attribute: string, value: string) => `${attribute}:${quoteFilterValue(value)}`;
  const model = `${leaf('make', vehicle.make)} AND ${leaf('model', vehicle.model)}`;
  const likeness = body ? [model, leaf('body', body)] : [model];
  const answers = await askSearch(
    site,
    likeness.map((filters) => {
      const { indexName, params } = limitedSearch({ filters, limit: maxSimilar, exclude: [vehicle.id] });
      return { indexName, ...params };
    }),
  );
  const found = new Map(
    answers.flatMap(({ hits }) => hits.map((hit) => fromSearchRecord(hit))).map((one) => [one.id, one]),
  );
  return [...found.values()].slice(0, maxSimilar);
}

const keptSimilar = (site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> =>
  unstable_cache(() => loadSimilar(site, vehicle), ['similar', site.slug, vehicle.slug], {
    tags: stockTags(site),
    revalidate: stockLifetime,
  })();

/** Up to four vehicles like this one: the same model first, then the same body. */
export const similarCars = (site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> =>
  inWaves(keptSimilar(site, vehicle));

export type CarPageFacts =
  | { vehicle: Vehicle; similar: VehicleSummary[] }
  | {
      vehicle: null;
      /** Whether there was a vehicle at this address. */
      isGone: boolean;
    };

async function loadCarPage(site: Site, slug: string): Promise<CarPageFacts> {
  const vehicle = await keptCar(site, slug);
  if (!vehicle) return { vehicle, isGone: await keptGone(site, slug) };
  return { vehicle, similar: await keptSimilar(site, vehicle) };
}

/** All that the page of a vehicle stands on, at once: no part of it is written down before the others can be. */
export const carPageFacts = (site: Site, slug: string): Promise<CarPageFacts> => inWaves(loadCarPage(site, slug));
