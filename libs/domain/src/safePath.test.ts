import { assert, constantFrom, array, oneof, property, string, tuple, webPath, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safePath.ts';
import { hostileAddresses } from './testing/hostileAddresses.ts';

/** The browser's own reading of an address. The library's types know no browser. */
declare const URL: new (path: string, base: string) => { origin: string; pathname: string };

const origin = 'https://dealer.example';
const leaves = (path: string) => {
  const there = new URL(path, origin);
  return there.origin !== origin || there.pathname.startsWith('//') || /^\/[/\\]/.test(decodeURIComponent(path));
};

describe('[GATE-05] where to go next', () => {
  it.each([
    '/',
    '/watchlist',
    '/watchlist?save=car-1',
    '/cars/2023-toyota-rav4-gxl-hybrid-t1001/checkout',
    '/cars/2023_toyota~rav4.html',
    '/search?query=caf%C3%A9&price=10000-20000&make=Land+Rover',
    '/search?q=100%25',
    '/my-garage#saved',
    '/sign-in?type=watchlist&redirect=%2Fwatchlist%3Fsave%3Dcar-1&back=%2F',
    '/checkout-journey?car_id=car-1&step=trade-in',
    '/search/toyota/corolla-cross',
  ])('may be %s', (path) => {
    expect(safePath(path, '/fallback')).toBe(path);
    expect(leaves(path)).toBe(false);
  });

  it.each([[null], [undefined], [7], [{}], [['/a', '/b']], [true]])('is not %j', (given) => {
    expect(safePath(given)).toBe('/');
  });

  it('is none of the known tricks', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(150);
    expect(hostileAddresses.filter((one) => safePath(one) !== '/')).toEqual([]);
    expect(hostileAddresses.filter((one) => leaves(safePath(one)))).toEqual([]);
  });

  it('is none of the tricks wrapped in more encoding', () => {
    const wrapped = hostileAddresses
      .filter((one) => one.length > 1 && one.isWellFormed())
      .map((one) => `/${encodeURIComponent(one)}`)
      .filter((one) => /%(25)*(2f|5c|0|3a)/i.test(one));
    expect(wrapped.length).toBeGreaterThan(100);
    expect(wrapped.filter((one) => safePath(one) !== '/')).toEqual([]);
  });

  it('falls back to the page that was named for it', () => {
    expect(safePath('//evil.example', '/my-garage')).toBe('/my-garage');
  });

  it('never leaves the site, whatever is asked for', () => {
    const pieces = constantFrom(
      ...['/', '\\', '.', '..', '%2f', '%5c', '%2e', '%25', '%09', '\t', '\n', ' ', ':', '@', '?', '#', ';', '&', '='],
      ...['http', 'https:', 'javascript:', 'evil.example', 'a', '\u2044', '\uff0f', '\u3002', '\u200b', '%ef%bc%8f'],
    );
    const mixture = array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
    assert(
      property(oneof(mixture, string(), webUrl(), tuple(string(), webPath()).map(String)), (given) => {
        const path = safePath(given);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(new URL(path, origin).pathname, origin).origin).toBe(origin);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 5_000, seed: 20_261_121 },
    );
  });
});
