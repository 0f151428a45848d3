import type { FilterSection } from '@forecourt/domain';
import { escapeFacet, unescapeFacet } from './facetEscapes.ts';
import { makeChoice } from './makeModels.ts';
import { filterFields } from './searchSections.ts';
import { listsForUrl, orderedRange, sortNames, type SearchUrlState } from './urlState.ts';
import type { UrlRange } from './urlRange.ts';
import type { SearchUiState } from './searchUiState.ts';

/** @example readUiRange(":30000") // { to: 30_000 } */
export function readUiRange(text: string | undefined): UrlRange | undefined {
  const [from, to] = (text ?? '').split(':').map((end) => (end === '' ? undefined : Math.round(Number(end))));
  const usable = (end: number | undefined): number | undefined => (Number.isFinite(end) ? end : undefined);
  return orderedRange({ from: usable(from), to: usable(to) });
}

/** A range as the search library writes it. @example writeUiRange({ from: 10_000 }) // '10000:' */
export function writeUiRange({ from, to }: UrlRange): string {
  return `${from ?? ''}:${to ?? ''}`;
}

/** Converts the search library's state to the address's. Attributes that the site does not filter by are left out. */
export function toUrlState(
  state: SearchUiState,
  indexName: string,
  sections: readonly FilterSection[],
): SearchUrlState {
  const lists: Record<string, readonly string[]> = {};
  const ranges: Record<string, UrlRange> = {};
  const toggles: string[] = [];
  for (const { attribute, kind } of filterFields(sections)) {
    const values = state.refinementList?.[attribute];
    if (kind === 'list' && values?.length) lists[attribute] = values.map(unescapeFacet);
    const range = kind === 'range' ? readUiRange(state.range?.[attribute]) : undefined;
    if (range) ranges[attribute] = range;
    if (kind === 'toggle' && state.toggle?.[attribute]) toggles.push(attribute);
  }
  const query = state.query?.trim();
  const sortBy = sortNames.find((name) => state.sortBy === `${indexName}_${name}`);
  return {
    ...(query ? { query } : {}),
    ...(state.page && state.page > 1 ? { page: state.page } : {}),
    ...(sortBy ? { sortBy } : {}),
    lists: listsForUrl(lists),
    ranges,
    toggles,
  };
}

/** Converts the address's state to the search library's. */
export function toUiState(
  { query, page, sortBy, lists, ranges, toggles }: SearchUrlState,
  indexName: string,
): SearchUiState {
  const ofRanges = Object.entries(ranges).map(([attribute, range]) => [attribute, writeUiRange(range)] as const);
  const ofLists = Object.entries(lists).map(([attribute, values]): [string, string[]] => [
    attribute,
    values.map(escapeFacet),
  ]);
  const refinementList = Object.fromEntries(ofLists);
  if (refinementList.make_model) refinementList.make = makeChoice({ refinementList }).makes;
  return {
    ...(query ? { query } : {}),
    ...(page ? { page } : {}),
    ...(sortBy ? { sortBy: `${indexName}_${sortBy}` } : {}),
    ...(ofLists.length ? { refinementList } : {}),
    ...(ofRanges.length ? { range: Object.fromEntries(ofRanges) } : {}),
    ...(toggles.length ? { toggle: Object.fromEntries(toggles.map((attribute) => [attribute, true])) } : {}),
  };
}

/** The same search with one range changed, on its first page. */
export function withRange<State extends SearchUiState>(state: State, attribute: string, range: UrlRange): State {
  const { [attribute]: _before, ...others } = state.range ?? {};
  const written = orderedRange(range);
  return { ...state, page: undefined, range: written ? { ...others, [attribute]: writeUiRange(written) } : others };
}

/** The same search with the values of one list replaced, on its first page. */
export function withValues<State extends SearchUiState>(state: State, attribute: string, values: string[]): State {
  return { ...state, page: undefined, refinementList: { ...state.refinementList, [attribute]: values } };
}

/** The whole stock in the same order: no words, no filters, the first page. */
export function withoutChoices<State extends SearchUiState>(state: State): State {
  return { ...state, query: undefined, page: undefined, refinementList: {}, range: {}, toggle: {} };
}

/** A key of what a search looks for, apart from page and order: equal keys mean equal filters. */
export function filterKey(state: SearchUiState): string {
  const { query = '', refinementList = {}, range = {}, toggle = {} } = state;
  const entries = [...Object.entries(refinementList), ...Object.entries(range), ...Object.entries(toggle)];
  const chosen = entries.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  return JSON.stringify([query, chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
