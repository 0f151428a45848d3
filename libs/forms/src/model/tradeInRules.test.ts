import { describe, expect, it } from 'vitest';
import {
  adjustmentWords,
  appraisalReason,
  ownVehicleName,
  tradeInOffer,
  usualQuestions,
  valuationEligible,
} from './tradeInRules.ts';

const now = new Date('2026-11-21T03:00:00Z');

describe('when a person has to see the car', () => {
  it.each([
    [2019, 100_000, null],
    [2018, 10_000, 'age'],
    [2019, 100_001, 'kms'],
    [2018, 100_001, 'age'],
    [2027, 0, null],
  ] as const)('[TRADE-05] built %i with %i km: %s', (year, kms, reason) => {
    expect(appraisalReason({ year, kms }, now)).toBe(reason);
  });
});

describe('what is offered', () => {
  it.each([
    [1_700_000, 1_990_000, 1_840_000],
    [1_000_000, 1_000_000, 1_000_000],
    [1_004_000, 1_006_000, 1_004_000],
    [50_000, 150_000, 100_000],
  ])('[TRADE-01] for %i to %i cents is %i', (low, high, offer) => {
    expect(tradeInOffer({ low, high })).toBe(offer);
  });

  it('[TRADE-01] never leaves the range, whatever the range is', () => {
    for (let low = 0; low < 3_000_000; low += 98_765) {
      for (const width of [0, 99, 10_000, 123_456]) {
        const offer = tradeInOffer({ low, high: low + width });
        expect(offer >= low && offer <= low + width).toBe(true);
      }
    }
  });
});

describe('which of our vehicles a trade-in is valued towards', () => {
  const fine = { status: 'in_stock', sold: false, reserved: false, price: 200_01 } as const;
  it.each([
    [{}, true],
    [{ status: 'coming_soon' }, false],
    [{ status: 'sold' }, false],
    [{ sold: true }, false],
    [{ reserved: true }, false],
    [{ price: 200_00 }, false],
    [{ price: null }, false],
  ] as const)('[TRADE-04] %j: %s', (changes, eligible) => {
    expect(valuationEligible({ ...fine, ...changes })).toBe(eligible);
  });
});

it('[TRADE-01] lists the answers as a dealer reads them, and only known ones', () => {
  const answers = { condition: 'Good', keys: 'One', service: 'a full one', other: 'x' };
  expect(adjustmentWords(usualQuestions, answers)).toBe(
    'What condition is it in? Good; How many keys does it have? One',
  );
});

it('names a car without its unknown parts', () => {
  expect(ownVehicleName({ make: 'Mazda', model: 'CX-5', year: 2021, badge: '', body: '' })).toBe('2021 Mazda CX-5');
});
