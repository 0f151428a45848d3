import type { Site } from '@forecourt/domain';
import { indexSort, searchableAttributes, type SearchRecord } from '@forecourt/search/model';
import { sampleNow } from './sampleStock.ts';

/** A refinement in its plainest form, to be written as whichever parameter is under test. */
export type ReferenceLeaf =
  | { attribute: string; value: string; negated: boolean }
  | { attribute: string; operator: '<' | '<=' | '=' | '!=' | '>' | '>='; number: number };

export interface ReferenceQuery {
  index: string;
  query: string;
  groups: readonly (readonly ReferenceLeaf[])[];
  facets: readonly string[];
  page: number;
  hitsPerPage: number;
}

const valuesOf = (record: SearchRecord, attribute: string): string[] => {
  const value: unknown = record[attribute as keyof SearchRecord];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map(String);
};

function leafHolds(record: SearchRecord, leaf: ReferenceLeaf): boolean {
  if ('value' in leaf) {
    const held = valuesOf(record, leaf.attribute).some((value) => value.toLowerCase() === leaf.value.toLowerCase());
    return held !== leaf.negated;
  }
  const number: unknown = record[leaf.attribute as keyof SearchRecord];
  if (typeof number !== 'number') return leaf.operator === '!=';
  const compared = { '<': number < leaf.number, '>': number > leaf.number, '=': number === leaf.number };
  if (leaf.operator === '<=') return compared['<'] || compared['='];
  if (leaf.operator === '>=') return compared['>'] || compared['='];
  return leaf.operator === '!=' ? !compared['='] : compared[leaf.operator];
}

/** What the specification lets a site list, said without any filter expression. */
export function siteShows(site: Site, record: SearchRecord): boolean {
  const since = sampleNow.getTime() / 1000 - site.search.soldDays * 86_400;
  return (
    site.stockDealershipIds.includes(record.dealership_id) &&
    record.show_on_dealer_website &&
    (!record.sold || record.sold_date_timestamp >= since)
  );
}

/** Plain words only: each is a word of the record, the last may be the beginning of one. */
function textHolds(record: SearchRecord, query: string): boolean {
  const words = query.toLowerCase().split(' ').filter(Boolean);
  const held = searchableAttributes
    .flatMap((attribute) => valuesOf(record, attribute))
    .flatMap((value) => value.toLowerCase().split(/[^a-z0-9]+/));
  return words.every((word, place) =>
    held.some((one) => (place === words.length - 1 ? one.startsWith(word) : one === word)),
  );
}

function inOrder(records: readonly SearchRecord[], index: string): SearchRecord[] {
  const { attribute, direction } = indexSort(index) ?? { attribute: 'custom_rank', direction: 'desc' };
  const key = (record: SearchRecord): number => {
    const number = record[attribute as 'price'] ?? null;
    if (number === null) return Infinity;
    return direction === 'asc' ? number : -number;
  };
  const by = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  return [...records].sort(
    (a, b) => by(key(a), key(b)) || by(b.custom_rank, a.custom_rank) || (a.objectID < b.objectID ? -1 : 1),
  );
}

/** How most of the stock spells each value, letter case aside; equals by name. */
function spellings(stock: readonly SearchRecord[], facet: string): (value: string) => string {
  const counts = new Map<string, number>();
  for (const record of stock) {
    for (const value of new Set(valuesOf(record, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const commonest = new Map<string, string>();
  for (const [value] of [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))) {
    if (!commonest.has(value.toLowerCase())) commonest.set(value.toLowerCase(), value);
  }
  return (value) => commonest.get(value.toLowerCase()) ?? value;
}

/**
 * The right answer, worked out record by record: what the engine is measured against.
 * @param index every record of the index, whose spellings the counts have
 */
export function referenceSearch(stock: readonly SearchRecord[], site: Site, asked: ReferenceQuery, index = stock) {
  const found = stock.filter(
    (record) =>
      siteShows(site, record) &&
      textHolds(record, asked.query) &&
      asked.groups.every((group) => group.some((leaf) => leafHolds(record, leaf))),
  );
  const start = asked.page * asked.hitsPerPage;
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number; sum: number; avg: number }> = {};
  const isNumeric = (facet: string): boolean =>
    index.some((record) => typeof record[facet as keyof SearchRecord] === 'number');
  // Where nothing is found, facets of numbers alone stay, for their ranges.
  for (const facet of asked.facets.filter((name) => found.length > 0 || isNumeric(name))) {
    const counts: Record<string, number> = {};
    const spelt = spellings(index, facet);
    for (const record of found) {
      for (const value of new Set(valuesOf(record, facet))) counts[spelt(value)] = (counts[spelt(value)] ?? 0) + 1;
    }
    facets[facet] = counts;
    const numbers = found.map((record) => record[facet as keyof SearchRecord]).filter((one) => typeof one === 'number');
    const sum = numbers.reduce((total, number) => total + number, 0);
    if (numbers.length)
      stats[facet] = { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length };
  }
  return {
    ids: inOrder(found, asked.index)
      .slice(start, start + asked.hitsPerPage)
      .map((record) => record.objectID),
    nbHits: found.length,
    facets,
    stats,
  };
}
