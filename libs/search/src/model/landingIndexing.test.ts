import { carTypes, siteSearchSchema } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { canonicalPath, isIndexable } from './landingIndexing.ts';
import type { Landing } from './landingPages.ts';
import { searchSections } from './searchSections.ts';
import { readSearchUrl } from './urlState.ts';

const sections = searchSections({ search: siteSearchSchema.parse({}), flags: { certifiedFilter: false } });
const isListed = (landing: Landing) => !JSON.stringify(landing).includes('Unicorn');
const options = { searchPath: '/search', sections, isListed };
const search = (text: string) => readSearchUrl(new URLSearchParams(text), sections);
const kia: Landing = { kind: 'make', make: 'Kia' };

describe('what search engines list', () => {
  it.each([
    ['a list with vehicles', kia, '', 3, true],
    ['a list without any', kia, '', 0, false],
    ['its later pages', kia, 'page=2', 3, true],
    ['a list with a filter', kia, 'body=SUV', 3, false],
    ['a list in another order', kia, 'sortBy=price_asc', 3, false],
    ['a list with words', kia, 'query=red', 3, false],
    ['the whole stock', null, '', 3, true],
    ['the whole stock, narrowed', null, 'body=SUV&make=Kia', 3, false],
    ['a search that amounts to a list', null, 'make=Kia', 3, true],
    ['a search for a make that is not in stock', null, 'make=Unicorn', 3, false],
    ['a search for a model that is not in stock', null, 'make_model=Kia+%3E+Unicorn', 3, false],
    ['what advertisements add to an address', kia, 'utm_source=mail&gclid=1', 3, true],
  ])('[ROUTE-09] %s', (_what, landing, text, hits, listed) => {
    expect(isIndexable({ landing, search: search(text), hits, isListed })).toBe(listed);
  });
});

describe('the canonical address', () => {
  it.each<[Landing | null, string, string]>([
    [kia, '', '/search/kia'],
    [kia, 'utm_source=mail', '/search/kia'],
    [kia, 'page=2', '/search/kia?page=2'],
    [kia, 'page=1', '/search/kia'],
    [null, '', '/search'],
    [null, 'make=Kia', '/search/kia'],
    [null, 'make=Kia&page=3', '/search/kia?page=3'],
    [null, 'make_model=Mazda+%3E+CX-5', '/search/mazda/cx-5'],
    [null, 'car_type=used', '/search/used-cars'],
    [null, 'make=Unicorn', '/search'],
    [null, 'make_model=Kia+%3E+Unicorn&page=2', '/search'],
    [null, 'make=%5C-Odd&make=Kia', '/search?make=-Odd&make=Kia'],
    [null, 'make=Kia&make=MG', '/search?make=Kia&make=MG'],
    [null, 'make=Kia&car_type=used', '/search?car_type=used&make=Kia'],
    [null, 'make=Kia&sortBy=price_asc', '/search?make=Kia&sortBy=price_asc'],
    [null, 'query=kia', '/search?query=kia'],
    [null, 'price=-20000', '/search?price=-20000'],
    [kia, 'body=SUV', '/search/kia?body=SUV'],
    [{ kind: 'carTypes', carTypes }, '', '/search'],
    [{ kind: 'carTypes', carTypes: ['new', 'demo'] }, '', '/search/new-and-demo-cars'],
  ])('[ROUTE-09] [ROUTE-10] of %j with “%s” is %s', (landing, text, path) => {
    expect(canonicalPath({ landing, search: search(text) }, options)).toBe(path);
  });
});
