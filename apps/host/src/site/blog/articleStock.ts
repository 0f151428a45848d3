import type { Article, StockDirective } from '@forecourt/content/model';
import { formatMoney, modelPath, makePath, salePrice, type Site } from '@forecourt/domain';
import type { ArticleStock, StockFor } from '@forecourt/templates';

/** Vehicles for an article that embeds none in its text: those of the first model that it is about. */
export function ownStock({ models }: Article): StockDirective | null {
  const [first] = models;
  return first ? { kind: 'stock', ...first } : null;
}

/** The list of all vehicles of a make or model. @param model null for all of the make */
export const listOf = ({ paths }: Site, make: string, model: string | null): string =>
  model === null ? makePath(paths.search, make) : modelPath(paths.search, make, model);

/** Vehicles for a part of an article that embeds some; null where there are none. */
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
    // The first vehicles include the cheapest only when they are all there are.
    priceFrom: prices.length > 0 && found.count === found.vehicles.length ? formatMoney(Math.min(...prices)) : null,
    href: listOf(site, make, model),
  };
}
