import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilters } from './filters.ts';
import { limitedSearch } from './limitedSearch.ts';
import { dealershipSearch, locationSearch, manufacturerSearch } from './listingSearches.ts';

const filtersOf = ({ params }: { params: Readonly<Record<string, unknown>> }) => String(params.filters);
const groupsOf = (request: { params: Readonly<Record<string, unknown>> }) => {
  const parsed = parseFilters(filtersOf(request));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.groups.map((group) =>
    group.map((leaf) => (leaf.kind === 'facet' ? [leaf.attribute, leaf.value] : leaf)),
  );
};

describe('searches of manufacturers, dealerships and locations', () => {
  it('[SRCH-16] ask for 21 vehicles to a page', () => {
    const offsets = [0, 21, 62].map((offset) => locationSearch({ city: ['Fremantle'] }, { offset }).params.page);
    expect(offsets).toEqual([0, 1, 2]);
    for (const request of [manufacturerSearch({}), dealershipSearch('dealer-1'), locationSearch({})]) {
      expect(request.params.hitsPerPage).toBe(21);
    }
  });

  it('[SRCH-16] filter by manufacturer, model and body under the names of the car index', () => {
    const request = manufacturerSearch(
      { 'manufacturer.name': ['Isuzu UTE', 'Kia'], 'model.name': ['D-Max "X"'], 'model.body': ['suv'] },
      { query: 'tow bar', sort: 'price_asc' },
    );
    expect(request).toMatchObject({ indexName: 'Car_production_price_asc', params: { query: 'tow bar' } });
    expect(groupsOf(request)).toEqual([
      [['sold', 'false']],
      [
        ['make', 'Isuzu'],
        ['make', 'Kia'],
      ],
      [['model', 'D-Max "X"']],
      [['body', 'SUV']],
    ]);
  });

  it('[SRCH-16] scope categories and prices to the dealership', () => {
    const request = dealershipSearch('dealer "1"', {
      categories: ['Demo', 'Ute'],
      price: { from: 10_000, to: 30_000 },
    });
    expect(groupsOf(request)).toEqual([
      [['sold', 'false']],
      [['dealership_id', 'dealer "1"']],
      [
        ['categories', 'Demo'],
        ['categories', 'Ute'],
      ],
      [{ kind: 'numeric', attribute: 'price', operator: '>=', value: 10_000, negated: false }],
      [{ kind: 'numeric', attribute: 'price', operator: '<=', value: 30_000, negated: false }],
    ]);
  });

  it('[SRCH-16] quote every value: a dealership’s search stays its own', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (id, categories) => {
        const groups = groupsOf(dealershipSearch(id, { categories }));
        expect(groups).toHaveLength(3);
        expect(groups[1]).toEqual([['dealership_id', id]]);
        expect(groups[2]).toEqual([...new Set(categories)].map((value) => ['categories', value]));
      }),
    );
  });
});

describe('a limited search', () => {
  it('[SRCH-25] brings a few unsold vehicles by an expression, without the one they are similar to', () => {
    const request = limitedSearch({ filters: 'make:Kia AND (body:SUV OR body:Ute)', limit: 6, exclude: ['car-1'] });
    expect(request.params).toMatchObject({ hitsPerPage: 6, query: '', attributesToRetrieve: ['summary'] });
    expect(filtersOf(request)).toBe(
      'sold:false AND "make":"Kia" AND ("body":"SUV" OR "body":"Ute") AND NOT objectID:"car-1"',
    );
  });

  it('[SRCH-25] sorts by an order of its own and never asks for all', () => {
    expect(limitedSearch({ filters: '', limit: 5_000, sort: 'newest' })).toMatchObject({
      indexName: 'Car_production_newest',
      params: { hitsPerPage: 100, filters: 'sold:false' },
    });
    expect(limitedSearch({ filters: '', limit: 0 }).params.hitsPerPage).toBe(1);
  });

  it('says where a page’s own filter is broken', () => {
    expect(() => limitedSearch({ filters: 'make:Kia AND (', limit: 3 })).toThrow('cannot be read');
  });
});
