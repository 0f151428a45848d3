import { safePath } from '@forecourt/domain';

export const savedSearchLimit = 50;
export const savedSearchNameLength = 80;
const longestPath = 1_000;

/** The list of everything, which stands beside the search and not under it. */
const wholeStock = '/new-used-and-demo-cars';

/**
 * The address of a search as it is kept: a list of the site with what it is narrowed to, at its first page. Null for
 * any other address.
 * @param searchPath where the site keeps its search
 * @example readSearchPath('/search?make=Kia&page=3', '/search') // '/search?make=Kia'
 */
export function readSearchPath(given: unknown, searchPath: string): string | null {
  if (typeof given !== 'string' || given.length > longestPath) return null;
  const address = given.split('#')[0] ?? '';
  if (!address || safePath(address, '') !== address) return null;
  const [path = '', ...rest] = address.split('?');
  const isList = path === searchPath || path === wholeStock || path.startsWith(`${searchPath}/`);
  if (!isList) return null;
  const narrowed = rest
    .join('?')
    .split('&')
    .filter((one) => one !== '' && one !== 'page' && !one.startsWith('page='))
    .join('&');
  return narrowed === '' ? path : `${path}?${narrowed}`;
}

/** What a visitor calls a search, as it is kept; null for no name. At most 80 characters. */
export function readSearchName(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Whole characters only: half a pair is no text.
  return name === '' ? null : [...name].slice(0, savedSearchNameLength).join('').trimEnd();
}
