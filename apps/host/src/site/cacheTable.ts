import type { Site, Vehicle, VehicleSummary } from '@forecourt/domain';
import { summariseVehicle } from '@forecourt/domain';
import { fromSearchRecord, primaryIndex, type SearchRecord } from '@forecourt/search/model';
import { unstable_cache } from 'next/cache';
import { platform } from '../platform.ts';

/**
 * Everything that pages keep, in one place: what it is, its tags, and how long it lives at most.
 * `stock:{site}` goes when any vehicle that the site lists changes, `car:{site}:{slug}` when that vehicle does.
 */
export const tags = {
  stock: (site: Site) => `stock:${site.slug}`,
  car: (site: Site, slug: string) => `car:${site.slug}:${slug}`,
};

const stockLifetime = 300;
const carLifetime = 3_600;

export interface HomeFacts {
  stockCount: number;
  makes: { name: string; count: number }[];
  bodies: { name: string; count: number }[];
  models: { name: string; count: number }[];
  featured: VehicleSummary[];
  justArrived: VehicleSummary[];
}

interface Answer {
  nbHits: number;
  hits: SearchRecord[];
  facets?: Record<string, Record<string, number>>;
}

async function ask(site: Site, indexName: string, params: Record<string, unknown>): Promise<Answer> {
  const answer = await platform().search.queries(site, { requests: [{ indexName, filters: 'sold:false', ...params }] });
  return answer.results[0] as Answer;
}

const counts = (facet: Record<string, number> | undefined) =>
  Object.entries(facet ?? {})
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

export function homeFacts(site: Site): Promise<HomeFacts> {
  const load = async (): Promise<HomeFacts> => {
    const retrieved = { attributesToRetrieve: ['summary'], attributesToHighlight: [] };
    const [best, newest] = await Promise.all([
      ask(site, primaryIndex, { ...retrieved, hitsPerPage: 8, facets: ['make', 'body', 'model'], maxValuesPerFacet: 100 }),
      ask(site, `${primaryIndex}_newest`, { ...retrieved, hitsPerPage: 8 }),
    ]);
    return {
      stockCount: best.nbHits,
      makes: counts(best.facets?.['make']),
      bodies: counts(best.facets?.['body']),
      models: counts(best.facets?.['model']),
      featured: best.hits.map(fromSearchRecord),
      justArrived: newest.hits.map(fromSearchRecord),
    };
  };
  return unstable_cache(load, ['home', site.slug], { tags: [tags.stock(site)], revalidate: stockLifetime })();
}

export function carBySlug(site: Site, slug: string): Promise<Vehicle | null> {
  const load = () => platform().inventory.bySlug(site, slug);
  return unstable_cache(load, ['car', site.slug, slug], { tags: [tags.car(site, slug)], revalidate: carLifetime })();
}

/** Up to four vehicles like this one: same model first, then same body. */
export function similarCars(site: Site, vehicle: Vehicle): Promise<VehicleSummary[]> {
  const load = async (): Promise<VehicleSummary[]> => {
    const retrieved = { attributesToRetrieve: ['summary'], attributesToHighlight: [], hitsPerPage: 5 };
    const body = summariseVehicle(vehicle).simple_body;
    const groups = [[`model:${vehicle.model}`], ...(body ? [[`body:${body}`]] : [])];
    const answers = await Promise.all(
      groups.map((group) => ask(site, primaryIndex, { ...retrieved, facetFilters: [group] })),
    );
    const found = answers.flatMap(({ hits }) => hits.map(fromSearchRecord));
    const unique = new Map(found.map((one) => [one.id, one]));
    unique.delete(vehicle.id);
    return [...unique.values()].slice(0, 4);
  };
  return unstable_cache(load, ['similar', site.slug, vehicle.slug], { tags: [tags.stock(site)], revalidate: stockLifetime })();
}
