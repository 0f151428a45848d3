import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { storedPathBy } from './storedRoutes.ts';

const route = (page: string) => ({
  page,
  regex: `^${page.replace(/\[\.\.\.\w+\]/g, '(.+?)').replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`,
});
const built = {
  staticRoutes: [route('/demo'), route('/_not-found')],
  dynamicRoutes: [
    '/[site]',
    '/[site]/cars/trade-in',
    '/[site]/cars/[slug]',
    '/[site]/favourites',
    '/[site]/contact',
    '/[site]/[...rest]',
  ].map(route),
};
const prerendered = {
  routes: { '/_not-found': {} },
  dynamicRoutes: { '/[site]': {}, '/[site]/cars/[slug]': {}, '/[site]/favourites': {} },
};
const site = { ...sampleSite, paths: { ...sampleSite.paths, search: '/stock', contact: '/visit-us' } };
const stored = (url: string) => storedPathBy(built, prerendered)(site, url);

describe('pages that are rendered once for everybody', () => {
  it.each([
    ['/', '/'],
    ['/?email=victim', '/'],
    ['/cars/kluger', '/cars/kluger'],
    ['/cars/kluger?email=victim&_rsc=abc', '/cars/kluger'],
    ['/cars/kluger#?email=victim', '/cars/kluger'],
    ['/cars/x/../kluger?a=1', '/cars/kluger'],
    ['/cars/%2e%2e/cars/kluger', '/cars/kluger'],
    ['/favourites?a=1', '/favourites'],
  ])('%s is one, under the name %s', (url, name) => {
    expect(stored(url)).toEqual({ name, storedBy: 'framework' });
  });

  it.each([
    ['/stock', '/stock'],
    ['/stock?email=victim&utm_source=mail', '/stock'],
    ['/stock?price_to=30000&query=&make=Toyota&make=Kia&email=victim', '/stock?make=Toyota&make=Kia&price=-30000'],
    ['/stock/kia?page=2&_rsc=abc', '/stock/kia?page=2'],
    ['/new-used-and-demo-cars?sortBy=price_asc', '/new-used-and-demo-cars?sortBy=price_asc'],
    ['/visit-us?a=1&location=perth', '/visit-us?location=perth'],
    ['/service?email=victim&location=perth', '/service?location=perth'],
    ['/enquire?about=email&location=perth&make=Kia', '/enquire?about=email&location=perth'],
    ['/enquire?make=Kia&about=similar&name=victim', '/enquire?about=similar&make=Kia'],
  ])('%s is stored by the host, under the name %s', (url, name) => {
    expect(stored(url)).toEqual({ name, storedBy: 'host' });
  });

  it.each([
    ['a page that only looks like one', '/cars/trade-in?car_id=1'],
    ['an address that the site has put elsewhere', '/contact'],
    ['an address that leads on, with its query', '/cars/kluger/?a=1'],
    ['another such', '/search?a=1'],
    ['an address with two slashes', '//cars/kluger?a=1'],
    ['a page that is made anew for each visitor', '/my-garage'],
    ['a page with a form that visitors may have to sign in for', '/apply-for-finance'],
    [
      'an address that is longer than any link',
      `/stock?query=ute&make=${'%C3%A9'.repeat(90)}&make=${'%C3%A8'.repeat(90)}&make=${'%C3%AA'.repeat(90)}`,
    ],
  ])('%s is not', (_what, url) => {
    expect(stored(url)).toBeNull();
  });
});
