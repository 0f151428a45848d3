import { makePath, slugify, type PublicSite, type Site } from '@forecourt/domain';
import { readLanding, type Landing } from '@forecourt/search/model';
import { cachedStockNames } from '../cache/cacheTable.ts';

export type FoundLanding = { landing: Landing } | { moved: string } | null;

/**
 * The list of a URL under the search path; null if the site has none. A model no longer in stock redirects to its make.
 */
export async function findLanding(
  site: Site,
  { dealerships, paths, search }: PublicSite,
  parts: string[],
): Promise<FoundLanding> {
  const { known } = await cachedStockNames(site);
  const pairs = known.map((name) => name.split(' > ')).filter((pair): pair is [string, string] => pair.length === 2);
  const makes = [...new Set([...pairs.map(([make]) => make), ...dealerships.flatMap((one) => one.manufacturers)])];
  // Of two spellings with the same address, the one with vehicles has priority.
  const models = (make: string) => pairs.filter(([one]) => one === make).map(([, model]) => model);
  const listed = dealerships.filter(({ id }) => site.stockDealershipIds.includes(id));
  const landing = readLanding(parts, { dealerships: listed, makes, models });
  if (landing?.kind === 'carTypes' && !landing.carTypes.some((kind) => search.carTypes.includes(kind))) return null;
  if (landing) return { landing };
  const make = parts.length === 2 ? makes.find((one) => slugify(one) === parts[0]) : undefined;
  return make === undefined ? null : { moved: makePath(paths.search, make) };
}
