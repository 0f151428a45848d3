import { searchAttribute, type SearchAttribute } from '@forecourt/domain';
import { platformWords, searchMessages } from '@forecourt/domain/messages';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { unescapeFacet } from './facetEscapes.ts';
import { valueText, type SearchWords } from './filterWords.ts';
import { measures } from './measures.ts';
import { priceRangeStart } from './priceRanges.ts';

/** A value that can be chosen, as the search service counts it. */
export interface FacetItem {
  value: string;
  count: number;
}

/** A line of a list filter. */
export interface FacetChoice {
  /** Words for the visitor. */
  label: string;
  /** Number of vehicles that choosing it would add, under the other filters. */
  count: number;
  /** The value as the address spells it. */
  value: string;
  /** All its spellings in the index. */
  values: readonly string[];
}

/** Maximum number of values in a list. */
export const maxValues = 100;

/** @example facetLimit('city') // 20 */
export function facetLimit(attribute: string): number {
  const row = searchAttribute(attribute);
  return (row?.kind === 'words' ? row.limit : undefined) ?? maxValues;
}

type Order = (one: FacetChoice, other: FacetChoice) => number;

// Shared, because creating a collator costs more than sorting a list.
const { compare } = new Intl.Collator('en-AU', { numeric: true });
const byName: Order = (one, other) => compare(one.label, other.label);
const byCount: Order = (one, other) => other.count - one.count || byName(one, other);
const byNumber: Order = (one, other) => Number(one.value) - Number(other.value);
const byMoney: Order = (one, other) => priceRangeStart(one.value) - priceRangeStart(other.value);

/** Values with an order of their own are sorted by it, whatever their counts. */
function ownOrder(row: SearchAttribute | null): Order | null {
  if (row?.kind === 'band') return byMoney;
  if (row?.kind !== 'number') return null;
  return measures[row.measure].largestFirst ? (one, other) => byNumber(other, one) : byNumber;
}

export interface FacetChoicesOptions {
  /** Leaves out what is not certified. */
  certifiedOnly?: boolean;
  /** Order of values that have none of their own. @default 'count' */
  order?: 'count' | 'name';
}

/**
 * Lines of a list filter in display order. All spellings of one body type, fuel, transmission or drive form one line, and chosen values stay even
 * when no vehicle has them.
 */
export function facetChoices(
  attribute: string,
  items: readonly FacetItem[],
  chosen: readonly string[],
  { certifiedOnly = false, order = 'count' }: FacetChoicesOptions = {},
  say: SearchWords = platformWords(searchMessages),
): FacetChoice[] {
  const row = searchAttribute(attribute);
  const spellingOf = (value: string): string => canonicalKind(attribute, value) ?? value;
  const found = new Map<string, { count: number; values: string[] }>();
  for (const { value, count } of [...items, ...chosen.map((value) => ({ value, count: 0 }))]) {
    if (certifiedOnly && row?.kind === 'flag' && value === 'false') continue;
    const spelling = spellingOf(value);
    const line = found.get(spelling) ?? { count: 0, values: [] };
    if (!line.values.includes(value))
      found.set(spelling, { count: line.count + count, values: [...line.values, value] });
  }
  const choices = [...found].map(([spelling, { count, values }]): FacetChoice => {
    const value = values.find((one) => chosen.includes(one)) ?? values[0] ?? spelling;
    return { label: valueText(attribute, spelling, say), count, value: unescapeFacet(value), values };
  });
  return choices.toSorted(ownOrder(row) ?? (order === 'name' ? byName : byCount));
}

/** The first lines, followed by the chosen ones further down. */
export function shortChoices(choices: readonly FacetChoice[], limit: number, chosen: readonly string[]): FacetChoice[] {
  const isChosen = ({ values }: FacetChoice) => values.some((value) => chosen.includes(value));
  return choices.filter((choice, place) => place < limit || isChosen(choice));
}

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Lines that contain the typed text, ignoring case, spaces and hyphens. @example 'cx5' finds 'CX-5' */
export function matchingChoices(choices: readonly FacetChoice[], typed: string): FacetChoice[] {
  const needle = folded(typed);
  return choices.filter(({ label }) => folded(label).includes(needle));
}
