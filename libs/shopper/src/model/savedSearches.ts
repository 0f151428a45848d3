import { safePath } from '@forecourt/domain';

export const savedSearchLimit = 50;
export const savedSearchNameLength = 80;
const longestPath = 1_000;

/** The landing page of the whole stock, which is beside the search path and not under it. */
const wholeStock = '/new-used-and-demo-cars';

/**
 * The address of a search for storing: a list of the site with its filters, on its first page. Null for any other
 * address.
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

/** The name of a search for storing; null for no name. At most 80 characters. */
export function readSearchName(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Cuts between whole characters: half a surrogate pair is not valid text.
  return name === '' ? null : [...name].slice(0, savedSearchNameLength).join('').trimEnd();
}
