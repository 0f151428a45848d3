import { comparedMessages, wordsOf } from '@forecourt/domain/messages';
import { summariseVehicle } from '@forecourt/domain';
import { sampleCaravan, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { bestColumns, comparisonGroups, differencesOnly, lowestPrices } from './comparison.ts';

const rav4 = summariseVehicle(sampleVehicle);
const corolla = summariseVehicle(sampleSoldVehicle);
const caravan = summariseVehicle(sampleCaravan);

const rowOf = (groups: ReturnType<typeof comparisonGroups>, label: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label);

describe('bestColumns', () => {
  it.each([
    [[3, 1, 2], 'low', [1]],
    [[3, 1, 2], 'high', [0]],
    [[5, 5, 2], 'high', [0, 1]],
    [[5, 5], 'high', []],
    [[5, null], 'high', []],
    [[null, 7, 9], 'low', [1]],
    [[], 'low', []],
  ] as const)('[CARD-05] of %j the %s ones are %j', (amounts, direction, expected) => {
    expect(bestColumns(amounts, direction)).toEqual(expected);
  });
});

describe('comparisonGroups', () => {
  it('[CARD-05] says in words which vehicle is better', () => {
    const groups = comparisonGroups([{ vehicle: rav4 }, { vehicle: corolla }]);
    expect(rowOf(groups, 'Odometer')).toEqual({
      label: 'Odometer',
      values: ['31,250 km', '84,310 km'],
      best: { words: 'Lowest', columns: [0] },
      differs: true,
    });
    expect(rowOf(groups, 'Year')?.best).toEqual({ words: 'Newest', columns: [0] });
    expect(rowOf(groups, 'Colour')).toMatchObject({ best: null, differs: false });
  });

  it('[CARD-05] has a row for every figure that any of them has', () => {
    const groups = comparisonGroups([
      { vehicle: rav4, specifications: [{ label: 'Braked towing capacity', value: '1,500 kg' }] },
      { vehicle: corolla, specifications: [{ label: 'Length', value: '4,375 mm' }] },
      { vehicle: caravan },
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['Key facts', 'Specifications']);
    expect(rowOf(groups, 'Braked towing capacity')).toMatchObject({ values: ['1,500 kg', null, null], best: null });
    expect(rowOf(groups, 'Length')?.differs).toBe(true);
    expect(rowOf(groups, 'Berths')?.values).toEqual([null, null, '4']);
  });

  it('[CARD-05] compares features side by side', () => {
    const groups = comparisonGroups([
      { vehicle: rav4, features: ['Roof rails', 'Heated mirrors'] },
      { vehicle: corolla, features: ['Heated mirrors'] },
    ]);
    expect(rowOf(groups, 'Roof rails')?.values).toEqual(['Yes', null]);
    expect(rowOf(groups, 'Heated mirrors')?.differs).toBe(false);
  });

  it('says facts in the words of the site, and what is better of the figures that say so', () => {
    const say = wordsOf(comparedMessages, {
      messages: { 'compared.odometer': 'Tachostand', 'compared.lowest': 'am wenigsten' },
    });
    const groups = comparisonGroups(
      [
        { vehicle: rav4, specifications: [{ label: 'Verbrauch', value: '4.7 L', better: 'low' }] },
        { vehicle: corolla, specifications: [{ label: 'Verbrauch', value: '6.0 L', better: 'low' }] },
      ],
      say,
    );
    expect(rowOf(groups, 'Tachostand')?.best).toEqual({ words: 'am wenigsten', columns: [0] });
    expect(rowOf(groups, 'Verbrauch')?.best).toEqual({ words: 'am wenigsten', columns: [0] });
  });

  it('leaves out rows without any value', () => {
    expect(rowOf(comparisonGroups([{ vehicle: rav4 }, { vehicle: corolla }]), 'Berths')).toBeUndefined();
  });

  it('[CARD-05] can show the differences only', () => {
    const same = [{ vehicle: rav4 }, { vehicle: { ...rav4, id: 'twin' } }];
    expect(differencesOnly(comparisonGroups(same))).toEqual([]);
    const groups = differencesOnly(comparisonGroups([{ vehicle: rav4 }, { vehicle: corolla }]));
    expect(groups[0]?.rows.map(({ label }) => label)).toEqual(['Year', 'Odometer', 'Body']);
  });
});

describe('lowestPrices', () => {
  const cheap = { ...rav4, price: 1_000_000 };
  const site = { texts: { noPrice: 'Ask us' } };

  it('[CARD-05] marks the lowest price', () => {
    expect(lowestPrices([rav4, cheap], site)).toEqual([1]);
    expect(lowestPrices([rav4, rav4], site)).toEqual([]);
    expect(lowestPrices([rav4, { ...cheap, subscription_price: 20_000 }], site)).toEqual([1]);
  });

  it.each([
    [{ price: 100 }, 'a placeholder'],
    [{ sold: true }, 'a sold vehicle'],
    [{ price: null }, 'no price'],
  ] as const)('[CARD-05] does not count %j: %s', (change, _reason) => {
    expect(lowestPrices([{ ...cheap, ...change }, rav4, { ...rav4, price: 5_000_000 }], site)).toEqual([1]);
  });
});
