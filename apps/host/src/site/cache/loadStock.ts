import {
  pricedFilter,
  summariseVehicle,
  type Location,
  type Site,
  type Vehicle,
  type VehicleSummary,
} from '@forecourt/domain';
import { fromSearchRecord, limitedSearch, primaryIndex, quoteFilterValue } from '@forecourt/search/model';
import type { Count, ModelFacts, SiteFacts } from '@forecourt/templates';
import { askSearch, type Answer } from '../list/askSearch.ts';

const maxModels = 12;
const maxSimilar = 4;

/** Enough for full rows of a home page, in which no vehicle stands twice. */
const maxInRows = 16;

function counts(answer: Answer | undefined, attribute: string): Count[] {
  return Object.entries(answer?.facets?.[attribute] ?? {})
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** @param models as 'make > model' */
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
    const { images } = fromSearchRecord(first);
    // From the side, so that a row of models shows their shapes.
    const image = images.find(({ view }) => view === 'Side') ?? images[0] ?? null;
    return [{ make, name: model, count, priceFrom: low ? fromSearchRecord(low).price : null, image }];
  });
}

export async function loadFacts(site: Site): Promise<SiteFacts> {
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

const maxModelsOfMake = 8;

/** The commonest models of some makes, make by make. */
export async function loadModelsOf(site: Site, makes: readonly string[]): Promise<ModelFacts[]> {
  const [all] = await askSearch(site, [{ hitsPerPage: 0, facets: ['make_model'], maxValuesPerFacet: 1_000 }]);
  const models = counts(all, 'make_model');
  const ofMakes = makes.map((make) => models.filter(({ name }) => name.startsWith(`${make} > `)));
  // Make by make: a request may ask for 50 things at most.
  return (await Promise.all(ofMakes.map((some) => loadModels(site, some.slice(0, maxModelsOfMake))))).flat();
}

/** Vehicles for the rows of a home page, whatever its template: none is in both lists. */
export async function loadHomeStock(
  site: Site,
): Promise<{ featured: VehicleSummary[]; justArrived: VehicleSummary[] }> {
  // A franchise lists its own make first, whatever else its group sells.
  const ownMake = site.manufacturer ? { facetFilters: [`make:${site.manufacturer}`] } : {};
  const [best, newest] = await askSearch(site, [
    { ...ownMake, hitsPerPage: maxInRows },
    { indexName: `${primaryIndex}_newest`, hitsPerPage: 2 * maxInRows },
  ]);
  const featured = best?.hits.map((hit) => fromSearchRecord(hit)) ?? [];
  const shown = new Set(featured.map(({ id }) => id));
  const others = newest?.hits.map((hit) => fromSearchRecord(hit)).filter(({ id }) => !shown.has(id)) ?? [];
  return { featured, justArrived: others.slice(0, maxInRows) };
}

/** Existing pages of makes, models, kinds and dealerships. */
export interface StockNames {
  /** In stock, by kind, dealership id, make, and 'make > model'. */
  counts: Readonly<Record<'car_type' | 'dealership_id' | 'make' | 'make_model', Readonly<Record<string, number>>>>;
  /** In stock or recently sold, as 'make > model': an address does not disappear with the last vehicle. */
  known: readonly string[];
}

export async function loadStockNames(site: Site): Promise<StockNames> {
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

export async function loadSimilar(site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> {
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

/** One row of vehicles, so that staff and reviews are not far down on a phone. */
const maxAtPlace = 4;

/** Vehicles at a location, in the site's default order, and their total number. */
export async function loadPlaceStock(
  site: Site,
  place: Pick<Location, 'name'>,
): Promise<{ count: number; vehicles: VehicleSummary[] }> {
  const [answer] = await askSearch(site, [{ facetFilters: [`location_name:${place.name}`], hitsPerPage: maxAtPlace }]);
  return { count: answer?.nbHits ?? 0, vehicles: answer?.hits.map((hit) => fromSearchRecord(hit)) ?? [] };
}
