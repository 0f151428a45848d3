import type { SitePage } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { sampleContentSite } from '../testing/index.ts';
import { footerGroups, greetedName, reviewFeedback, sitePageHref } from './index.ts';

const site = sampleContentSite;
const withPages = (pages: SitePage[]) => ({ ...site, pages });

describe('[ROUTE-14] the pages of a site', () => {
  it('take the place of a general address', () => {
    expect(sitePageHref(withPages(['service']), ['genuine-service', 'service'], '/contact')).toBe('/service');
    expect(sitePageHref(withPages([]), ['genuine-service', 'service'], '/contact')).toBe('/contact');
  });

  it('[NAV-04] stand in the footer where the site has them, and nowhere else', () => {
    const links = (pages: SitePage[]) =>
      footerGroups(withPages(pages)).flatMap(({ items }) => items.map(({ url }) => url));
    const some = ['/service', '/vehicle-parts-and-accessories', '/fleet', '/careers', '/complaint-handling'];
    expect(links(['service', 'parts', 'fleet', 'careers', 'complaint'])).toEqual(expect.arrayContaining(some));
    expect(links([]).filter((url) => some.includes(url))).toEqual([]);
    expect(links([])).toContain('/contact#enquire');
    const written = ['/warranty', '/about-us', '/special-offers', '/locations'];
    const named = footerGroups(withPages([]), written).flatMap(({ items }) => items.map(({ url }) => url));
    expect(named).toEqual(expect.arrayContaining(written));
    // A page takes the place of the part of the home page that says the same in short.
    expect(named.filter((url) => ['/#offers', '/contact#locations'].includes(url))).toEqual([]);
    expect(links([])).toEqual(expect.arrayContaining(['/contact#locations']));
  });
});

describe('[REV-03] how somebody goes on who is asked how it went', () => {
  const [main] = site.locations;
  const [dealership] = site.dealerships;
  if (!main || !dealership) throw new Error('The sample site has a dealership and a location.');
  const place_url = 'https://maps.example/place';
  const other = {
    ...dealership,
    id: 'other',
    slug: 'other-kia',
    name: 'Other Kia',
    review_url: 'https://g.example/kia',
  };
  const asked = {
    ...withPages(['survey']),
    dealerships: [{ ...dealership, review_url: null }, other],
    locations: [{ ...main, address: { ...main.address, place_url } }],
  };

  it.each(['Other Kia', ' other  KIA ', 'other-kia', 'other'])('finds the dealership that is called %j', (name) => {
    expect(reviewFeedback(asked, name)).toEqual({
      dealer: 'Other Kia',
      happyHref: 'https://g.example/kia',
      unhappyHref: '/customer-feedback-survey?preferredDealership=other-kia',
    });
  });

  it('takes the place on the map where reviews have no page of their own', () => {
    expect(reviewFeedback(asked, dealership.name).happyHref).toBe(place_url);
  });

  it('chooses the location that is meant', () => {
    expect(reviewFeedback(asked, main.name)).toMatchObject({
      dealer: main.name,
      unhappyHref: `/customer-feedback-survey?preferredDealership=${dealership.slug}&location=${main.slug}`,
    });
  });

  it.each(['', 'Nobody', '<script>', '__proto__'])('is the site’s own dealership for %j', (name) => {
    expect(reviewFeedback(asked, name).dealer).toBe(dealership.name);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('never leads to %j', (review_url) => {
    const bad = { ...asked, locations: [], dealerships: [{ ...dealership, review_url }] };
    expect(reviewFeedback(bad, '').happyHref).toBeNull();
  });

  it('leads to the contact page where there is no survey', () => {
    expect(reviewFeedback({ ...asked, pages: [] }, '').unhappyHref).toBe('/contact#enquire');
  });
});

it.each([
  [' Robin ', 'Robin'],
  ['Mary-Jane  O’Neil', 'Mary-Jane O’Neil'],
  ['Ngọc', 'Ngọc'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['<b>Robin</b>', ''],
  ['Call 1900 000 000', ''],
  ['https://evil.example', ''],
  ['', ''],
  [null, ''],
])('[REV-03] greets %j as %j', (given, name) => {
  expect(greetedName(given)).toBe(name);
});
