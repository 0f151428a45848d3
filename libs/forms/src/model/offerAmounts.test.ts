import { describe, expect, it } from 'vitest';
import { offerAmounts } from './offerAmounts.ts';

describe('offerAmounts', () => {
  it.each([
    [9_990, [8_000, 8_500, 9_000, 9_500, 9_990]],
    [15_000, [12_000, 13_000, 14_000, 15_000]],
    [29_990, [24_000, 26_000, 28_000, 29_990]],
    [64_990, [52_500, 55_000, 57_500, 60_000, 62_500, 64_990]],
    [119_990, [100_000, 105_000, 110_000, 115_000, 119_990]],
  ])('[FORM-06] [CALC-09] for a vehicle of $%s: %j', (price, amounts) => {
    expect(offerAmounts(price * 100)).toEqual(amounts);
  });

  it('[FORM-09] lie between four fifths of any price and the price, few and ascending', () => {
    for (let price = 11; price < 900_000; price = Math.ceil(price * 1.07)) {
      const amounts = offerAmounts(price * 100);
      expect(amounts.at(-1)).toBe(price);
      expect(amounts[0]).toBeGreaterThanOrEqual(price * 0.8);
      expect(amounts.length).toBeLessThanOrEqual(8);
      expect(amounts.length).toBeGreaterThanOrEqual(price < 50 ? 1 : 3);
      expect(amounts).toEqual([...new Set(amounts)].toSorted((one, other) => one - other));
    }
  });
});
