import { searchAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { facetLimit } from './facetChoices.ts';
import { primaryIndex } from './indexes.ts';
import { listedSince, readListedDays } from './listedDays.ts';
import { listingFilters, type ListingOptions } from './listingFilters.ts';
import { regroupMakes } from './makeGroup.ts';
import { readFlag } from './reading/shownReading.ts';
import { filterFields } from './searchSections.ts';
import type { SearchUiState } from './searchUiState.ts';
import { readUiRange } from './uiState.ts';
import type { SearchRequest } from './wireRequest.ts';

/** What every query of a search page carries, whatever the visitor chooses. @param perPage vehicles on one page */
export const searchParameters = (perPage: number) => ({
  hitsPerPage: perPage,
  maxValuesPerFacet: 100,
  attributesToRetrieve: ['summary'],
  attributesToHighlight: [] as string[],
  // Cast because the search library's types know only its own service's parameters.
  [readFlag]: true,
});

export interface FirstSearchOptions extends ListingOptions {
  /** The same sections that the page shows. */
  sections: readonly FilterSection[];
  /** Vehicles on one page of the list. */
  perPage: number;
  /** When the page is rendered. */
  now: Date;
}

type Ends = Partial<Record<'>=' | '<=', number[]>>;

/** The search library's state as JSON, limited to what a search page fills. */
export interface FirstState {
  index: string;
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  maxValuesPerFacet: number;
  filters?: string;
  disjunctiveFacets: FilterAttribute[];
  disjunctiveFacetsRefinements: Record<string, readonly string[]>;
  numericRefinements: Record<string, Ends>;
  [name: string]: unknown;
}

function stateOf(ui: SearchUiState, { sections, perPage, now, ...listing }: FirstSearchOptions): FirstState {
  const disjunctiveFacets: FilterAttribute[] = [];
  const chosen: Record<string, readonly string[]> = {};
  const ends: Record<string, Ends> = {};
  const shared = searchParameters(perPage);
  let { maxValuesPerFacet } = shared;
  for (const { attribute, kind } of filterFields(sections)) {
    const values = ui.refinementList?.[attribute] ?? [];
    if (searchAttributes[attribute].kind === 'days') {
      const days = readListedDays(values[0]);
      if (days) ends[attribute] = { '>=': [listedSince(days, now)] };
      continue;
    }
    disjunctiveFacets.push(attribute);
    if (kind === 'range') {
      const { from, to } = readUiRange(ui.range?.[attribute]) ?? {};
      ends[attribute] = {
        ...(from === undefined ? {} : { '>=': [from] }),
        ...(to === undefined ? {} : { '<=': [to] }),
      };
    } else if (kind === 'toggle') {
      chosen[attribute] = ui.toggle?.[attribute] ? ['true'] : [];
    } else {
      chosen[attribute] = values;
      maxValuesPerFacet = Math.max(maxValuesPerFacet, facetLimit(attribute));
    }
  }
  const filters = listingFilters(ui.sortBy, listing);
  return {
    ...shared,
    maxValuesPerFacet,
    ...(filters ? { filters } : {}),
    index: ui.sortBy ?? listing.indexName ?? primaryIndex,
    query: ui.query ?? '',
    page: (ui.page ?? 1) - 1,
    disjunctiveFacets,
    disjunctiveFacetsRefinements: chosen,
    numericRefinements: ends,
  };
}

/** Parts of the state that are sent under another name. */
const managed = ['index', 'disjunctiveFacets', 'disjunctiveFacetsRefinements', 'numericRefinements'];

/** @param but attribute whose own choice is left out: its counts say what another choice would find */
function narrowing({ disjunctiveFacetsRefinements, numericRefinements }: FirstState, but?: string) {
  const facetFilters = Object.keys(disjunctiveFacetsRefinements)
    .toSorted()
    .flatMap((attribute) => {
      const values = disjunctiveFacetsRefinements[attribute] ?? [];
      if (attribute === but || values.length === 0) return [];
      return [values.toSorted().map((value) => `${attribute}:${value}`)];
    });
  const numericFilters = Object.entries(numericRefinements).flatMap(([attribute, ends]) =>
    attribute === but
      ? []
      : Object.entries(ends).flatMap(([end, values]) => values.map((value) => `${attribute}${end}${value}`)),
  );
  return {
    ...(facetFilters.length ? { facetFilters } : {}),
    ...(numericFilters.length ? { numericFilters } : {}),
  };
}

function requestsOf(state: FirstState): SearchRequest[] {
  const { index, disjunctiveFacets, disjunctiveFacetsRefinements, numericRefinements } = state;
  const shared = Object.fromEntries(Object.entries(state).filter(([name]) => !managed.includes(name)));
  const facets = disjunctiveFacets.toSorted();
  const refined = facets.filter(
    (attribute) =>
      disjunctiveFacetsRefinements[attribute]?.length || Object.keys(numericRefinements[attribute] ?? {}).length,
  );
  const uncounted = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };
  return [
    { indexName: index, params: { ...shared, ...narrowing(state), ...(facets.length ? { facets } : {}) } },
    ...refined.map((attribute) => ({
      indexName: index,
      params: { ...shared, ...uncounted, ...narrowing(state, attribute), facets: attribute },
    })),
  ];
}

/** The requests of a search page when it opens. */
export interface FirstSearch {
  /** The search library's own state. */
  state: FirstState;
  /** The batch of queries: vehicles and counts, then the counts of each filter without its own choice. */
  requests: SearchRequest[];
}

/**
 * The requests of a search page when it opens, computed from its address alone. The search library builds the same
 * requests only after rendering all parts of the page; a server that knows them beforehand renders once.
 */
export function firstSearch(ui: SearchUiState, options: FirstSearchOptions): FirstSearch {
  const state = stateOf(ui, options);
  return { state, requests: requestsOf(state).map((request) => regroupMakes(request) as SearchRequest) };
}
