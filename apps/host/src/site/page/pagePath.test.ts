import { describe, expect, it } from 'vitest';
import { pagePath } from './pagePath.ts';

const usual = { search: '/search', contact: '/contact', watchlist: '/watchlist' };
const moved = { search: '/stock', contact: '/find-us', watchlist: '/saved-cars' };

describe('pagePath', () => {
  it.each([
    ['/search', '/search'],
    ['/search/toyota', '/search/toyota'],
    ['/search/toyota/rav4', '/search/toyota/rav4'],
    ['/new-used-and-demo-cars', '/search/new-used-and-demo-cars'],
    ['/contact', '/contact'],
    ['/cars/a-car', '/cars/a-car'],
    ['/sitemap.xml', '/feeds/sitemap'],
    ['/sitemap-vehicles-2.xml', '/feeds/sitemap/vehicles-2'],
    ['/feeds/sitemap', '/unknown'],
    ['/service', '/form-page/service'],
    ['/enquiries/new-vehicle-enquiry', '/form-page/new-vehicle-enquiry'],
    ['/form-page/service', '/unknown'],
    ['/cars/trade-in', '/trade-in-at/cars/trade-in'],
    ['/sell-your-car', '/trade-in-at/sell-your-car'],
    ['/trade-in-at/trade-in', '/unknown'],
    ['/finance', '/finance'],
    ['/warranty', '/pages/warranty'],
    ['/pages/open-day', '/pages/open-day'],
    ['/searching', '/searching'],
  ])('[ROUTE-09] maps %s to the page %s', (path, page) => {
    expect(pagePath(path, usual)).toEqual({ path: page });
  });

  it('[ROUTE-23] keeps the search and its pages at the path that the site configures', () => {
    expect(pagePath('/stock', moved)).toEqual({ path: '/search' });
    expect(pagePath('/stock/kia/sorento', moved)).toEqual({ path: '/search/kia/sorento' });
    expect(pagePath('/find-us', moved)).toEqual({ path: '/contact' });
    expect(pagePath('/contact', moved).moved).toBe('/find-us');
  });

  it('[ROUTE-09] redirects the default addresses to the configured search path', () => {
    expect(pagePath('/search', moved).moved).toBe('/stock');
    expect(pagePath('/search/kia', moved).moved).toBe('/stock/kia');
  });

  it('[ROUTE-16] recognises former addresses of the contact page and locations', () => {
    expect(pagePath('/contact-us', usual).moved).toBe('/contact');
    expect(pagePath('/contact-us', moved).moved).toBe('/find-us');
    expect(pagePath('/contact-us', { ...usual, contact: '/contact-us' })).toEqual({ path: '/contact' });
    expect(pagePath('/contact-us/bathurst', { ...usual, contact: '/contact-us' }).moved).toBe('/locations/bathurst');
    expect(pagePath('/our-location/bathurst', usual).moved).toBe('/locations/bathurst');
  });

  it('[ROUTE-11] [ROUTE-13] maps several pages to one route with the varying part of the address', () => {
    for (const path of ['/models/toyota-rav4', '/rav4/accessories', '/offers/toyota/runout', '/blog/vehicle-reviews']) {
      expect(pagePath(path, usual)).toEqual({ path });
    }
  });

  it('[ROUTE-10] lists the whole stock under one address only', () => {
    expect(pagePath('/search/new-used-and-demo-cars', usual).moved).toBe('/new-used-and-demo-cars');
  });

  it('[ROUTE-22] keeps the watchlist at the path that the site configures', () => {
    expect(pagePath('/watchlist', usual)).toEqual({ path: '/watchlist' });
    expect(pagePath('/saved-cars', moved)).toEqual({ path: '/watchlist' });
    expect(pagePath('/watchlist', moved).moved).toBe('/saved-cars');
    expect(pagePath('/api/watchlist/save-car', moved)).toEqual({ path: '/api/watchlist/save-car' });
  });

  it('[ROUTE-15] has the garage under the name of the dealer’s own make too', () => {
    expect(pagePath('/my-garage', usual, 'Kia')).toEqual({ path: '/my-garage' });
    expect(pagePath('/my-kia-garage', usual, 'Kia')).toEqual({ path: '/my-garage' });
    expect(pagePath('/my-land-rover-garage', usual, 'Land Rover')).toEqual({ path: '/my-garage' });
    expect(pagePath('/my-kia-garage', usual, 'Toyota')).toEqual({ path: '/my-kia-garage' });
    expect(pagePath('/my-kia-garage', usual, null)).toEqual({ path: '/my-kia-garage' });
  });
});
