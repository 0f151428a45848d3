import { describe, expect, it } from 'vitest';
import { flagNames, flagTable, resolveFlags } from './flags.ts';

describe('flags', () => {
  it('[SITE-02] fall back to the platform default', () => {
    const flags = resolveFlags({ manufacturer: null, template: 'group', site: {} });
    for (const name of flagNames) expect(flags[name]).toBe(flagTable[name].default);
  });

  it('[SITE-02] let the more specific win: default, manufacturer, template, site', () => {
    expect(resolveFlags({ manufacturer: 'Toyota', template: 'group', site: {} }).certifiedBadge).toBe(true);
    expect(resolveFlags({ manufacturer: null, template: 'superstore', site: {} }).marketPriceBadge).toBe(true);
    expect(resolveFlags({ manufacturer: null, template: 'caravan', site: {} }).testDrive).toBe(false);
    expect(resolveFlags({ manufacturer: null, template: 'caravan', site: { testDrive: true } }).testDrive).toBe(true);
    expect(
      resolveFlags({ manufacturer: 'toyota', template: 'group', site: { certifiedBadge: false } }).certifiedBadge,
    ).toBe(false);
  });

  it('each have an owner and a reason', () => {
    for (const name of flagNames) {
      expect(flagTable[name].owner).not.toBe('');
      expect(flagTable[name].reason.length).toBeGreaterThan(10);
    }
  });
});
