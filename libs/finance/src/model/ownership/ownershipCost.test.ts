import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFigures, sampleOwnership } from '../../testing/index.ts';
import { ownershipCost } from './ownershipCost.ts';
import { costPartNames, type OwnershipInput } from './ownershipInput.ts';

const parts = (change: Partial<OwnershipInput> = {}) =>
  Object.fromEntries(ownershipCost({ ...sampleOwnership, ...change }).parts.map((one) => [one.part, one]));

describe('ownershipCost', () => {
  it('computes each part over five years from its input', () => {
    const costs = parts();
    // $193 a week for five years.
    expect(costs['finance']).toMatchObject({ total: 19_300 * 260, source: null });
    // 4.8 litres for 100 km, 75,000 km, $1.899 a litre.
    expect(costs['energy']).toMatchObject({ total: 683_640, words: '4.8 L/100 km of petrol at $1.899 a litre.' });
    expect(costs['service']).toMatchObject({ total: 5 * 25_000, words: '5 capped-price services at $250 each.' });
    expect(costs['registration']).toMatchObject({ total: 5 * 89_500, words: '$895 a year.' });
  });

  it('names what is not included, each with the reason, and adds nothing for it', () => {
    const none = { figures: null, consumption: null, service: null, registration: null };
    const cost = ownershipCost({ ...sampleOwnership, ...none });
    expect(cost.parts.map(({ part }) => part)).toEqual(costPartNames.filter((name) => name !== 'upfront'));
    expect(cost.parts.every(({ total, words }) => total === null && words.startsWith('Not included: '))).toBe(true);
    expect([cost.total, cost.perWeek]).toEqual([0, 0]);
  });

  it('says how each part comes about in the words of the site', () => {
    const messages = { 'cost.aYear': '{amount} im Jahr.', 'repayment.week': 'pro Woche, {years} lang' };
    const all = ownershipCost(sampleOwnership, { messages }).parts.map(({ words }) => words);
    expect(all.filter((words) => words.endsWith(' im Jahr.')).length).toBeGreaterThan(0);
    expect(all[0]).toContain('pro Woche, 5 years lang');
  });

  it('[PRICE-04] shows a repayment with its rate, its comparison rate and its term', () => {
    expect(parts()['finance']?.words).toBe('$193 per week for 5 years. 7.99% p.a., comparison rate 8.72% p.a.');
  });

  it('shows the repayment as the weekly cost, and what is paid once apart from it', () => {
    const figures = { ...sampleFigures, deposit: 400_000, finalPayment: 1_300_000 };
    expect(parts({ figures })['finance']).toMatchObject({ total: 19_300 * 260, perWeek: 19_300 });
    expect(parts({ figures })['upfront']).toMatchObject({ total: 1_700_000, perWeek: null });
    const { once, perWeek } = ownershipCost({ ...sampleOwnership, figures });
    expect([once, perWeek]).toEqual([1_700_000, ownershipCost(sampleOwnership).perWeek]);
    const longer = parts({ figures: { ...figures, termYears: 7 } });
    expect(longer['upfront']?.total).toBe(400_000);
    expect(longer['finance']?.words).toContain('The loan is longer than 5 years');
    const short = parts({ figures: { ...sampleFigures, termYears: 3 } })['finance'];
    expect(short).toMatchObject({ total: 19_300 * 156, perWeek: 19_300 });
    const monthly = { ...sampleFigures, amount: 83_600, per: 'month' as const };
    expect(parts({ figures: monthly })['finance']?.perWeek).toBe(sampleFigures.weekly);
  });

  it.each([
    [15_000, 5, 0],
    // By distance a service is due every six months: ten in five years, five of them at the capped price.
    [30_000, 5, 5],
    [10_000, 5, 0],
  ])('at %s km a year has %s services at the capped price and %s more', (kmPerYear, capped, more) => {
    const costs = parts({ kmPerYear })['service'];
    expect(costs?.total).toBe(capped * 25_000);
    expect(costs?.words.includes(`${more} more services are due`)).toBe(more > 0);
  });

  it('infers the interval from the programme’s years, where the given one belongs to another model', () => {
    const service = { ...sampleOwnership.service!, price: 29_000, years: 3, services: 6 };
    // Six in three years is one every six months: ten in five years, of which six have the price.
    expect(parts({ service })['service']).toMatchObject({
      total: 6 * 29_000,
      words: '6 capped-price services at $290 each. 4 more services are due and aren’t included.',
    });
  });

  it('gives every included part its source and date, except the lender’s, which is in its note', () => {
    for (const { part, total, source } of ownershipCost(sampleOwnership).parts) {
      if (total !== null && part !== 'finance' && part !== 'upfront')
        expect(source?.date, part).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  const inputs = fc.record({
    ...Object.fromEntries(Object.entries(sampleOwnership).map(([name, value]) => [name, fc.constantFrom(value, null)])),
    kmPerYear: fc.integer({ min: 1_000, max: 100_000 }),
  }) as fc.Arbitrary<OwnershipInput>;

  it('equals the sum of its parts, to the cent', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { total, parts: all } = ownershipCost(input);
        return total === all.reduce((sum, one) => sum + (one.total ?? 0), 0);
      }),
      { seed: 12 },
    );
  });

  it('never falls with more kilometres', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 20_000 }), (input, more) => {
        const energy = (kmPerYear: number) => ownershipCost({ ...input, kmPerYear, service: null }).total;
        return energy(input.kmPerYear + more) >= energy(input.kmPerYear);
      }),
      { seed: 12 },
    );
  });
});
