import { escapeFacet } from './facetEscapes.ts';
import { listedSince, readListedDays } from './listedDays.ts';
import { regroupMakes } from './makeGroup.ts';
import { readUiRange } from './uiState.ts';
import type { SearchUiState } from './searchUiState.ts';

const listed = 'created_at_timestamp';

/**
 * The words and filters of a search as parameters of one query. Values of one list are alternatives, makes and models
 * together form one list; lists, ranges and toggles must all match.
 * @param now from when "listed in the last week" counts back
 */
export function searchParams(state: SearchUiState, now: Date): Readonly<Record<string, unknown>> {
  const { query = '', refinementList = {}, range = {}, toggle = {} } = state;
  const lists = Object.entries(refinementList).filter(
    ([attribute, values]) => values.length > 0 && attribute !== listed,
  );
  const on = Object.keys(toggle).filter((attribute) => toggle[attribute]);
  const days = readListedDays(refinementList[listed]?.[0]);
  const ranges = Object.entries(range).flatMap(([attribute, written]) => {
    const { from, to } = readUiRange(written) ?? {};
    return [from === undefined ? '' : `${attribute}>=${from}`, to === undefined ? '' : `${attribute}<=${to}`];
  });
  const facetFilters = [
    ...lists.map(([attribute, values]) => values.map((value) => `${attribute}:${escapeFacet(value)}`)),
    ...on.map((attribute) => [`${attribute}:true`]),
  ];
  const numericFilters = [...ranges, days === undefined ? '' : `${listed}>=${listedSince(days, now)}`].filter(Boolean);
  return { query, ...regroupMakes({ params: { facetFilters } }).params, numericFilters };
}
