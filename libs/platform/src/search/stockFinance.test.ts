import type { Site, SiteInput } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { plainSite } from '../config/testing/plainSite.ts';
import { openStockFinance } from './stockFinance.ts';

const lender = sampleVehicle.finance_lenders.manual!;
const youxQuote = { weeklyRepaymentAmount: 17_712, comparisonRate: 7.91, advertisedRate: 7.2 };
const vehicle = { ...sampleVehicle, youxQuote, year: 2015, finance_lenders: { manual: lender, taurus: lender } };

const dealership = {
  dealerships: [{ id: 'dealer-1', slug: 'north', name: 'North' }],
  stockDealershipIds: ['dealer-1'],
};
const site = (changes: Partial<SiteInput> = {}): Site => plainSite('north', { ...dealership, ...changes });

function open(first: Site) {
  let sites = [first];
  let now = new Date('2026-12-31T12:00:00+11:00');
  const finance = openStockFinance({ all: () => sites }, () => now);
  return {
    ...finance,
    provider: () => finance.figures(vehicle)?.provider,
    change(next: Site, at: Date) {
      sites = [next];
      now = at;
    },
  };
}

describe('the finance figures of the index', () => {
  it('are those of the lender that the dealership’s site prefers', () => {
    expect(open(site()).provider()).toBe('taurus');
    expect(open(site({ finance: { lenders: ['manual'] } })).provider()).toBe('manual');
    expect(open(site({ flags: { youxQuotes: true } })).provider()).toBe('youx');
  });

  it('are none of stock that no site lists', () => {
    expect(open(site({ stockDealershipIds: ['dealer-9'] })).provider()).toBeUndefined();
  });

  it('[FIN-02] are told to be old when the sites or the year change, and follow', () => {
    const finance = open(site());
    const before = finance.key();
    finance.change(site({ name: 'Renamed' }), new Date('2026-12-31T12:00:02+11:00'));
    expect(finance.key()).toBe(before);
    finance.change(site(), new Date('2027-01-01T00:00:00+11:00'));
    expect(finance.key()).not.toBe(before);
    expect(finance.provider()).toBe('manual');
    finance.change(site({ flags: { youxQuotes: true } }), new Date('2027-01-01T00:00:04+11:00'));
    expect(finance.provider()).toBe('youx');
  });
});
