import { facetNames, numberNames } from './flatCar.ts';
import type { Page } from './workload.ts';

export const hitsPerPage = 24;
export const maxValues = 100;
const indexName = 'Car_production';

type WireQuery = Record<string, unknown>;

const numeric = ({ min, max }: Page['price']): string[] => [
  ...(min === null ? [] : [`price>=${min}`]),
  ...(max === null ? [] : [`price<=${max}`]),
];

function refined(page: Page, except: string | null): WireQuery {
  const facetFilters = page.refinements
    .filter(({ attribute }) => attribute !== except)
    .map(({ attribute, values }) => values.map((value) => `${attribute}:${value}`));
  const numericFilters = except === 'price' ? [] : numeric(page.price);
  return {
    ...(facetFilters.length > 0 ? { facetFilters } : {}),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
  };
}

/** Attributes whose values are counted as if they were not refined themselves. */
export function disjunctiveNames(page: Page): string[] {
  const isPriced = page.price.min !== null || page.price.max !== null;
  return [...page.refinements.map(({ attribute }) => attribute), ...(isPriced ? ['price'] : [])];
}

/** The queries of a page as react-instantsearch sends them: the hits first, then one for each refined attribute. */
export function wireRequests(page: Page): WireQuery[] {
  const common = {
    indexName: page.sort === null ? indexName : `${indexName}_${page.sort}`,
    query: page.query,
    maxValuesPerFacet: maxValues,
    attributesToRetrieve: ['summary'],
    attributesToHighlight: [],
    filters: 'sold:false',
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  };
  const main = { ...common, facets: [...facetNames], hitsPerPage, page: 0, ...refined(page, null) };
  const subQueries = disjunctiveNames(page).map((attribute) => ({
    ...common,
    analytics: false,
    clickAnalytics: false,
    facets: attribute,
    hitsPerPage: 0,
    page: 0,
    ...refined(page, attribute),
  }));
  return [main, ...subQueries];
}

/** A site's list before anything is refined. */
export const landing: Omit<Page, 'scope' | 'site'> = {
  query: '',
  refinements: [],
  price: { min: null, max: null },
  sort: null,
};

export type Counts = Record<string, Record<string, number>>;
export type Stats = Record<string, { min: number; max: number; sum: number; avg: number }>;

/** What the visitor sees of a page's answers: each refined attribute counted by its own query. */
export interface PageAnswer {
  ids: string[];
  nbHits: number;
  facets: Counts;
  stats: Stats;
}

interface WireResult {
  hits: { objectID: string }[];
  nbHits: number;
  facets?: Counts;
  facets_stats?: Stats;
}

/** Puts the answers of a page's queries together. */
export function readAnswer(page: Page, results: readonly unknown[]): PageAnswer {
  const [main, ...subs] = results as WireResult[];
  if (!main) throw new Error('The engine gave no answer.');
  const facets: Counts = { ...main.facets };
  const stats: Stats = { ...main.facets_stats };
  disjunctiveNames(page).forEach((attribute, place) => {
    facets[attribute] = subs[place]?.facets?.[attribute] ?? {};
    const own = subs[place]?.facets_stats?.[attribute];
    if (own) stats[attribute] = own;
    else delete stats[attribute];
  });
  const requested = Object.entries(stats).filter(([name]) => (numberNames as readonly string[]).includes(name));
  return {
    ids: main.hits.map(({ objectID }) => objectID),
    nbHits: main.nbHits,
    facets,
    stats: Object.fromEntries(requested),
  };
}
