import { expect, it } from 'vitest';
import { calculatorSite, sampleFees } from '../testing/index.ts';
import { lendersByPlace } from './lendersByPlace.ts';

const today = '2026-11-22';
const [establishment, registration, monthly] = sampleFees;
const fees = [establishment!, registration!, monthly!];
const placed = (
  calculator: Parameters<typeof calculatorSite>[0],
  dealershipLenders: Record<string, string[]> = {},
  locations: readonly Record<string, unknown>[] = [],
) => {
  const site = calculatorSite(calculator);
  return { ...site, finance: { ...site.finance, dealershipLenders }, locations } as never;
};
const rateOf = (key: string, advertised: Record<string, unknown>, listed = fees) =>
  lendersByPlace(
    placed({ fees: listed, lenders: { [key]: { name: 'Lender', advertised: advertised as never } } }),
    today,
  )[0]?.lenders[0]?.rate;

it('[CALC-07] computes the comparison rate of the dealer’s own finance desk from its listed fees', () => {
  expect(rateOf('manual', { interestRate: 6.99 })).toEqual({
    interestRate: 6.99,
    comparisonRate: 8.11,
    termYears: null,
    until: null,
  });
});

it('[CALC-07] prefers a given comparison rate to a computed one', () => {
  expect(rateOf('manual', { interestRate: 6.99, comparisonRate: 8.4 })).toMatchObject({ comparisonRate: 8.4 });
});

it('shows no rate without a comparison rate', () => {
  expect(rateOf('manual', { interestRate: 6.99 }, [])).toBeNull();
  expect(rateOf('taurus', { interestRate: 6.99 })).toBeNull();
  expect(rateOf('taurus', { interestRate: 6.99, comparisonRate: 8.4 })).toMatchObject({ interestRate: 6.99 });
});

it.each([
  ['2026-11-21', null],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-23', '2026-11-23'],
])('lets a rate that is valid until %s show on 22 November 2026: %s', (until, shown) => {
  expect(rateOf('taurus', { interestRate: 6.99, comparisonRate: 8.4, until })?.until ?? null).toBe(shown);
});

it('names a lender whose rate has expired, without the rate', () => {
  const lenders = {
    taurus: { name: 'Taurus Finance', advertised: { interestRate: 7, comparisonRate: 8, until: '2020-01-01' } },
  };
  expect(lendersByPlace(placed({ lenders }), today)).toMatchObject([
    { places: [], lenders: [{ name: 'Taurus Finance', rate: null }] },
  ]);
});

const lenders = { taurus: { name: 'Taurus' }, angle: { name: 'Angle' }, ausloans: { name: 'AusLoans' } };
const place = (name: string, dealership_id: string, more = {}) => ({
  name,
  dealership_id,
  location_type: 'sales',
  closed_on: null,
  ...more,
});
const lendersAt = (own: Record<string, string[]>, places: readonly Record<string, unknown>[]) =>
  lendersByPlace(placed({ lenders }, own, places), today).map((one) => [
    one.places.join(),
    one.lenders.map(({ name }) => name).join(),
  ]);

it('[FIN-01] shows the lenders of each dealership in its order, and groups locations with the same ones', () => {
  const places = [place('Mazda', 'm'), place('Ford', 'f'), place('Suzuki', 's'), place('MG', 'g')];
  expect(lendersAt({ m: ['ausloans', 'taurus'], s: ['angle'], g: ['angle'] }, places)).toEqual([
    ['Mazda', 'AusLoans,Taurus'],
    ['Ford', 'Taurus,Angle,AusLoans'],
    ['Suzuki,MG', 'Angle'],
  ]);
});

it('leaves out locations that sell nothing or have closed, and lenders that the site does not name', () => {
  const places = [
    place('Yard', 'm'),
    place('Workshop', 'w', { location_type: 'service' }),
    place('Former yard', 'x', { closed_on: '2026-06-30' }),
    place('Strange yard', 'z'),
  ];
  expect(lendersAt({ m: ['angle'], w: ['taurus'], x: ['taurus'], z: ['manual'] }, places)).toEqual([['Yard', 'Angle']]);
});
