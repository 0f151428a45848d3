import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { framedPage, type AskedPage } from '../support/framedPage.ts';

const searches: readonly (readonly [site: SiteSlug, addressOf: (price: number) => string])[] = [
  ['harbour-toyota', (price) => `/search?price=-${price}`],
  ['harbour-toyota', (price) => `/search/toyota?price=-${price}&year=2018-`],
  ['southern-motor-group', (price) => `/search?body=SUV&price=-${price}&fuel=Diesel&sortBy=price_asc`],
  ['southern-motor-group', (price) => `/search?query=white+toyota&price=-${price}`],
  ['granite-nissan', (price) => `/search?price=-${price}&page=2`],
  ['sunrise-kia', (price) => `/search?car_type=used&price=-${price}`],
  ['haggle-free-cars', (price) => `/search?make=Toyota&price=-${price}&year=2015-&transmission=Automatic`],
  ['coastline-caravans', (price) => `/search?price=-${price}&sleeps=4`],
];

/** A page and its data without the price that it was asked for with, and without the name that is a hash of it all. */
const textOf = ({ price, answer }: AskedPage): string =>
  answer.text
    .replaceAll(String(price), 'PRICE')
    .replaceAll(price.toLocaleString('en-AU'), 'PRICE')
    .replace(/ data-file="[^"]+"/, ' data-file=""');

const ownHeaders = ['x-middleware-rewrite', 'x-request-id', 'etag', 'date', 'content-security-policy', 'keep-alive'];
const headersOf = ({ answer }: AskedPage) =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name)));

for (const [site, addressOf] of searches) {
  test(`[ROUTE-23] ${addressOf(0)} of ${site} is the same page when only its search is drawn`, async () => {
    const { whole, framed } = await framedPage(site, addressOf);
    expect(framed.answer.status).toBe(200);
    expect(framed.answer.text).toContain('<article');
    expect(framed.answer.text).toContain('<script>self.__next_f.push([1,');
    expect(textOf(framed)).toBe(textOf(whole));
    expect(headersOf(framed)).toEqual(headersOf(whole));
    expect(framed.answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });
}
