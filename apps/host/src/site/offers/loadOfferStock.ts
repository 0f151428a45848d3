import { isInStock, type Site, type VehicleSummary } from '@forecourt/domain';
import { searchHref } from '@forecourt/content/model';
import type { Offer } from '@forecourt/offers/model';
import { fromSearchRecord, quoteFilterValue } from '@forecourt/search/model';
import type { StockFor } from '@forecourt/templates';
import { askSearch } from '../list/askSearch.ts';

const shown = 4;
/** Number of vehicles that are checked for a reduced price. */
const looked = 200;

type StockFilter = Partial<Record<'make' | 'model' | 'body' | 'car_type' | 'tag', string>>;

/** Vehicles of a site by search filters; null without a filter. */
export async function loadStockFor(site: Site, filter: StockFilter): Promise<StockFor | null> {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  if (conditions.length === 0) return null;
  const filters = ['sold:false', ...conditions.map(([name, value]) => `${name}:${quoteFilterValue(value)}`)].join(
    ' AND ',
  );
  const [answer] = await askSearch(site, [{ filters, hitsPerPage: shown }]);
  return {
    vehicles: answer?.hits.map((hit) => fromSearchRecord(hit)) ?? [],
    count: answer?.nbHits ?? 0,
    href: searchHref(site.paths.search, filter),
  };
}

/** Vehicles that an offer applies to: those that it names, else those of its model. */
export function stockOfOffer({ stock, model, manufacturer }: Offer): StockFilter {
  if (stock) return stock;
  return model && manufacturer ? { make: manufacturer, model: model.name } : {};
}

const isReduced = ({ before_price: before, price }: VehicleSummary) =>
  before !== null && price !== null && before > price;

/** Vehicles in stock with a reduced price, the most reduced first. */
export async function loadReduced(site: Site): Promise<VehicleSummary[]> {
  const [answer] = await askSearch(site, [{ hitsPerPage: looked }]);
  const saved = ({ before_price: before, price }: VehicleSummary) => (before ?? 0) - (price ?? 0);
  return (answer?.hits.map((hit) => fromSearchRecord(hit)) ?? [])
    .filter((vehicle) => isInStock(vehicle) && isReduced(vehicle))
    .toSorted((one, other) => saved(other) - saved(one))
    .slice(0, shown * 2);
}
