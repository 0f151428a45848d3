import { expect, it } from 'vitest';
import { calculatorSite, sampleFees } from '../testing/index.ts';
import { advertisedLenders } from './advertisedLenders.ts';

const today = '2026-11-22';
const [establishment, registration, monthly] = sampleFees;
const fees = [establishment!, registration!, monthly!];
const rateOf = (key: string, advertised: Record<string, unknown>, listed = fees) =>
  advertisedLenders(
    calculatorSite({ fees: listed, lenders: { [key]: { name: 'Lender', advertised: advertised as never } } }),
    today,
  )[0]?.rate;

it('[CALC-07] works out the comparison rate of the dealer’s own desk from the fees that it lists', () => {
  expect(rateOf('manual', { interestRate: 6.99 })).toEqual({
    interestRate: 6.99,
    comparisonRate: 8.11,
    termYears: null,
    until: null,
  });
});

it('[CALC-07] shows the comparison rate that is given before a computed one', () => {
  expect(rateOf('manual', { interestRate: 6.99, comparisonRate: 8.4 })).toMatchObject({ comparisonRate: 8.4 });
});

it('shows no rate whose comparison rate nobody knows', () => {
  expect(rateOf('manual', { interestRate: 6.99 }, [])).toBeNull();
  expect(rateOf('taurus', { interestRate: 6.99 })).toBeNull();
  expect(rateOf('taurus', { interestRate: 6.99, comparisonRate: 8.4 })).toMatchObject({ interestRate: 6.99 });
});

it.each([
  ['2026-11-21', null],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-23', '2026-11-23'],
])('lets a rate that holds until %s show on 22 November 2026: %s', (until, shown) => {
  expect(rateOf('taurus', { interestRate: 6.99, comparisonRate: 8.4, until })?.until ?? null).toBe(shown);
});

it('names a lender whose rate has lapsed, without it', () => {
  const lenders = {
    taurus: { name: 'Taurus Finance', advertised: { interestRate: 7, comparisonRate: 8, until: '2020-01-01' } },
  };
  expect(advertisedLenders(calculatorSite({ lenders }), today)).toMatchObject([{ name: 'Taurus Finance', rate: null }]);
});
