import { expect, it } from 'vitest';
import { sampleContentSite, sampleModels } from '../testing/index.ts';
import {
  budgets,
  dealerInitials,
  footerGroups,
  licenceLines,
  mainPhone,
  monogram,
  resolveNavigation,
  searchHref,
} from './index.ts';

it.each([
  [{}, '/search'],
  [{ make: 'Toyota' }, '/search?make=Toyota'],
  [{ make: ['Kia', 'MG'] }, '/search?make=Kia&make=MG'],
  [{ price: { to: 30_000 } }, '/search?price=-30000'],
  [{ price: { from: 10_000, to: 30_000 } }, '/search?price=10000-30000'],
  [{ price: { from: 35_000 } }, '/search?price=35000-'],
  [{ price: {}, make: undefined, body: '' }, '/search'],
])('leads to the search page as it writes its own address: %o', (filters, href) => {
  expect(searchHref('/search', filters)).toBe(href);
});

it('[NAV-09] fills the stock dropdown with the kinds of stock the site sells', () => {
  const menu = resolveNavigation(sampleContentSite);
  expect(menu.find(({ name }) => name === 'Pre-owned vehicles')?.dropdownItems).toEqual([
    { name: 'New vehicles', url: '/search/new-cars' },
    { name: 'Used vehicles', url: '/search/used-cars' },
    { name: 'Demo vehicles', url: '/search/demo-cars' },
    { name: 'All vehicles', url: '/search' },
  ]);
});

it('[NAV-09] fills the models dropdown, and is a plain link while there are no models', () => {
  const named = (models?: typeof sampleModels) =>
    resolveNavigation(sampleContentSite, models).find(({ name }) => name === 'New vehicles');
  expect(named(sampleModels)?.dropdownItems).toEqual(sampleModels);
  expect(named()).toEqual({ name: 'New vehicles', url: '/search?car_type=new' });
});

it('[NAV-04] groups the footer and leaves out what the site does not have', () => {
  expect(footerGroups(sampleContentSite).map(({ title }) => title)).toEqual([
    'Buyer Tools',
    'Servicing and Parts',
    'Harbour Toyota',
  ]);
  const salesOnly = { ...sampleContentSite, locations: sampleContentSite.locations.slice(0, 1), reviews: [] };
  const groups = footerGroups(salesOnly);
  expect(groups.map(({ title }) => title)).toEqual(['Buyer Tools', 'Harbour Toyota']);
  expect(groups.flatMap(({ items }) => items).some(({ name }) => name === 'Reviews')).toBe(false);
});

it('[NAV-05] names every licence once and says what it is for', () => {
  expect(licenceLines({ ...sampleContentSite, licenceNumbers: ['MD12345', 'MRB9321'] })).toEqual([
    'Dealer licence MD12345',
    'Repairer licence MRB9321',
  ]);
});

it('falls back on the main location for the number to call', () => {
  expect(mainPhone(sampleContentSite)).toBe('08 93** ****');
  expect(mainPhone({ ...sampleContentSite, phones: { new: '+61111' } })).toBe('+61111');
  expect(mainPhone({ phones: {}, locations: [] })).toBeNull();
});

it('words budgets from the lowest to the highest without a gap', () => {
  expect(budgets([20_000, 35_000]).map(({ label }) => label)).toEqual([
    'Under $20,000',
    '$20,000 to $35,000',
    'Over $35,000',
  ]);
  expect(budgets([])).toEqual([]);
});

it('draws initials for a name without a logo', () => {
  expect([monogram('Harbour Toyota'), monogram('BYD'), monogram('Jayco'), monogram('Haggle-Free Cars')]).toEqual([
    'HT',
    'BYD',
    'J',
    'HF',
  ]);
});

it("keeps a dealer's initials from being a maker's mark", () => {
  expect(['Mahindra Geelong', 'Harbour Toyota', 'BYD Perth', 'Gordon Ware & Mates'].map(dealerInitials)).toEqual([
    'M',
    'HT',
    'BP',
    'GW',
  ]);
});
