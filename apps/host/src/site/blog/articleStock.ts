import type { Article, StockDirective } from '@forecourt/content/model';
import { formatMoney, modelPath, makePath, salePrice, type Site } from '@forecourt/domain';
import type { ArticleStock, StockFor } from '@forecourt/templates';

/** The vehicles of an article that names none in its text: those of the first model that it is about. */
export function ownStock({ models }: Article): StockDirective | null {
  const [first] = models;
  return first ? { kind: 'stock', ...first } : null;
}

/** Vehicles in the place of a part of an article that asks for some; null where there are none. */
export function articleStock(
  site: Site,
  { kind, make, model }: StockDirective,
  found: StockFor | null,
): ArticleStock | null {
  if (!found || found.count === 0) return null;
  const prices = found.vehicles.map(salePrice).filter((price) => price !== null);
  return {
    ...found,
    kind,
    name: model === null ? make : `${make} ${model}`,
    // The first vehicles are the cheapest only where they are all.
    priceFrom: prices.length > 0 && found.count === found.vehicles.length ? formatMoney(Math.min(...prices)) : null,
    href: model === null ? makePath(site.paths.search, make) : modelPath(site.paths.search, make, model),
  };
}
