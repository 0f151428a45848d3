import { describe, expect, it } from 'vitest';
import { facetChoices, facetLimit, matchingChoices, shortChoices } from './facetChoices.ts';
import { priceRangeLabels, weeklyPriceRangeLabels } from './priceRanges.ts';

const items = (...values: string[]) => values.map((value, place) => ({ value, count: 10 - place }));
const labels = (attribute: string, values: readonly string[]) =>
  facetChoices(attribute, items(...values), []).map(({ label }) => label);

describe('the lines of a list filter', () => {
  it.each(['city', 'location_name', 'car_type', 'make', 'tag'])(
    '[SRCH-26] give label, count and value of %s',
    (attribute) => {
      const [line] = facetChoices(attribute, [{ value: 'used', count: 4 }], []);
      expect(line).toMatchObject({ label: attribute === 'car_type' ? 'Used' : 'used', count: 4, value: 'used' });
    },
  );

  it('[SRCH-17] are at most 20 cities and 40 dealerships', () => {
    expect([facetLimit('city'), facetLimit('dealership_name'), facetLimit('colour')]).toEqual([20, 40, 100]);
  });

  it('[SRCH-22] put bands in the order of money, whatever their counts', () => {
    expect(labels('price_range', priceRangeLabels.toReversed())).toEqual(priceRangeLabels);
    expect(labels('weekly_price_range', weeklyPriceRangeLabels.toReversed())).toEqual(weeklyPriceRangeLabels);
  });

  it.each([
    ['year', ['2019', '2024', '2011'], ['2024', '2019', '2011']],
    ['seats', ['12', '5', '7'], ['5 seats', '7 seats', '12 seats']],
    ['sleeps', ['10', '2'], ['2 berths', '10 berths']],
    ['fuel', ['Petrol', 'Diesel'], ['Petrol', 'Diesel']],
  ])('sort %s in their own order, or most vehicles first', (attribute, values, expected) => {
    expect(labels(attribute, values)).toEqual(expected);
  });

  it('sort by most vehicles and then by name, or all by name where asked', () => {
    const found = [
      { value: 'Red', count: 1 },
      { value: 'Blue', count: 1 },
      { value: 'White', count: 5 },
    ];
    expect(facetChoices('colour', found, []).map(({ value }) => value)).toEqual(['White', 'Blue', 'Red']);
    const byName = facetChoices('colour', found, [], { order: 'name' });
    expect(byName.map(({ value }) => value)).toEqual(['Blue', 'Red', 'White']);
  });

  it('[SRCH-21] count spellings of one body type together and choose them all', () => {
    const [line, ...others] = facetChoices(
      'body',
      [
        { value: 'suv', count: 2 },
        { value: 'SUV', count: 3 },
      ],
      [],
    );
    expect(line).toEqual({ label: 'SUV', count: 5, value: 'suv', values: ['suv', 'SUV'] });
    expect(others).toEqual([]);
  });

  it('[SRCH-10] leave out what is not certified where only certified is wanted', () => {
    const found = items('true', 'false');
    expect(facetChoices('certified', found, [], { certifiedOnly: true }).map(({ value }) => value)).toEqual(['true']);
  });

  it('keep a chosen value without vehicles, also beyond the first lines', () => {
    const choices = facetChoices('colour', items('White', 'Blue', 'Red'), ['Gold']);
    expect(choices.at(-1)).toMatchObject({ label: 'Gold', count: 0 });
    expect(shortChoices(choices, 2, ['Gold']).map(({ label }) => label)).toEqual(['White', 'Blue', 'Gold']);
  });

  it.each(['cx5', 'CX 5', 'cx-5'])('are found by %s', (typed) => {
    expect(matchingChoices(facetChoices('model', items('CX-5', 'CX-3'), []), typed)).toHaveLength(1);
  });
});
