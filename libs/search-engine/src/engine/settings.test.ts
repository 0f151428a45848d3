import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar, sampleBoundary } from '../testing/namedCars.ts';

const cars = [
  namedCar('a', { make: 'Toyota', model: 'Camry', price: 3_000_000, km: 10, custom_rank: 1, year: 2020 }),
  namedCar('b', { make: 'Toyota', model: 'Yaris', price: 1_000_000, km: 30, custom_rank: 2, year: 2021 }),
  namedCar('c', { make: 'Kia', model: 'Rio', price: 2_000_000, km: 20, custom_rank: 3, year: 2022 }),
];

describe('settings of an index', () => {
  it('keep what they do not know and tell the defaults of what was not said', () => {
    const { engine } = engineOf(cars);
    engine.setSettings(primaryIndex, { decompoundQuery: false, hitsPerPage: 2 });
    expect(engine.settings(primaryIndex)).toMatchObject({
      decompoundQuery: false,
      hitsPerPage: 2,
      maxValuesPerFacet: 100,
      minWordSizefor1Typo: 4,
      customRanking: ['desc(custom_rank)'],
    });
  });

  it('decide what a query gets that does not ask for it', () => {
    const { engine, ask, found } = engineOf(cars);
    engine.setSettings(primaryIndex, {
      hitsPerPage: 2,
      customRanking: ['asc(km)'],
      maxValuesPerFacet: 1,
      sortFacetValuesBy: 'alpha',
      attributesToRetrieve: ['make', 'price'],
      unretrievableAttributes: ['price'],
      attributesToHighlight: ['make'],
    });
    expect(found('')).toEqual(['a', 'c']);
    const [hit] = ask('', { facets: ['make'] }).hits;
    expect(hit).toEqual({ objectID: 'a', make: 'Toyota', _highlightResult: { make: expect.anything() } });
    expect(ask('', { facets: ['make'] }).facets).toEqual({ make: { Kia: 1 } });
    expect(ask('', { attributesToRetrieve: ['price', 'model'] }).hits[0]).not.toHaveProperty('price');
    const [object] = engine.objects(
      [{ index: primaryIndex, objectID: 'a', attributesToRetrieve: null }],
      sampleBoundary,
    );
    expect(object).not.toHaveProperty('price');
  });

  it('decide how many letters may be wrong', () => {
    const { engine, found } = engineOf(cars);
    expect(found('camary')).toEqual(['a']);
    expect(found('rip', { minWordSizefor1Typo: 3 })).toEqual(['c']);
    engine.setSettings(primaryIndex, { minWordSizefor1Typo: 7 });
    expect(found('camary')).toEqual([]);
    engine.setSettings(primaryIndex, { minWordSizefor1Typo: 4, typoTolerance: false });
    expect(found('camary')).toEqual([]);
    expect(found('camary', { typoTolerance: 'strict' })).toEqual(['a']);
  });

  it('look for words in the attributes they name, and a query in fewer', () => {
    const { engine, found } = engineOf(cars);
    expect(found('toyota', { restrictSearchableAttributes: ['model'] })).toEqual([]);
    expect(found('toyota', { restrictSearchableAttributes: ['make'] })).toEqual(['b', 'a']);
    engine.setSettings(primaryIndex, { searchableAttributes: ['model'] });
    expect(found('toyota')).toEqual([]);
    expect(found('yaris')).toEqual(['b']);
  });

  it('name replicas, which answer in their own order and hear later changes only when those are forwarded', () => {
    const { engine, found, ask } = engineOf(cars);
    const replica = 'Cars by kilometres';
    engine.setSettings(primaryIndex, { replicas: [`virtual(${replica})`] });
    engine.setSettings(replica, { ranking: ['desc(km)', 'typo', 'custom'] });
    expect(found('', {}, replica)).toEqual(['b', 'c', 'a']);
    expect(found('toyota', {}, replica)).toEqual(['b', 'a']);
    expect(engine.settings(primaryIndex).replicas).toEqual(
      expect.arrayContaining([replica, `${primaryIndex}_price_asc`]),
    );
    expect(engine.settings(replica)).toMatchObject({ primary: primaryIndex, ranking: ['desc(km)', 'typo', 'custom'] });
    engine.setSettings(primaryIndex, { hitsPerPage: 1 });
    expect(ask('', {}, replica).hits).toHaveLength(3);
    engine.setSettings(primaryIndex, { hitsPerPage: 2 }, { forwardToReplicas: true });
    expect(ask('', {}, replica).hits).toHaveLength(2);
    expect(() => engine.batch(replica, [{ action: 'addObject', body: { objectID: 'x' } }])).toThrow('is a replica');
    engine.setSettings(primaryIndex, { replicas: [] });
    expect(() => found('', {}, replica)).toThrow('does not exist');
    expect(found('', {}, `${primaryIndex}_price_asc`)).toEqual(['b', 'c']);
  });

  it.each<[object, string]>([
    [{ ranking: ['price'] }, 'ranking[0]: expected asc(attribute) or desc(attribute), or one of typo'],
    [{ customRanking: ['typo'] }, 'customRanking[0]: expected asc(attribute) or desc(attribute)'],
    [{ customRanking: 'desc(price)' }, 'customRanking: expected a list'],
    [{ typoTolerance: 'much' }, 'typoTolerance: expected true, false, min or strict'],
    [{ hitsPerPage: 0 }, 'hitsPerPage: expected a whole number from 1'],
    [{ sortFacetValuesBy: 'size' }, 'sortFacetValuesBy: expected count or alpha'],
    [{ searchableAttributes: [5] }, 'searchableAttributes: expected a list'],
    [{ replicas: ['offers'] }, 'replicas: there is an index offers already'],
  ])('refuse %j', (settings, message) => {
    const { engine } = engineOf(cars);
    engine.batch('offers', [{ action: 'addObject', body: { objectID: '1' } }]);
    expect(() => engine.setSettings(primaryIndex, { ...settings })).toThrow(message);
    expect(engine.settings(primaryIndex).typoTolerance).toBe('min');
  });
});

