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
  dynamicRoutes: { '/[site]': {}, '/[site]/cars/[slug]': {}, '/[site]/favourites': {}, '/[site]/contact': {} },
};
const site = { ...sampleSite, paths: { ...sampleSite.paths, search: '/stock', contact: '/visit-us' } };
const stored = (url: string) => storedPathBy(built, prerendered)(site, url);

describe('which pages are made once for everybody', () => {
  it.each([
    ['/', '/'],
    ['/?email=victim', '/'],
    ['/cars/kluger', '/cars/kluger'],
    ['/cars/kluger?email=victim&_rsc=abc', '/cars/kluger'],
    ['/cars/kluger#?email=victim', '/cars/kluger'],
    ['/cars/x/../kluger?a=1', '/cars/kluger'],
    ['/cars/%2e%2e/cars/kluger', '/cars/kluger'],
    ['/favourites?a=1', '/favourites'],
    ['/visit-us?a=1', '/visit-us'],
  ])('%s is, under the name %s', (url, name) => {
    expect(stored(url)).toBe(name);
  });

  it.each([
    ['a page that only looks like one', '/cars/trade-in?car_id=1'],
    ['an address that the site has put elsewhere', '/contact'],
    ['an address that leads on, with its query', '/cars/kluger/?a=1'],
    ['another such', '/search?a=1'],
    ['an address with two slashes', '//cars/kluger?a=1'],
    ['a page that is made anew for each visitor', '/stock?query=ute'],
  ])('%s is none', (_what, url) => {
    expect(stored(url)).toBeNull();
  });
});
