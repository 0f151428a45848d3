import type { PublicSite, QueryParameters, Site } from '@forecourt/domain';
import type { Landing } from '@forecourt/search/model';
import { cache } from 'react';
import { inWaves } from '../cache/inWaves.ts';
import { parametersOf } from '../request/parameters.ts';
import { findLanding } from './findLanding.ts';
import { stockList, type StockList } from './stockList.ts';

/** Loads of the page being rendered, shared by its metadata and its body. */
const loads = cache((): Map<string, Promise<unknown>> => new Map());

function once<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loads();
  const loading = (known.get(key) as Promise<Loaded> | undefined) ?? load();
  known.set(key, loading);
  return inWaves(loading);
}

/** Loads all data for the search of the whole stock. */
export const wholeStock = (site: Site, publicSite: PublicSite, given: QueryParameters): Promise<StockList> =>
  once(`?${parametersOf(given).toString()}`, () => stockList(site, publicSite, null, given));

/** Result for an address: a list, the address it has moved to, or null where there is none. */
export type FoundList = { landing: Landing; list: StockList } | { moved: string } | null;

async function loadList(
  site: Site,
  publicSite: PublicSite,
  parts: string[],
  given: QueryParameters,
): Promise<FoundList> {
  const found = await findLanding(site, publicSite, parts);
  if (!found || 'moved' in found) return found;
  return { landing: found.landing, list: await stockList(site, publicSite, found.landing, given) };
}

/** Loads all data for a list with an address of its own. @param parts of its address, below the search */
export const listAt = (
  site: Site,
  publicSite: PublicSite,
  parts: string[],
  given: QueryParameters,
): Promise<FoundList> =>
  once(`${parts.join('/')}?${parametersOf(given).toString()}`, () => loadList(site, publicSite, parts, given));
