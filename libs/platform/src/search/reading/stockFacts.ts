import { primaryIndex, quoteFilterValue, readAttributes, type StockFacts } from '@forecourt/search/model';
import type { IndexQuery, SearchCalls, SiteBoundary } from '@forecourt/search-engine';

interface Counted {
  nbHits: number;
  facets?: StockFacts['counts'];
  facets_stats?: { towing?: { max: number } };
  hits?: readonly { price?: number | null; km?: number | null; year?: number | null }[];
}

/** With fewer vehicles a quartile is meaningless. */
const minVehicles = 8;

const query = (index: string, params: IndexQuery['params']): IndexQuery => ({ index, facet: null, params });

/** A town in which vehicles stand. */
export interface StockTown {
  city: string;
  /** Empty where they say none. */
  state: string;
}

export interface SiteStock {
  facts: StockFacts;
  towns: readonly StockTown[];
}

/** Facts about a site's stock for reading queries: values with their counts, four quartiles, and towns. */
export async function stockFacts(engine: SearchCalls, boundary: SiteBoundary): Promise<SiteStock> {
  const priced = 'sold:false AND price > 0';
  const driven = 'sold:false AND km > 0 AND car_type:used';
  const none = { hitsPerPage: 0 };
  const [whole, withPrice, withKm] = (await engine.call(
    'query',
    [
      query(primaryIndex, {
        ...none,
        filters: 'sold:false',
        facets: [...readAttributes, 'towing'],
        maxValuesPerFacet: 1_000,
      }),
      query(primaryIndex, { ...none, filters: priced }),
      query(primaryIndex, { ...none, filters: driven }),
    ],
    boundary,
  )) as Counted[];
  const quarter = (index: string, filters: string, attribute: 'price' | 'km' | 'year', count = 0) =>
    query(index, {
      filters,
      offset: Math.floor(count / 4),
      length: count < minVehicles ? 0 : 1,
      attributesToRetrieve: [attribute],
      attributesToHighlight: [],
    });
  const states = Object.keys(whole?.facets?.state ?? {}).map((state) => quoteFilterValue(state));
  const [cheap, dear, low, late, ...byState] = (await engine.call(
    'query',
    [
      quarter(`${primaryIndex}_price_asc`, priced, 'price', withPrice?.nbHits),
      quarter(`${primaryIndex}_price_desc`, priced, 'price', withPrice?.nbHits),
      quarter(`${primaryIndex}_km_asc`, driven, 'km', withKm?.nbHits),
      quarter(`${primaryIndex}_year_desc`, 'sold:false', 'year', whole?.nbHits),
      ...states.map((state) =>
        query(primaryIndex, {
          ...none,
          filters: `sold:false AND state:${state}`,
          facets: ['city', 'state'],
          maxValuesPerFacet: 1_000,
        }),
      ),
    ],
    boundary,
  )) as Counted[];
  const price = cheap?.hits?.[0]?.price;
  const most = dear?.hits?.[0]?.price;
  const km = low?.hits?.[0]?.km;
  const towns = byState.flatMap(({ facets = {} }) => {
    const [state = ''] = Object.keys(facets.state ?? {});
    return Object.keys(facets.city ?? {}).map((city) => ({ city, state }));
  });
  const facts = {
    counts: whole?.facets ?? {},
    cheapPrice: price ? Math.ceil(price / 100) * 100 : null,
    dearPrice: most ? Math.floor(most / 100) * 100 : null,
    lowKm: km ? Math.ceil(km / 1_000) * 1_000 : null,
    maxTowing: whole?.facets_stats?.towing?.max ?? null,
    lateYear: late?.hits?.[0]?.year ?? null,
  };
  return { facts, towns };
}
