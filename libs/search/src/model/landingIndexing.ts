import { carTypes, type FilterSection } from '@forecourt/domain';
import { landingPath, type Landing } from './landingPages.ts';
import { searchHref, type SearchUrlState } from './urlState.ts';

const isEmpty = (given: object): boolean => Object.keys(given).length === 0;

/** The search has words, filters or an order: anything but a page number. */
export function isRefined({ query, sortBy, lists, ranges, toggles }: SearchUrlState): boolean {
  return Boolean(query ?? sortBy) || !isEmpty(lists) || !isEmpty(ranges) || toggles.length > 0;
}

function modelLanding(value: string): Landing | null {
  const [make, model, ...more] = value.split(' > ');
  return make && model && more.length === 0 ? { kind: 'model', make, model } : null;
}

/**
 * The landing page that a search is equivalent to: it has exactly one make, make and model, or kind of stock, and
 * nothing else. Null where there is none.
 */
export function searchLanding(search: SearchUrlState): Landing | null {
  const { query, sortBy, lists, ranges, toggles } = search;
  if (query ?? sortBy) return null;
  if (!isEmpty(ranges) || toggles.length > 0) return null;
  const chosen = Object.entries(lists).filter(([, values]) => values.length > 0);
  if (chosen.some(([, values]) => values.length !== 1)) return null;
  const only = Object.fromEntries(chosen.map(([attribute, [value = '']]) => [attribute, value]));
  const { make, model, make_model: pair, car_type: kind, ...more } = only;
  if (!isEmpty(more)) return null;
  if (kind !== undefined) {
    const known = carTypes.find((one) => one === kind);
    return known && make === undefined && model === undefined && pair === undefined
      ? { kind: 'carTypes', carTypes: [known] }
      : null;
  }
  if (pair !== undefined) {
    const landing = modelLanding(pair);
    const agrees = landing?.kind === 'model' && (make ?? landing.make) === landing.make;
    return agrees && (model ?? landing.model) === landing.model ? landing : null;
  }
  if (make === undefined) return null;
  return model === undefined ? { kind: 'make', make } : { kind: 'model', make, model };
}

export interface SearchAddress {
  /** The landing page that the address itself names; null for the search of the whole stock. */
  landing: Landing | null;
  search: SearchUrlState;
}

export interface CanonicalOptions {
  searchPath: string;
  sections: readonly FilterSection[];
  /** Whether the site has a list: an address may name any make. */
  isListed: (landing: Landing) => boolean;
}

/** Choosing every kind is the whole stock, which already has an address. */
const repeatsSearch = (landing: Landing | null): boolean =>
  landing?.kind === 'carTypes' && carTypes.every((kind) => landing.carTypes.includes(kind));

/** The canonical address of a search, the same for all its spellings. */
export function canonicalPath(
  { landing, search }: SearchAddress,
  { searchPath, sections, isListed }: CanonicalOptions,
): string {
  const named = landing ?? searchLanding(search);
  if (named && landing === null && !isListed(named)) return searchPath;
  const path = named && !repeatsSearch(named) ? landingPath(named, searchPath) : searchPath;
  const { page } = search;
  const moved = landing === null && named !== null;
  return searchHref(path, moved || !isRefined(search) ? (page ? { page } : {}) : search, sections);
}

/**
 * Whether search engines should index this page: the whole stock and landing pages, if they list anything. Searches
 * that a visitor has narrowed or sorted get noindex, follow. Those equivalent to a landing page stay indexable, because
 * their canonical address names that page.
 */
export function isIndexable({
  landing,
  search,
  hits,
  isListed,
}: SearchAddress & Pick<CanonicalOptions, 'isListed'> & { hits: number }): boolean {
  if (hits < 1) return false;
  if (!isRefined(search)) return true;
  const named = landing === null ? searchLanding(search) : null;
  return named !== null && isListed(named);
}
