import { sitePageNames, type NavigationItem } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleContentSite } from '../testing/index.ts';
import { resolveNavigation } from './navigation.ts';

const site = {
  ...sampleContentSite,
  pages: [...sitePageNames],
  flags: { ...sampleContentSite.flags, tradeIn: true },
};

const menu: NavigationItem[] = [
  { name: 'Sell My Car', url: 'dealer:sellMyCar' },
  {
    name: 'Service',
    url: '/service',
    dropdownItems: [
      { name: 'Online Service Booking', url: 'dealer:serviceBooking' },
      { name: 'Toyota Genuine Service', url: '/genuine-service' },
    ],
  },
];

const targets = (baseDomain: string | null) =>
  resolveNavigation({ ...site, navigation: menu, baseDomain }).flatMap(({ url, dropdownItems = [] }) => [
    url,
    ...dropdownItems.map((item) => item.url),
  ]);

it('[NAV-01] [API-08] leads to the manufacturer’s domain where the site has one, and only where the menu says so', () => {
  expect(targets('harbour.toyota.example')).toEqual([
    'https://harbour.toyota.example/sell-my-car',
    '/service',
    'https://harbour.toyota.example/service-booking',
    '/genuine-service',
  ]);
});

it('[NAV-01] leads to the site’s own pages without one', () => {
  expect(targets(null)).toEqual(['/trade-in', '/service', '/genuine-service', '/genuine-service']);
});

it('takes a target it does not know as it is', () => {
  const navigation = [{ name: 'Odd', url: 'dealer:constructor' }];
  expect(resolveNavigation({ ...site, navigation })).toEqual(navigation);
});

it('[NAV-09] names no page that the site does not have, and leads a heading to what is left below it', () => {
  const navigation = [
    { name: 'Models', url: '/models' },
    { name: 'Sell my car', url: '/sell-my-car' },
    { name: 'Fleet', url: '/fleet' },
    {
      name: 'Service',
      url: '/service',
      dropdownItems: [
        { name: 'Warranty', url: '/warranty' },
        { name: 'Open day', url: '/pages/open-day' },
      ],
    },
    { name: 'About', url: '/about-us', dropdownItems: [{ name: 'Reviews', url: '/reviews' }] },
  ];
  const small = { ...sampleContentSite, navigation, pages: ['fleet' as const] };
  expect(resolveNavigation(small, [], ['/warranty', '/pages/open-day'])).toEqual([
    { name: 'Fleet', url: '/fleet' },
    { ...navigation[3], url: '/warranty' },
  ]);
  expect(resolveNavigation({ ...small, navigation }, [], ['/models'])[0]).toEqual({ name: 'Models', url: '/models' });
});

it('[NAV-09] leads the models to their page where the site has one, in place of what is in stock', () => {
  const navigation: NavigationItem[] = [{ name: 'New', url: '/search/new-cars', dynamicDropdown: 'models' }];
  const stock = [{ name: 'RAV4', url: '/search/toyota/rav4' }];
  expect(resolveNavigation({ ...site, navigation }, stock, ['/models'])).toEqual([
    { name: 'New', url: '/models', dynamicDropdown: 'models' },
  ]);
  expect(resolveNavigation({ ...site, navigation }, stock)[0]?.dropdownItems).toEqual(stock);
});

it('[NAV-01] names stock, range and main pages where a site names no entries, without those that it lacks', () => {
  const silent = { ...site, navigation: [], baseDomain: null };
  const urls = (of: typeof silent, contentPaths: string[] = []) =>
    resolveNavigation(of, [], contentPaths).map(({ url }) => url);
  expect(urls(silent)).toEqual(['/search', '/finance', '/trade-in', '/service', '/contact']);
  expect(urls(silent, ['/models', '/special-offers'])).toEqual([
    ...['/search', '/models', '/special-offers', '/finance', '/trade-in', '/service', '/contact'],
  ]);
  expect(urls({ ...silent, pages: [], flags: { ...silent.flags, tradeIn: false } })).toEqual(['/search', '/contact']);
  expect(resolveNavigation(silent)[0]?.dropdownItems?.length).toBeGreaterThan(1);
});

it('names pages and kinds of stock as the site does', () => {
  const messages = { 'pageName.finance': 'Pay it off', 'kind.used': 'pre-loved' };
  const [stock, finance] = resolveNavigation({ ...site, navigation: [], baseDomain: null, messages });
  expect(finance).toMatchObject({ url: '/finance', name: 'Pay it off' });
  expect(stock?.dropdownItems?.map(({ name }) => name)).toContain('Pre-loved vehicles');
});
