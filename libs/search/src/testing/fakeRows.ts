import { parseFilters, type FilterGroup, type FilterLeaf } from '../model/filters.ts';
import type { SearchRecord } from '../model/record.ts';

/** A query as the search library writes it. */
export interface FakeParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  filters?: string;
  facets?: string | string[];
  facetFilters?: (string | string[])[];
  numericFilters?: (string | string[])[];
  /** Maximum number of values of each attribute in an answer, most frequent first. */
  maxValuesPerFacet?: number;
}

const valuesOf = (record: SearchRecord, attribute: string): string[] => {
  const value = (record as unknown as Record<string, unknown>)[attribute];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => one !== null && one !== undefined).map(String);
};

const numberOf = (record: SearchRecord, attribute: string): number | null => {
  const value = (record as unknown as Record<string, unknown>)[attribute];
  return typeof value === 'number' ? value : null;
};

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

function holds(record: SearchRecord, leaf: FilterLeaf): boolean {
  if (leaf.kind === 'facet') return valuesOf(record, leaf.attribute).includes(leaf.value) !== leaf.negated;
  const number = numberOf(record, leaf.attribute);
  if (number === null) return leaf.negated;
  const found =
    leaf.kind === 'range'
      ? number >= leaf.low && number <= leaf.high
      : (comparisons[leaf.operator]?.(number, leaf.value) ?? false);
  return found !== leaf.negated;
}

function readGroups(text: string): FilterGroup[] {
  const parsed = parseFilters(text);
  if (!parsed.ok) throw new Error(`filters: ${parsed.message}`);
  return parsed.groups;
}

function nestedGroups(groups: (string | string[])[] = []): FilterGroup[] {
  const quoted = (leaf: string): string => leaf.replace(/^([^:<>=!]+):(.*)$/, '"$1":"$2"');
  return groups.flatMap((group) => readGroups(`(${[group].flat().map(quoted).join(' OR ')})`));
}

/** The records a query finds, in the records' own order. */
export function findRows(records: readonly SearchRecord[], params: FakeParams): SearchRecord[] {
  const groups = [
    ...readGroups(params.filters ?? ''),
    ...nestedGroups(params.facetFilters),
    ...nestedGroups(params.numericFilters),
  ];
  const words = (params.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return records.filter((record) => {
    const text = [record.name, record.body, record.fuel, ...record.keywords].join(' ').toLowerCase();
    const matches = words.every((word) => text.includes(word));
    return matches && groups.every((group) => group.some((leaf) => holds(record, leaf)));
  });
}

function fullest(counts: Readonly<Record<string, number>>, max: number): [value: string, count: number][] {
  const ordered = Object.entries(counts).toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return ordered.slice(0, max);
}

/** Number of records with each value, and minimum and maximum of numbers. */
export function countFacets(rows: readonly SearchRecord[], wanted: string | string[] = [], max = 100) {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {};
  for (const attribute of [wanted].flat()) {
    const counts: Record<string, number> = {};
    for (const value of rows.flatMap((row) => valuesOf(row, attribute))) counts[value] = (counts[value] ?? 0) + 1;
    facets[attribute] = Object.fromEntries(fullest(counts, max));
    const numbers = rows.map((row) => numberOf(row, attribute)).filter((one) => one !== null);
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, one) => total + one, 0);
    stats[attribute] = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum };
  }
  return { facets, facets_stats: stats };
}
