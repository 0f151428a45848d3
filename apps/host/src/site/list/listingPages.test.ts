import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { listingPages } from './listingPages.ts';

const counts = {
  car_type: { new: 4, demo: 1, used: 9 },
  dealership_id: { 'dealer-1': 14 },
  make: { Toyota: 13, 'Land Rover': 1 },
  make_model: { 'Toyota > RAV4': 13, 'Land Rover > Defender 110': 1 },
};

it('[ROUTE-09] [ROUTE-10] lists every list that has vehicles', () => {
  expect(listingPages(sampleSite, { counts, known: [] })).toEqual([
    '/search/new-cars',
    '/search/used-cars',
    '/search/demo-cars',
    '/search/new-and-demo-cars',
    '/search/toyota',
    '/search/land-rover',
    '/search/toyota/rav4',
    '/search/land-rover/defender-110',
  ]);
});

it('leaves out lists that equal the whole stock or are empty', () => {
  const usedOnly = { ...counts, car_type: { used: 14 } };
  const pages = listingPages(sampleSite, { counts: usedOnly, known: [] });
  expect(pages.filter((page) => page.endsWith('-cars'))).toEqual([]);
  expect(pages).not.toContain('/search/harbour-toyota');
  const group = [...sampleSite.dealerships, { ...sampleSite.dealerships[0]!, id: 'dealer-2', slug: 'second' }];
  const several = { ...counts, dealership_id: { 'dealer-1': 10, 'dealer-2': 4 } };
  expect(listingPages({ ...sampleSite, dealerships: group }, { counts: several, known: [] })).toContain(
    '/search/second',
  );
});
