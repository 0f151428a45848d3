import { describe, expect, it } from 'vitest';
import { readSearchName, readSearchPath } from './savedSearches.ts';

describe('the address of a saved search', () => {
  it.each([
    ['/search', '/search'],
    ['/search?make=Kia&page=3', '/search?make=Kia'],
    ['/search?page=2', '/search'],
    ['/search/toyota/rav4?sortBy=price', '/search/toyota/rav4?sortBy=price'],
    ['/search?query=4x4&make=Kia#results', '/search?query=4x4&make=Kia'],
    ['/search?make=Land%20Rover', '/search?make=Land%20Rover'],
    ['/search?pages=1', '/search?pages=1'],
    ['/new-used-and-demo-cars?body=SUV', '/new-used-and-demo-cars?body=SUV'],
  ])('stores %s as %s', (given, kept) => expect(readSearchPath(given, '/search')).toBe(kept));

  it.each([
    ['another page', '/cars/rav4'],
    ['a page that begins alike', '/searching?make=Kia'],
    ['another site', 'https://evil.example/search'],
    ['another site in disguise', '//evil.example/search'],
    ['a way up', '/search/../my-garage'],
    ['a way up in disguise', '/search/%2e%2e/my-garage'],
    ['an endless address', `/search?query=${'x'.repeat(1_000)}`],
    ['nothing', ''],
    ['no text', ['/search']],
  ])('refuses %s', (_what, given) => expect(readSearchPath(given, '/search')).toBeNull());

  it('accepts a search path that the site has configured', () => {
    expect(readSearchPath('/stock/kia', '/stock')).toBe('/stock/kia');
    expect(readSearchPath('/search/kia', '/stock')).toBeNull();
  });
});

describe('the name of a saved search', () => {
  it('is one line, trimmed', () => {
    expect(readSearchName('  Family SUVs \n under $40k\u0007 ')).toBe('Family SUVs under $40k');
  });

  it('has at most 80 characters, and never half a surrogate pair', () => {
    expect(readSearchName('x'.repeat(200))).toHaveLength(80);
    expect([...(readSearchName('🚙'.repeat(200)) ?? '')]).toHaveLength(80);
  });

  it.each([[''], ['  \n'], [null], [7]])('is none for %j', (given) => expect(readSearchName(given)).toBeNull());
});
