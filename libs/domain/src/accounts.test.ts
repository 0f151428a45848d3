import { describe, expect, it } from 'vitest';
import { gatedPages } from './gatedPages.ts';
import { hasAccounts } from './accounts.ts';
import { sampleSite } from './testing/sampleSite.ts';

const none = { ...sampleSite.flags, watchlist: false, checkout: false, tradeIn: false };
const bare = { flags: none, gates: [...gatedPages], pages: [] };

describe('[GATE-06] a site has accounts', () => {
  it('not where nobody can sign in for anything', () => {
    expect(hasAccounts(bare)).toBe(false);
    expect(hasAccounts({ ...bare, pages: ['service', 'fleet'] })).toBe(false);
  });

  it.each([
    ['a watchlist', { flags: { ...none, watchlist: true }, gates: [] }],
    ['reserving that asks for a sign-in', { flags: { ...none, checkout: true } }],
    ['trade-ins that ask for a sign-in', { flags: { ...none, tradeIn: true } }],
    ['a gated finance page', { pages: ['finance' as const] }],
    ['a gated prize draw', { pages: ['spin-to-win' as const] }],
    ['gated payments', { pages: ['online-payment' as const] }],
  ])('with %s', (_what, own) => {
    expect(hasAccounts({ ...bare, ...own })).toBe(true);
  });

  it.each([
    ['reserving', { flags: { ...none, checkout: true } }],
    ['a finance page', { pages: ['finance' as const] }],
  ])('not for %s that is open to everybody', (_what, own) => {
    expect(hasAccounts({ ...bare, ...own, gates: ['garage'] })).toBe(false);
  });
});
