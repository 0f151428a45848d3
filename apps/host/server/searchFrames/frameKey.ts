/** Parameters whose values, not only their names, are on the page around the search: in its heading and its title. */
const said = new Set(['car_type', 'make', 'model', 'make_model', 'page']);

/**
 * Name of all searches of a list that differ in nothing but the search itself: filters that an address names are in the
 * panel, and some values in the heading.
 * @param site slug
 * @param address path and query in the site's spelling, as `StoredPage.name`
 * @returns null for the list without a search
 */
export function frameKey(site: string, address: string): string | null {
  const [path = '', query = ''] = address.split('?');
  if (query === '') return null;
  const parameters = new URLSearchParams(query);
  const names = [...new Set(parameters.keys())].sort();
  const shown = names.map((name) => (said.has(name) ? [name, ...parameters.getAll(name)] : [name]));
  return JSON.stringify([site, path, ...shown]);
}