describe('a request that asks for too much', () => {
  const many = (params: object) => Array.from({ length: 50 }, () => ({ index: primaryIndex, facet: null, params }));
  it.each<[string, () => { index: string; facet: null; params: object }[]]>([
    ['facets', () => many({}).map((query, place) => ({ ...query, params: { facets: ['*'], hitsPerPage: place } }))],
    [
      'filters that rank',
      () =>
        many({}).map((query, hitsPerPage) => ({
          ...query,
          params: { hitsPerPage, optionalFilters: Array.from({ length: 900 }, (_, place) => `make:x${place}`) },
        })),
    ],
    ['corners', () => many({ insidePolygon: Array.from({ length: 20_000 }, (_, place) => (place % 2 ? 150 : -34)) })],
    ['filters', () => many({ facetFilters: Array.from({ length: 900 }, (_, place) => `make:-x${place}`) })],
    [
      'words',
      () =>
        many({}).map((query, place) => ({
          ...query,
          params: { query: `word${place}`, facets: ['make', 'model', 'year', 'price', 'km', 'body', 'fuel', 'state'] },
        })),
    ],
  ])('is refused by its place: %s', (_, requests) => {
    const { engine, found } = engineOf(cars);
    const asked = requests().map(({ params, ...query }) => ({ ...query, params: { ...params } }));
    expect(() => engine.query(asked, sampleBoundary)).toThrow(/^requests\[\d+\]: too much for one request/);
    expect(found('kia')).toEqual(['c']);
  });

  it('is answered when it is only far away or long', () => {
    const { found } = engineOf(cars);
    expect(found('', { page: 1_000_000, hitsPerPage: 1_000 })).toEqual([]);
    expect(found('kia '.repeat(2_500))).toEqual(['c']);
  });
});

describe('batches over several indexes', () => {
  it('are written whole or not at all', () => {
    const { engine, found } = engineOf(cars);
    const add = (indexName: string, objectID: string) => ({
      action: 'addObject',
      indexName,
      body: { objectID, dealership_id: 'dealer-1' },
    });
    expect(engine.multiBatch([add('one', '1'), add('two', '2')])).toEqual([
      { index: 'one', objectID: '1' },
      { index: 'two', objectID: '2' },
    ]);
    expect(found('', {}, 'two')).toEqual(['2']);
    expect(() => engine.multiBatch([add('one', '3'), { action: 'addObject', body: {} }])).toThrow(
      'requests[1].indexName',
    );
    expect(() => engine.multiBatch([add('one', '3'), add('no/name', '4')])).toThrow('indexName: expected letters');
    expect(found('', {}, 'one')).toEqual(['1']);
  });
});
