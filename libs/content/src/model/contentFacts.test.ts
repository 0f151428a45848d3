import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { contentFacts } from './contentFacts.ts';

it('[LEGAL-01] tells the dealer’s own name, address, states and regulators', () => {
  expect(contentFacts({ ...sampleSite, complaintsContact: 'care@a.example' })).toMatchObject({
    dealer: sampleSite.name,
    address: expect.stringMatching(/ WA \d{4}$/) as string,
    states: 'Western Australia',
    regulators: 'Consumer Protection WA',
    complaintsEmail: 'care@a.example',
    contactPage: sampleSite.paths.contact,
  });
});

it('[LEGAL-01] shows how long a buyer may withdraw, and what holds online, in the dealer’s states alone', () => {
  const [place] = sampleSite.locations;
  const at = (...states: ('NSW' | 'VIC' | 'WA')[]) => ({
    ...sampleSite,
    locations: states.map((state) => ({ ...place!, address: { ...place!.address, state } })),
  });
  expect(contentFacts(at('WA'))).toMatchObject({
    coolingOff: expect.stringMatching(/^Western Australia has no cooling-off period/) as string,
    onlineSale: null,
  });
  const { coolingOff, onlineSale } = contentFacts(at('VIC', 'NSW'));
  expect(coolingOff).toMatch(
    /^In Victoria you have a cooling-off period of three .* In New South Wales you have a cooling-off period of one /,
  );
  expect(onlineSale).toContain('more than 10% of the price');
});

it('[LEGAL-03] tells what repayments and rates of the site rest on', () => {
  const lender = (name: string) => ({ name });
  const calculator = {
    ...sampleSite.calculator,
    fees: [
      { label: 'Establishment fee', amount: 39_500, due: 'start' as const, isGovernmentCharge: false },
      { label: 'Account fee', amount: 800, due: 'monthly' as const, isGovernmentCharge: false },
    ],
    lenders: { manual: lender('Our own desk'), taurus: lender('Taurus'), angle: lender('Angle') },
  };
  const finance = { ...sampleSite.finance, disclaimer: 'A 5 year term.' };
  expect(contentFacts({ ...sampleSite, calculator, finance })).toMatchObject({
    comparisonWarning: expect.stringContaining('$30,000. WARNING') as string,
    financeTerms: 'A 5 year term.',
    fees: 'establishment fee $395 and account fee $8 a month',
    lenders: 'Taurus and Angle',
    quoteTerms: null,
  });
  const messages = { 'dealer.monthlyFee': '{fee}: {amount} each month' };
  expect(contentFacts({ ...sampleSite, calculator, messages }).fees).toBe(
    'establishment fee $395 and account fee: $8 each month',
  );
});

it('has no number where the site hides it, and no address of people who gave words in place of one', () => {
  const hidden = { ...sampleSite, phones: { used: '08 93** ****' }, complaintsContact: 'Ask at the counter' };
  expect(contentFacts(hidden)).toMatchObject({ phone: null, phoneLink: null, complaintsEmail: null });
  expect(contentFacts({ ...sampleSite, phones: { used: '+61893350100' } })).toMatchObject({
    phone: '08 9335 0100',
    phoneLink: 'tel:+61893350100',
  });
});

it('leaves out what the dealer does not have', () => {
  expect(contentFacts({ ...sampleSite, locations: [], email: null, phones: {}, manufacturer: null })).toMatchObject({
    address: null,
    email: null,
    states: null,
    coolingOff: null,
    onlineSale: null,
    manufacturer: null,
  });
});

it('tells the deposit, how long it holds a vehicle, and until when a buyer may bring it back, as the site is set', () => {
  const reserve = { ...sampleSite.reserve, depositCents: 25_000, holdHours: 72, moneyBackHours: 1 };
  const flags = { ...sampleSite.flags, checkout: true };
  expect(contentFacts({ ...sampleSite, flags, reserve })).toMatchObject({
    deposit: '$250',
    holdTime: '72 hours',
    moneyBack: '1 hour',
  });
  const none = { ...sampleSite, flags: { ...flags, checkout: false }, reserve: { ...reserve, moneyBackHours: null } };
  expect(contentFacts(none)).toMatchObject({ deposit: null, holdTime: null, moneyBack: null });
});
