import { sampleSite } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchQuery } from './searchQuery.ts';

const spelt = (text: string) => searchQuery(new URLSearchParams(text), sampleSite).toString();

it.each([
  ['what no search knows is left out', 'utm_source=mail&make=Kia&email=a%40b.example', 'make=Kia'],
  ['choices come in one order', 'make=Kia&query=white', 'query=white&make=Kia'],
  [
    'a form without JavaScript says the same as a link',
    'query=&make=Kia&price_from=&price_to=30,000',
    'make=Kia&price=-30000',
  ],
  ['what makes no sense is left out', 'page=0&sortBy=up&price=cheap&make=', ''],
  ['what the panel does not offer can be asked for', 'colour=Red', 'colour=Red'],
])('%s', (_what, given, expected) => {
  expect(spelt(given)).toBe(expected);
});

it('an address in its one spelling keeps it', () => {
  const name = fc.constantFrom('query', 'make', 'make_model', 'price', 'price_from', 'page', 'sortBy', 'body', 'other');
  const value = fc.oneof(fc.string(), fc.constantFrom('Kia', 'Kia > Rio', '10-', '-20', '2', 'price_asc', 'SUV'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const once = spelt(new URLSearchParams(pairs).toString());
      expect(spelt(once)).toBe(once);
    }),
  );
});
