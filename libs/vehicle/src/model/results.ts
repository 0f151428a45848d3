/**
 * Whether a page lists vehicles: the search itself, or a page under it. @param searchPath the site's, such as '/search'
 */
export function listsVehicles(path: string, searchPath: string): boolean {
  return path === searchPath || path.startsWith(`${searchPath}/`);
}

/**
 * Number of history steps back to the list that a visitor came from, with hash changes of the page itself not counted
 * as pages. Null where the page before this one was not a list.
 * @param paths of the visit so far, this page's own last
 * @example stepsToResults(['/', '/search', '/cars/a-1', '/cars/a-1'], '/search') // 2
 */
export function stepsToResults(paths: readonly string[], searchPath: string): number | null {
  const own = paths.at(-1);
  const place = paths.findLastIndex((path) => path !== own);
  const before = paths[place];
  return before !== undefined && listsVehicles(before, searchPath) ? paths.length - 1 - place : null;
}
