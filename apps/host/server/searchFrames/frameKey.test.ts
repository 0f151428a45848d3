// @vitest-environment node
import { expect, it } from 'vitest';
import { frameKey } from './frameKey.ts';

const site = 'harbour-toyota';

it.each([
  ['/search?price=-20000', '/search?price=5000-9000', true],
  ['/search?price=-20000&sortBy=price_asc', '/search?sortBy=km_asc&price=-1', true],
  ['/search?fuel=Diesel', '/search?fuel=Diesel&fuel=Petrol', true],
  ['/search?query=white', '/search?query=red+suv', true],
  // What is around the search differs: the panel, the page's number, the heading, the list.
  ['/search?price=-20000', '/search?price=-20000&fuel=Diesel', false],
  ['/search?price=-20000', '/search?price=-20000&page=2', false],
  ['/search?price=-20000&page=3', '/search?price=-20000&page=2', false],
  ['/search?price=-20000&make=Kia', '/search?price=-20000&make=Toyota', false],
  ['/search?price=-1&make_model=Kia+%3E+Rio', '/search?price=-1&make_model=Kia+%3E+EV6', false],
  ['/search?price=-1&car_type=new', '/search?price=-1&car_type=used', false],
  ['/search?price=-20000', '/search/toyota?price=-20000', false],
])('%s and %s share a frame: %s', (one, other, isSame) => {
  expect(frameKey(site, one) === frameKey(site, other)).toBe(isSame);
  expect(frameKey('sunrise-kia', one)).not.toBe(frameKey(site, one));
});

it('the list without a search has none', () => {
  expect(frameKey(site, '/search')).toBeNull();
  expect(frameKey(site, '/search?')).toBeNull();
});
