import { searchAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { readKind, vehicleKinds } from '@forecourt/domain/stock-words';
import { unescapeFacet } from './facetEscapes.ts';
import { primaryIndex, sortIndexes } from './indexes.ts';
import { readListedDays } from './listedDays.ts';
import { makesWithModels } from './makeModels.ts';
import { filterFields, reservedParameters } from './searchSections.ts';
import { readTypedNumber } from './typedRange.ts';
import type { UrlRange } from './urlRange.ts';

/** A search as its address describes it: only what differs from the whole stock in its default order. */
export interface SearchUrlState {
  query?: string;
  /** Page number, from 2. */
  page?: number;
  /** Short name of the order. @example 'price_asc' */
  sortBy?: string;
  lists: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, UrlRange>>;
  toggles: readonly string[];
}

/** Names of the orders in addresses; the default has none. */
export const sortNames: readonly string[] = sortIndexes
  .filter(({ name }) => name !== primaryIndex)
  .map(({ name }) => name.slice(primaryIndex.length + 1));

/** Maximum number of values: more than any visitor chooses; the rest is dropped rather than sent to the engine. */
export const urlLimits = { queryLength: 200, valueLength: 100, values: 50, page: 1_000 } as const;

const rangePattern = /^(\d{1,9})?-(\d{1,9})?$/;
const wholeNumber = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** Sorts the two ends; undefined when both are open. */
export function orderedRange({ from, to }: UrlRange): UrlRange | undefined {
  if (from === undefined && to === undefined) return undefined;
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
}

function readRange(parameters: URLSearchParams, attribute: string): UrlRange | undefined {
  const written = rangePattern.exec(parameters.get(attribute) ?? '');
  // Without JavaScript the two ends come from two fields as they were typed.
  const typed = (end: string) => readTypedNumber(attribute, parameters.get(`${attribute}_${end}`) ?? '') ?? undefined;
  const from = wholeNumber(written?.[1]) ?? typed('from');
  const to = wholeNumber(written?.[2]) ?? typed('to');
  return orderedRange({ from, to });
}

function readValues(parameters: URLSearchParams, attribute: FilterAttribute): string[] {
  const values = parameters.getAll(attribute).map((value) => unescapeFacet(value.trim()));
  const usable = values.filter((value) => value !== '' && value.length <= urlLimits.valueLength);
  // Only the widest chosen span of days matters: it contains the others.
  if (searchAttributes[attribute].kind === 'days') return usable.filter((value) => readListedDays(value)).slice(0, 1);
  // An older address may have a seller's own word, and an index that others write to as well.
  const kind = vehicleKinds.find((one) => one === attribute);
  const spellings = usable.flatMap((value) => {
    const meant = kind && readKind(kind, value);
    // Cases are one to the search.
    return meant && meant.toLowerCase() !== value.toLowerCase() ? [value, meant] : [value];
  });
  return [...new Set(spellings)].slice(0, urlLimits.values);
}

/** Models imply their makes, so an address does not repeat the makes. */
export function listsForUrl<Values extends readonly string[]>(
  lists: Readonly<Record<string, Values>>,
): Record<string, readonly string[]> {
  const { make, make_model: models = [], ...others } = lists;
  const named = makesWithModels(models);
  const whole = (make ?? []).filter((one) => !named.has(one));
  return { ...others, ...(whole.length ? { make: whole } : {}), ...(models.length ? { make_model: models } : {}) };
}

/** Reads a search from an address. Unknown parameters and invalid values are ignored. */
export function readSearchUrl(parameters: URLSearchParams, sections: readonly FilterSection[]): SearchUrlState {
  const query = parameters.get('query')?.trim().slice(0, urlLimits.queryLength).trimEnd();
  const page = wholeNumber(parameters.get('page'));
  const sortBy = parameters.get('sortBy');
  const lists: Record<string, string[]> = {};
  const ranges: Record<string, UrlRange> = {};
  const toggles: string[] = [];
  for (const { attribute, kind } of filterFields(sections)) {
    if (kind === 'range') {
      const range = readRange(parameters, attribute);
      if (range) ranges[attribute] = range;
    } else if (kind === 'toggle') {
      if (parameters.get(attribute) === 'true') toggles.push(attribute);
    } else {
      const values = readValues(parameters, attribute);
      if (values.length) lists[attribute] = values;
    }
  }
  return {
    ...(query ? { query } : {}),
    ...(page && page > 1 && page <= urlLimits.page ? { page } : {}),
    ...(sortBy && sortNames.includes(sortBy) ? { sortBy } : {}),
    lists: listsForUrl(lists),
    ranges,
    toggles,
  };
}

/** Writes a search as parameters. One search has one spelling, whatever the order of the choices. */
export function writeSearchUrl(
  { query, page, sortBy, lists, ranges, toggles }: SearchUrlState,
  sections: readonly FilterSection[],
): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query) parameters.set('query', query);
  const fields = filterFields(sections);
  const known = fields.flatMap(({ attribute }) => (lists[attribute] ? [[attribute, lists[attribute]] as const] : []));
  const written = listsForUrl(Object.fromEntries(known));
  for (const { attribute, kind } of fields) {
    const range = ranges[attribute];
    if (kind === 'range' && range) parameters.set(attribute, `${range.from ?? ''}-${range.to ?? ''}`);
    if (kind === 'toggle' && toggles.includes(attribute)) parameters.set(attribute, 'true');
    if (kind === 'list') for (const value of written[attribute] ?? []) parameters.append(attribute, value);
  }
  if (sortBy) parameters.set('sortBy', sortBy);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Address of a search, for links from other pages. @example searchHref('/search', { lists: { make: ['Kia'] } }, s) */
export function searchHref(
  basePath: string,
  state: Partial<SearchUrlState>,
  sections: readonly FilterSection[],
): string {
  const text = writeSearchUrl({ lists: {}, ranges: {}, toggles: [], ...state }, sections).toString();
  return text ? `${basePath.replace(/\?$/, '')}?${text}` : basePath;
}

/** Names of the parameters that an address tells a search with; all others belong to the page. */
export function searchParameterNames(sections: readonly FilterSection[]): string[] {
  const ends = ({ attribute }: { attribute: string }) => [attribute, `${attribute}_from`, `${attribute}_to`];
  return [...reservedParameters, ...filterFields(sections).flatMap(ends)];
}
