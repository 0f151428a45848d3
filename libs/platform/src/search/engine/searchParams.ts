import type { FilterGroup } from '@forecourt/search/model';
import { Refusal } from '../Refusal.ts';
import type { HighlightTags } from './highlight.ts';
import { readFacetFilters, readFilters, readNumericFilters, readTagFilters } from './wireFilters.ts';

export type WireParams = Readonly<Record<string, unknown>>;

export interface SearchParams {
  query: string;
  page: number;
  hitsPerPage: number;
  /** Given instead of a page by clients that skip hits one by one. */
  offset: number | null;
  length: number | null;
  facets: readonly string[];
  maxValuesPerFacet: number;
  groups: readonly FilterGroup[];
  attributesToRetrieve: readonly string[] | null;
  attributesToHighlight: readonly string[] | null;
  tags: HighlightTags;
  clickAnalytics: boolean;
}

export const longestQuery = 512;
const mostFacets = 50;
const mostHits = 1_000;

/** A whole number between bounds; v4 clients send it as text. */
export function readWhole(params: WireParams, name: string, fallback: number, least: number, most: number): number {
  const value = params[name];
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < least || number > most) {
    throw new Refusal(400, `${name}: expected a whole number from ${least} to ${most}`);
  }
  return number;
}

export function readText(params: WireParams, name: string, fallback: string, longest: number): string {
  const value = params[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw new Refusal(400, `${name}: expected a string`);
  return value.slice(0, longest);
}

/** Names as a list, or as text with commas between them. */
export function readNames(params: WireParams, name: string, most: number): string[] | null {
  const value = params[name];
  if (value === undefined || value === null) return null;
  const names: unknown = typeof value === 'string' ? (value.trim() ? value.split(',') : []) : value;
  if (!Array.isArray(names) || !names.every((one): one is string => typeof one === 'string')) {
    throw new Refusal(400, `${name}: expected a string or a list of strings`);
  }
  if (names.length > most) throw new Refusal(400, `${name}: more than ${most} names`);
  return names.map((one) => one.trim());
}

function readGroups(params: WireParams): FilterGroup[] {
  const given = (name: string) => params[name] !== undefined && params[name] !== null;
  return [
    ...(given('filters') ? readFilters(params.filters) : []),
    ...(given('facetFilters') ? readFacetFilters(params.facetFilters) : []),
    ...(given('numericFilters') ? readNumericFilters(params.numericFilters) : []),
    ...(given('tagFilters') ? readTagFilters(params.tagFilters) : []),
  ];
}

/** Reads one query's parameters; what it does not know it leaves alone, what is wrong it refuses by name. */
export function readSearchParams(params: WireParams): SearchParams {
  const offset = params.offset === undefined ? null : readWhole(params, 'offset', 0, 0, 1_000_000);
  return {
    query: readText(params, 'query', '', longestQuery),
    page: readWhole(params, 'page', 0, 0, 1_000_000),
    hitsPerPage: readWhole(params, 'hitsPerPage', 20, 0, mostHits),
    offset,
    length: offset === null ? null : readWhole(params, 'length', 20, 0, mostHits),
    facets: readNames(params, 'facets', mostFacets) ?? [],
    maxValuesPerFacet: readWhole(params, 'maxValuesPerFacet', 100, 1, 1_000),
    groups: readGroups(params),
    attributesToRetrieve: readNames(params, 'attributesToRetrieve', 200),
    attributesToHighlight: readNames(params, 'attributesToHighlight', 200),
    tags: {
      pre: readText(params, 'highlightPreTag', '<em>', 100),
      post: readText(params, 'highlightPostTag', '</em>', 100),
    },
    clickAnalytics: params.clickAnalytics === true || params.clickAnalytics === 'true',
  };
}

/** The parameters as the answer repeats them. */
export function echoParams(params: WireParams): string {
  const echo = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    echo.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return echo.toString();
}
