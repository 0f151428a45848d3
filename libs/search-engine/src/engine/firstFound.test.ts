import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar, sampleBoundary, type NamedAnswer } from '../testing/namedCars.ts';

const { engine } = engineOf([
  namedCar('corolla', { make: 'Toyota', model: 'Corolla', colour: 'White', price: 2_000_000 }),
  namedCar('yaris', { make: 'Toyota', model: 'Yaris', colour: 'Red', price: 1_000_000 }),
  namedCar('rio', { make: 'Kia', model: 'Rio', colour: 'Red', price: 1_500_000 }),
]);

const way = (filters: string, query: string, least = 1) => ({
  query: { index: primaryIndex, facet: null, params: { query, filters, facets: ['make'], hitsPerPage: 5 } },
  least,
});

function take(...ways: ReturnType<typeof way>[]) {
  const { place, answer } = engine.firstFound(ways, sampleBoundary);
  const { hits, nbHits, facets } = answer as NamedAnswer;
  return { place, ids: hits.map(({ objectID }) => objectID).toSorted(), nbHits, facets };
}

describe('the first way that finds enough', () => {
  it('is answered as a query of its own is', () => {
    const white = way('colour:White AND make:Kia', '');
    const red = way('colour:Red AND make:Kia', '');
    expect(take(white, red)).toEqual({ place: 1, ids: ['rio'], nbHits: 1, facets: { make: { Kia: 1 } } });
    const { answer } = engine.firstFound([white, red], sampleBoundary);
    const [own] = engine.query([red.query], sampleBoundary);
    expect(answer).toEqual({ ...(own as object), processingTimeMS: expect.any(Number) as number });
  });

  it('is the earlier of two', () => {
    expect(take(way('make:Toyota', ''), way('make:Kia', ''))).toMatchObject({ place: 0, nbHits: 2 });
  });

  it('finds as much as it has to', () => {
    expect(take(way('make:Kia', '', 2), way('colour:Red', '', 2))).toMatchObject({ place: 1, ids: ['rio', 'yaris'] });
  });

  it('is the first of all where none finds enough', () => {
    expect(take(way('make:Ford', ''), way('', 'mustang'))).toMatchObject({ place: 0, ids: [], nbHits: 0 });
    expect(take(way('make:Kia', '', 3), way('make:Ford', ''))).toMatchObject({ place: 0, ids: ['rio'] });
  });

  it('sees what was written since', () => {
    const ways = [way('make:Mazda', ''), way('make:Kia', '')];
    expect(take(...ways).place).toBe(1);
    engine.upsert([namedCar('mx5', { make: 'Mazda', model: 'MX-5' })]);
    expect(take(...ways)).toMatchObject({ place: 0, ids: ['mx5'] });
  });

  it('is never one of another site', () => {
    const elsewhere = { ...sampleBoundary, dealershipIds: ['dealer-2'] };
    expect(engine.firstFound([way('make:Kia', ''), way('', '')], elsewhere)).toMatchObject({
      place: 0,
      answer: { nbHits: 0 },
    });
  });

  it('is refused where the ways together take too much', () => {
    const costly = Array.from({ length: 1_000 }, (_, place) => way(`make:Ford AND model:m${place}`, ''));
    expect(() => engine.firstFound(costly, sampleBoundary)).toThrow(/too much/);
  });
});
