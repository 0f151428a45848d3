/** Both ends optional; figures are whole dollars, kilometres or whatever the attribute counts in. */
export interface HrefRange {
  from?: number;
  to?: number;
}

export type HrefFilters = Readonly<
  Record<string, string | number | readonly (string | number)[] | HrefRange | undefined>
>;

const isRange = (value: object): value is HrefRange => !Array.isArray(value);

function valuesOf(value: HrefFilters[string]): string[] {
  if (value === undefined || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if (!isRange(value)) return value.map(String);
  return value.from === undefined && value.to === undefined ? [] : [`${value.from ?? ''}-${value.to ?? ''}`];
}

/**
 * Address of the search page with filters set: several values repeat the parameter, ranges are `from-to`.
 * @example searchHref('/search', { make: ['Kia', 'MG'], price: { to: 30_000 } }) // '/search?make=Kia&make=MG&price=-30000'
 */
export function searchHref(path: string, filters: HrefFilters = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of valuesOf(value)) query.append(name, one);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
