import {
  cents,
  makesOf,
  pricedFilter,
  slugify,
  type Accessory,
  type Manufacturer,
  type RangeModel,
  type Site,
} from '@forecourt/domain';
import { fromSearchRecord } from '@forecourt/search/model';
import { accessoriesOf, stockName, type StockSpans } from '@forecourt/range/model';
import type { VehicleSummary } from '@forecourt/domain';
import { platform } from '../../platform.ts';
import { askSearch } from '../list/askSearch.ts';

/** Range of the makes that a site sells. */
export interface SiteRange {
  models: RangeModel[];
  /** In the site's order of makes. */
  manufacturers: Manufacturer[];
  accessories: Accessory[];
}

export function loadRange(site: Site): SiteRange {
  const { content } = platform();
  const makes = makesOf(site);
  const place = ({ name }: Manufacturer) => makes.findIndex((make) => slugify(make) === slugify(name));
  return {
    models: content.list(site, 'model'),
    manufacturers: content.list(site, 'manufacturer').toSorted((one, other) => place(one) - place(other)),
    accessories: content.list(site, 'accessory'),
  };
}

const maxVehicles = 6;

interface ModelStock extends StockSpans {
  vehicles: VehicleSummary[];
  /** Of all of them. */
  count: number;
}

/** Some vehicles of a model in stock, best first, with number, prices and years of all of them. */
export async function loadModelStock(site: Site, model: RangeModel): Promise<ModelStock> {
  const facetFilters = [`make_model:${model.manufacturer_name} > ${stockName(model)}`];
  const [found, priced] = await askSearch(site, [
    { facetFilters, facets: ['year'], hitsPerPage: maxVehicles },
    { facetFilters, facets: ['price'], numericFilters: [pricedFilter], hitsPerPage: 0 },
  ]);
  const { price } = priced?.facets_stats ?? {};
  return {
    vehicles: (found?.hits ?? []).map((hit) => fromSearchRecord(hit)),
    count: found?.nbHits ?? 0,
    prices: price ? { min: cents(price.min), max: cents(price.max) } : null,
    years: found?.facets_stats?.year ?? null,
  };
}

/** Whether the site has a page for a model's accessories. */
export const hasAccessories = (model: RangeModel, { accessories }: SiteRange): boolean =>
  model.accessories_override_url === null && accessoriesOf(model, accessories).length > 0;
