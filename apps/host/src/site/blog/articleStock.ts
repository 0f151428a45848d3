import type { Article, ArticleBody, StockDirective } from '@forecourt/content/model';
import { formatMoney, modelPath, makePath, salePrice, type Site } from '@forecourt/domain';
import type { ArticleStock } from '@forecourt/templates';
import { makeStock } from '../cache/cacheTable.ts';

/** The vehicles of an article that names none in its text: those of the first model that it is about. */
export function ownStock({ models }: Article): StockDirective | null {
  const [first] = models;
  return first ? { kind: 'stock', ...first } : null;
}

async function stockOf(site: Site, { kind, make, model }: StockDirective): Promise<ArticleStock | null> {
  const found = await makeStock(site, make, model);
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

/** Vehicles in the place of each part of an article that asks for some. */
export const articleStock = (site: Site, { parts }: ArticleBody): Promise<(ArticleStock | null)[]> =>
  Promise.all(parts.map((part) => (part.kind === 'prose' ? null : stockOf(site, part))));
