import { parseFilters, splitScore, type FilterGroup, type FilterLeaf } from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';
import { filterLists, maxLeaves } from './filterLists.ts';

/** A value without its quotes. @example unquoted('"Land Rover"') // 'Land Rover' */
function unquoted(text: string): string {
  const [, inner] = /^"((?:[^"\\]|\\.)*)"$/s.exec(text) ?? [];
  return inner === undefined ? text : inner.replace(/\\(.)/gs, '$1');
}

/** AND and OR belong in `filters`; in a leaf they would be part of a value that no record has. */
const expression = /(?:^|\s)(?:NOT\s|(?:AND|OR)\s+(?:NOT\s+)?\S+:)/;

/**
 * `make:Toyota`, `make:-Toyota`, `-make:Toyota` or `make:"Toyota"<score=2>`; `make:\-x` is the value `-x`. A value in
 * quotes is read with and without them: some records have quotes in their values.
 */
function facetLeaves(name: string, text: string): FilterLeaf[] {
  const leaf = unquoted(text.trim());
  const colon = leaf.indexOf(':');
  if (colon < 1) throw new Refusal(400, `${name}: expected attribute:value in ${JSON.stringify(text)} at character 0`);
  const attribute = leaf.slice(0, colon).trim();
  const { value: typed, ...scored } = splitScore(leaf.slice(colon + 1).trim());
  if (unquoted(typed) === typed && expression.test(leaf)) {
    throw new Refusal(
      400,
      `${name}: expected one attribute:value in ${JSON.stringify(text)}; expressions go in filters`,
    );
  }
  const before = attribute.startsWith('-');
  const behind = typed.startsWith('-');
  const written = behind || typed.startsWith('\\-') ? typed.slice(1) : typed;
  const negated = before !== behind;
  const values = negated ? [unquoted(written)] : [...new Set([unquoted(written), written])];
  return values.map((value) => ({
    kind: 'facet' as const,
    attribute: before ? attribute.slice(1) : attribute,
    value,
    negated,
    ...scored,
  }));
}

export function readFacetFilters(value: unknown, name = 'facetFilters'): FilterGroup[] {
  return filterLists(name, value).map((group) => group.flatMap((text) => facetLeaves(name, text)));
}

export function readTagFilters(value: unknown): FilterGroup[] {
  return filterLists('tagFilters', value).map((group) =>
    group.map((tag) => {
      const negated = tag.startsWith('-');
      return { kind: 'facet', attribute: '_tags', value: negated ? tag.slice(1) : tag, negated };
    }),
  );
}

const comparison = /^\s*(-?)\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/;
const range = /^\s*(-?)\s*([^\s<>=!:]+)\s*:\s*(\S+)\s+(?:TO|to)\s+(\S+)\s*$/;

function numericLeaf(text: string): FilterLeaf {
  const between = range.exec(text);
  const compared = comparison.exec(text);
  const numbers = between ? between.slice(3, 5).map(Number) : [Number(compared?.[4] ?? Number.NaN)];
  if (numbers.some((number) => !Number.isFinite(number))) {
    throw new Refusal(400, `numericFilters: expected attribute, operator and number in ${JSON.stringify(text)}`);
  }
  const [low = 0, high = 0] = numbers;
  const negated = (between ?? compared)?.[1] === '-';
  const attribute = (between ?? compared)?.[2] ?? '';
  if (between) return { kind: 'range', attribute, low, high, negated };
  const operator = (compared?.[3] ?? '=') as '<' | '<=' | '=' | '!=' | '>' | '>=';
  return { kind: 'numeric', attribute, operator, value: low, negated };
}

export function readNumericFilters(value: unknown): FilterGroup[] {
  return filterLists('numericFilters', value).map((group) => group.map(numericLeaf));
}

export function readFilters(value: unknown): FilterGroup[] {
  if (typeof value !== 'string') throw new Refusal(400, 'filters: expected a string');
  if (value.length > 20_000) throw new Refusal(400, 'filters: longer than 20000 characters');
  const parsed = parseFilters(value);
  if (!parsed.ok) throw new Refusal(400, `filters: ${parsed.message} at character ${parsed.position}`);
  if (parsed.groups.flat().length > maxLeaves) throw new Refusal(400, `filters: more than ${maxLeaves} filters`);
  return parsed.groups;
}
