import type { Site } from '@forecourt/domain';
import { expect, it } from 'vitest';
import type { BuiltRoutes } from '../storedRoutes.ts';
import { kindOf, routeNamesBy } from './routeNames.ts';

it.each([
  ['/', 'page'],
  ['/cars/a-b', 'page'],
  ['/api/search/1/indexes/*/queries', 'search'],
  ['/api/leads', 'call'],
  ['/media/demo/x', 'picture'],
  ['/_next/static/a.js', 'file'],
  ['/sitemap.xml', 'other'],
])('%s is a request for a %s', (path, kind) => expect(kindOf(path)).toBe(kind));

const routes: BuiltRoutes = {
  staticRoutes: [{ page: '/demo/outbox', regex: '^/demo/outbox$' }],
  dynamicRoutes: [
    { page: '/[site]', regex: '^/([^/]+?)$' },
    { page: '/[site]/cars/[slug]', regex: '^/([^/]+?)/cars/([^/]+?)$' },
    { page: '/[site]/search', regex: '^/([^/]+?)/search$' },
    { page: '/[site]/[...rest]', regex: '^/([^/]+?)/(.+?)$' },
  ],
};
const site: Pick<Site, 'slug' | 'paths' | 'manufacturer'> = {
  slug: 'harbour',
  manufacturer: null,
  paths: { search: '/our-stock', watchlist: '/watchlist', contact: '/contact-us' } as Site['paths'],
};
const routeOf = routeNamesBy(routes);

it.each([
  ['/', '/'],
  ['/cars/2021-toyota-corolla?utm_source=x', '/cars/[slug]'],
  ['/our-stock?make=Kia', '/search'],
  ['/search', 'moved'],
  ['/wp-login.php', 'none'],
  ['/api/search/1/indexes/*/queries', '/api/search'],
  ['/media/demo/x/640', '/media'],
])('%s is counted as %s, so that no visitor can make new names', (url, route) => {
  expect([routeOf(site, url), routeOf(site, url)]).toEqual([route, route]);
});

it('names the demo’s own pages, which belong to no site', () => {
  expect(routeOf(null, '/demo/outbox')).toBe('/demo/outbox');
});
