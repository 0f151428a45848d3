import { parseFilters, type FilterGroup, type FilterLeaf } from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';

const maxLeaves = 1_000;

/** AND of ORs as clients nest them: a leaf, a list of leaves, or a list of lists. */
function nested(name: string, value: unknown): string[][] {
  const outer = typeof value === 'string' ? (value.trim() ? value.split(',') : []) : value;
  if (!Array.isArray(outer)) throw new Refusal(400, `${name}: expected a string or a list`);
  const groups = outer.map((entry: unknown, place) => {
    const inner: unknown[] = Array.isArray(entry) ? entry : [entry];
    return inner.map((leaf, deep) => {
      if (typeof leaf !== 'string') {
        const at = Array.isArray(entry) ? `${name}[${place}][${deep}]` : `${name}[${place}]`;
        throw new Refusal(400, `${at}: expected a string`);
      }
      return leaf;
    });
  });
  if (groups.flat().length > maxLeaves) throw new Refusal(400, `${name}: more than ${maxLeaves} filters`);
  return groups.filter((group) => group.length > 0);
}

/** `make:Toyota`, `make:-Toyota` or `-make:Toyota`; `make:\-x` is the value `-x`. */
function facetLeaf(name: string, text: string): FilterLeaf {
  const colon = text.indexOf(':');
  if (colon < 1) throw new Refusal(400, `${name}: expected attribute:value in ${JSON.stringify(text)} at character 0`);
  const attribute = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  const before = attribute.startsWith('-');
  const behind = value.startsWith('-');
  return {
    kind: 'facet',
    attribute: before ? attribute.slice(1) : attribute,
    value: behind || value.startsWith('\\-') ? value.slice(1) : value,
    negated: before !== behind,
  };
}

export function readFacetFilters(value: unknown): FilterGroup[] {
  return nested('facetFilters', value).map((group) => group.map((text) => facetLeaf('facetFilters', text)));
}

export function readTagFilters(value: unknown): FilterGroup[] {
  return nested('tagFilters', value).map((group) =>
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
  return nested('numericFilters', value).map((group) => group.map(numericLeaf));
}

export function readFilters(value: unknown): FilterGroup[] {
  if (typeof value !== 'string') throw new Refusal(400, 'filters: expected a string');
  if (value.length > 20_000) throw new Refusal(400, 'filters: longer than 20000 characters');
  const parsed = parseFilters(value);
  if (!parsed.ok) throw new Refusal(400, `filters: ${parsed.message} at character ${parsed.position}`);
  if (parsed.groups.flat().length > maxLeaves) throw new Refusal(400, `filters: more than ${maxLeaves} filters`);
  return parsed.groups;
}
