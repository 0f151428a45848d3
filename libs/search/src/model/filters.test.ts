import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOperators, parseFilters, printFilters, type FilterGroup, type FilterLeaf } from './filters.ts';

const facet = (attribute: string, value: string, negated = false): FilterLeaf => ({
  kind: 'facet',
  attribute,
  value,
  negated,
});

const scored = (value: string, score: number): FilterLeaf => ({ ...facet('make', value), score }) as FilterLeaf;

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const attribute = fc.string({ minLength: 1, maxLength: 12 });
const facetLeaf: fc.Arbitrary<FilterLeaf> = fc.record({
  kind: fc.constant('facet' as const),
  attribute,
  value: fc.string({ maxLength: 12 }),
  negated: fc.boolean(),
});
const numericLeaf: fc.Arbitrary<FilterLeaf> = fc.oneof(
  fc.record({
    kind: fc.constant('numeric' as const),
    attribute,
    operator: fc.constantFrom(...filterOperators),
    value: number,
    negated: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('range' as const), attribute, low: number, high: number, negated: fc.boolean() }),
);
const group: fc.Arbitrary<FilterGroup> = fc.oneof(
  fc.array(facetLeaf, { minLength: 1, maxLength: 4 }),
  fc.array(numericLeaf, { minLength: 1, maxLength: 4 }),
);

describe('parseFilters', () => {
  it('reads back whatever it prints', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 5 }), (groups) => {
        expect(parseFilters(printFilters(groups))).toEqual({ ok: true, groups });
      }),
      { seed: 20_261_101, numRuns: 300 },
    );
  });

  it('answers any text with groups or with a place inside the text', () => {
    const pieces = fc.constantFrom(
      'a',
      'price',
      ':',
      '(',
      ')',
      ' AND ',
      ' OR ',
      'NOT ',
      '"',
      "'",
      '>=',
      '=>',
      '5',
      ' TO ',
      '\\',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (words) => {
        const text = words.join('');
        const parsed = parseFilters(text);
        if (parsed.ok) expect(parseFilters(printFilters(parsed.groups))).toEqual(parsed);
        else expect(parsed.position >= 0 && parsed.position <= text.length).toBe(true);
      }),
      { seed: 20_261_102, numRuns: 500 },
    );
  });

  it.each<[string, FilterGroup[]]>([
    ['', []],
    ['make:Toyota', [[facet('make', 'Toyota')]]],
    ['make:"Land Rover"', [[facet('make', 'Land Rover')]]],
    ['"make:Land Rover"', [[facet('make', 'Land Rover')]]],
    ["name:'it\\'s'", [[facet('name', "it's")]]],
    ['NOT make:Kia', [[facet('make', 'Kia', true)]]],
    ['(a:1 OR b:2) AND c:3', [[facet('a', '1'), facet('b', '2')], [facet('c', '3')]]],
    ['((a:1 OR b:2))', [[facet('a', '1'), facet('b', '2')]]],
    ['a:1 OR b:2', [[facet('a', '1'), facet('b', '2')]]],
    ['(a:1 AND b:2) AND c:3', [[facet('a', '1')], [facet('b', '2')], [facet('c', '3')]]],
    ['public OR _tags:user_42', [[facet('_tags', 'public'), facet('_tags', 'user_42')]]],
    ['make:Kia<score=2> OR make:"Land Rover"<score=1>', [[scored('Kia', 2), scored('Land Rover', 1)]]],
    ['time:10:30', [[facet('time', '10:30')]]],
    ['price>=1', [[{ kind: 'numeric', attribute: 'price', operator: '>=', value: 1, negated: false }]]],
    ['NOT price != -1.5', [[{ kind: 'numeric', attribute: 'price', operator: '!=', value: -1.5, negated: true }]]],
    ['km:0 TO 50000', [[{ kind: 'range', attribute: 'km', low: 0, high: 50_000, negated: false }]]],
  ])('reads %s', (text, groups) => {
    expect(parseFilters(text)).toEqual({ ok: true, groups });
  });

  it.each([
    ['a:1 OR (b:2 AND c:3)', 7, 'OR over ANDs'],
    ['a:1 AND b:2 OR c:3', 12, 'needs brackets'],
    ['a:1 OR b:2 AND c:3', 4, 'needs brackets'],
    ['NOT (a:1 OR b:2)', 0, 'NOT over a group'],
    ['a:1 OR price > 5', 4, 'mix'],
    ['price => 5', 6, 'unknown operator =>'],
    ['price ~ 5', 6, 'unknown operator ~'],
    ['make:"Toyota', 5, 'unbalanced quote'],
    ['(make:Toyota', 0, 'unbalanced ('],
    ['make:Toyota)', 11, 'unbalanced )'],
    ['make:Toyota body:SUV', 12, 'expected AND or OR'],
    ['make:Toyota and body:SUV', 12, 'expected AND or OR'],
    ['price > cheap', 8, 'expected a number'],
    ['price:1 TO', 10, 'expected a number'],
    ['price:low TO 5', 6, 'expected a number'],
    ['(make:MazdaORmake:Kia)', 11, 'OR needs spaces'],
    ['make:"Kia"<rank=2>', 10, 'expected <score='],
    ['make:', 5, 'expected a value'],
    ['a:1 AND', 7, 'expected a filter'],
    ['()', 1, 'expected a filter'],
    [`${'('.repeat(30)}a${')'.repeat(30)}`, 20, 'nested too deeply'],
  ])('refuses %s and says where', (text, position, reason) => {
    expect(parseFilters(text)).toEqual({ ok: false, position, message: expect.stringContaining(reason) });
  });
});
