import { makesOf, slugify, type Accessory, type Manufacturer, type RangeModel, type Site } from '@forecourt/domain';
import { fromSearchRecord } from '@forecourt/search/model';
import { accessoriesOf, stockName } from '@forecourt/range/model';
import type { VehicleSummary } from '@forecourt/domain';
import { platform } from '../../platform.ts';
import { askSearch } from '../list/askSearch.ts';

/** Range of the makes that a site sells. */
export interface SiteRange {
  models: RangeModel[];
  /** In the order in which the site names its makes. */
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

/** Some vehicles of a model that are in stock, the best first, and how many there are. */
export async function loadModelStock(
  site: Site,
  model: RangeModel,
): Promise<{ vehicles: VehicleSummary[]; count: number }> {
  const name = `${model.manufacturer_name} > ${stockName(model)}`;
  const [found] = await askSearch(site, [{ facetFilters: [`make_model:${name}`], hitsPerPage: maxVehicles }]);
  return { vehicles: (found?.hits ?? []).map((hit) => fromSearchRecord(hit)), count: found?.nbHits ?? 0 };
}

/** Whether accessories of a model have a page on the site. */
export const hasAccessories = (model: RangeModel, { accessories }: SiteRange): boolean =>
  model.accessories_override_url === null && accessoriesOf(model, accessories).length > 0;
