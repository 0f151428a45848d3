import { comparedFilter, primaryIndex, type StockWords } from '@forecourt/search/model';
import type { SearchCalls, SiteBoundary } from '@forecourt/search-engine';

interface Counted {
  nbHits: number;
  hits?: readonly Partial<Record<'price' | 'year', number | null>>[];
}

/**
 * Looks up what the vehicles of a model usually cost and how old they are, where a query compares with one: `cheaper
 * than a corolla`. The stock's words keep it for the next query.
 */
export async function lookUpUsual(
  query: string,
  { engine, boundary, stock }: { engine: SearchCalls; boundary: SiteBoundary; stock: StockWords },
): Promise<void> {
  const filter = comparedFilter(query, stock);
  if (filter === null || stock.usual.has(filter)) return;
  const middle = async (attribute: 'price' | 'year', index: string): Promise<number | null> => {
    const filters = `sold:false AND ${attribute} > 0 AND ${filter}`;
    const request = async (params: Record<string, unknown>) => {
      const query = { index, facet: null, params: { filters, attributesToHighlight: [], ...params } };
      return (await engine.call('query', [query], boundary))[0] as Counted;
    };
    const { nbHits } = await request({ hitsPerPage: 0 });
    if (nbHits === 0) return null;
    const { hits } = await request({ offset: Math.floor(nbHits / 2), length: 1, attributesToRetrieve: [attribute] });
    return hits?.[0]?.[attribute] ?? null;
  };
  const [price, year] = await Promise.all([
    middle('price', `${primaryIndex}_price_asc`),
    middle('year', `${primaryIndex}_year_desc`),
  ]);
  stock.usual.set(filter, { price, year });
}
