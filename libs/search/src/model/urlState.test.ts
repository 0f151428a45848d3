import type { FilterSection } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { primaryIndex } from './indexes.ts';
import { searchRouting } from './routing.ts';
import { searchSections } from './searchSections.ts';
import { toUiState, toUrlState } from './uiState.ts';
import { readSearchUrl, searchHref, sortNames, writeSearchUrl, type SearchUrlState } from './urlState.ts';

const sections: FilterSection[] = [
  { attribute: 'certified', title: 'Certified', control: 'toggle' },
  { attribute: 'make', title: 'Make', control: 'makes' },
  { attribute: 'body', title: 'Body type', control: 'list' },
  { attribute: 'seats', title: 'Seats', control: 'select' },
  { attribute: 'price', title: 'Price', control: 'range' },
  { attribute: 'year', title: 'Year', control: 'range' },
];
const lists = ['make', 'body', 'seats'];
const read = (text: string) => readSearchUrl(new URLSearchParams(text), sections);
const write = (state: SearchUrlState) => writeSearchUrl(state, sections).toString();
const nothing = { lists: {}, ranges: {}, toggles: [] };

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 100 && text.isWellFormed());
const values = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const amount = fc.integer({ min: 0, max: 999_999_999 });
const range = fc.oneof(
  amount.map((from) => ({ from })),
  amount.map((to) => ({ to })),
  fc.tuple(amount, amount).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
);
const state: fc.Arbitrary<SearchUrlState> = fc.record(
  {
    query: word,
    page: fc.integer({ min: 2, max: 1_000 }),
    sortBy: fc.constantFrom(...sortNames),
    lists: fc.dictionary(fc.constantFrom(...lists), values).map((made) => ({ ...made })),
    ranges: fc.dictionary(fc.constantFrom('price', 'year'), range).map((made) => ({ ...made })),
    toggles: fc.subarray(['certified']),
  },
  { requiredKeys: ['lists', 'ranges', 'toggles'] },
);

describe('the address of a search', () => {
  it('[ROUTE-23] reads back every search it can write', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(read(write(one))).toEqual(one);
      }),
    );
  });

  it('[ROUTE-23] goes through the search library and back without loss', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(toUrlState(toUiState(one, primaryIndex), primaryIndex, sections)).toEqual(one);
      }),
    );
  });

  it('is stable after one reading, whatever was typed into it', () => {
    const names = fc.constantFrom(
      'query',
      'page',
      'sortBy',
      'make',
      'price',
      'price_from',
      'price_to',
      'certified',
      'x',
    );
    const parameters = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('1-2', '9-', '-', '7', 'true'))));
    fc.assert(
      fc.property(parameters, (pairs) => {
        const once = readSearchUrl(new URLSearchParams(pairs), sections);
        expect(read(write(once))).toEqual(once);
      }),
    );
  });

  it.each([
    ['', nothing],
    ['query=hilux+sr5', { ...nothing, query: 'hilux sr5' }],
    ['make=Kia&make=MG', { ...nothing, lists: { make: ['Kia', 'MG'] } }],
    ['price=10000-30000', { ...nothing, ranges: { price: { from: 10_000, to: 30_000 } } }],
    ['price=-30000', { ...nothing, ranges: { price: { to: 30_000 } } }],
    ['price=10000-', { ...nothing, ranges: { price: { from: 10_000 } } }],
    ['certified=true', { ...nothing, toggles: ['certified'] }],
    ['sortBy=price_asc&page=3', { ...nothing, sortBy: 'price_asc', page: 3 }],
  ])('[ROUTE-23] writes %j the same way it reads it', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(write(expected)).toBe(text);
  });

  it('[ROUTE-23] leaves out the first page', () => {
    expect(read('page=1')).toEqual(nothing);
    expect(write({ ...nothing, page: 1 })).toBe('');
  });

  it('understands the two fields that send a range without JavaScript', () => {
    expect(read('price_from=10000&price_to=').ranges).toEqual({ price: { from: 10_000 } });
    expect(read('price_from=30000&price_to=10000').ranges).toEqual({ price: { from: 10_000, to: 30_000 } });
  });

  it.each(['page=-2', 'page=1e9', 'sortBy=cheapest', 'price=a-b', 'price=-', 'colour=Red', 'certified=maybe', 'make='])(
    'passes over %s',
    (text) => expect(read(text)).toEqual(nothing),
  );

  it('links from other pages', () => {
    expect(searchHref('/search', { lists: { make: ['Kia'] } }, sections)).toBe('/search?make=Kia');
    expect(searchHref('/search', {}, sections)).toBe('/search');
  });
});

describe('the routing of a page', () => {
  const { router, stateMapping } = searchRouting(primaryIndex, sections);
  const location = { origin: 'https://dealer.example', pathname: '/search/kia', search: '?make=Kia&page=2' };

  it('[ROUTE-23] keeps the path and writes the state behind it', () => {
    const route = router.parseURL({ location });
    expect(router.createURL({ routeState: route, location })).toBe('https://dealer.example/search/kia?make=Kia&page=2');
    expect(router.createURL({ routeState: {}, location })).toBe('https://dealer.example/search/kia');
  });

  it('gives the search library its own names', () => {
    expect(stateMapping.routeToState(read('sortBy=km_asc&price=5000-&certified=true&make=Kia'))).toEqual({
      Car_production: {
        sortBy: 'Car_production_km_asc',
        range: { price: '5000:' },
        toggle: { certified: true },
        refinementList: { make: ['Kia'] },
      },
    });
  });
});

describe('the filters of a site', () => {
  it('[SRCH-10] begin with the certified toggle where the site has it', () => {
    const filters: FilterSection[] = [{ attribute: 'make', title: 'Make', control: 'makes' }];
    const attributes = (certifiedFilter: boolean) =>
      searchSections({ search: { filters }, flags: { certifiedFilter } }).map(({ attribute }) => attribute);
    expect(attributes(true)).toEqual(['certified', 'make']);
    expect(attributes(false)).toEqual(['make']);
  });

  it('leave out what an address could not tell apart', () => {
    const make: FilterSection = { attribute: 'make', title: 'Make', control: 'list' };
    const filters = [make, { ...make, title: 'Brand' }];
    expect(searchSections({ search: { filters }, flags: { certifiedFilter: false } })).toEqual([make]);
  });
});
