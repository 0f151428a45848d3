import type { SearchRecord } from '../model/record.ts';
import { countFacets, findRows, type FakeParams } from './fakeRows.ts';

/** A request for facet values. */
export interface FakeFacetParams extends FakeParams {
  facetQuery?: string;
  maxFacetHits?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Text with highlighted beginnings of words that match what was typed. */
export function highlightWords(
  text: string,
  typed: string,
  { highlightPreTag: open = '<em>', highlightPostTag: close = '</em>' }: FakeFacetParams,
): string {
  const words = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  return text.replace(/[a-z0-9]+/gi, (word) => {
    const length = words.find((one) => word.toLowerCase().startsWith(one))?.length ?? 0;
    return length ? `${open}${word.slice(0, length)}${close}${word.slice(length)}` : word;
  });
}

/** Values of one facet in which every typed word begins some word, most vehicles first. */
export function findFacetHits(records: readonly SearchRecord[], facet: string, params: FakeFacetParams) {
  const { facetQuery = '', maxFacetHits = 10, query: _query, ...rest } = params;
  const { facets } = countFacets(findRows(records, rest), facet, Number.MAX_SAFE_INTEGER);
  const matches = (value: string) =>
    wordsOf(facetQuery).every((word) =>
      value
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .some((one) => one.startsWith(word)),
    );
  const found = Object.entries(facets[facet] ?? {}).filter(([value]) => matches(value));
  const fullest = found.toSorted(([, a], [, b]) => b - a).slice(0, maxFacetHits);
  return fullest.map(([value, count]) => ({ value, highlighted: highlightWords(value, facetQuery, params), count }));
}
