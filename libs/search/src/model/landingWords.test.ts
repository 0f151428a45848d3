import { carTypes } from '@forecourt/domain';
import { stockListMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { landingBreadcrumbs, landingWords, type LandingCounts, type LandingTexts } from './landingWords.ts';
import type { Landing } from './landingPages.ts';

const texts: LandingTexts = { dealer: 'Harbour Toyota', city: 'Fremantle', noun: 'vehicle', nounPlural: 'vehicles' };
const counts = (kinds: LandingCounts['kinds'], lowestPrice: number | null = 18_990): LandingCounts => ({
  total: Object.values(kinds).reduce((sum, count) => sum + count, 0),
  kinds,
  lowestPrice,
});
const dealership = { id: 'dealer-1', slug: 'harbour-toyota', name: 'Harbour Toyota Used' };
const landings: Landing[] = [
  { kind: 'carTypes', carTypes: ['used'] },
  { kind: 'carTypes', carTypes: ['new'] },
  { kind: 'carTypes', carTypes: ['demo'] },
  { kind: 'carTypes', carTypes: ['new', 'demo'] },
  { kind: 'carTypes', carTypes },
  { kind: 'dealership', dealership },
  { kind: 'make', make: 'Toyota' },
  { kind: 'model', make: 'Toyota', model: 'RAV4' },
];

describe('words of a list', () => {
  it.each([
    [landings[0], { used: 12 }, 'Used vehicles for sale in Fremantle'],
    [landings[3], { new: 2, demo: 1 }, 'New and demo vehicles for sale in Fremantle'],
    [landings[4], { new: 2 }, 'New, used and demo vehicles for sale in Fremantle'],
    [landings[5], { used: 4 }, 'Used vehicles at Harbour Toyota Used'],
    [landings[6], { new: 3, used: 9 }, 'New and used Toyota vehicles for sale in Fremantle'],
    [landings[7], { used: 9 }, 'Used Toyota RAV4 for sale in Fremantle'],
  ])('[ROUTE-09] [ROUTE-10] head %j with what is in it', (landing, kinds, heading) => {
    expect(landingWords(landing as Landing, texts, counts(kinds)).heading).toBe(heading);
  });

  it('[ROUTE-09] describe the list in a sentence, with its count and lowest price', () => {
    expect(landingWords({ kind: 'model', make: 'Toyota', model: 'RAV4' }, texts, counts({ used: 9 })).description).toBe(
      'Compare 9 used Toyota RAV4 at Harbour Toyota, Fremantle by price, year and kilometres. From $18,990.',
    );
    expect(landingWords({ kind: 'make', make: 'Kia' }, texts, counts({ new: 1 }, null)).description).toBe(
      'Every Kia at Harbour Toyota, Fremantle: 1 vehicle, new. Filter by model, price and year.',
    );
  });

  it('[ROUTE-09] [ROUTE-10] differ from list to list, and are short enough to be shown whole', () => {
    const words = landings.map((landing) => landingWords(landing, texts, counts({ new: 1, used: 8, demo: 2 })));
    expect(new Set(words.map(({ title }) => title)).size).toBe(landings.length);
    expect(new Set(words.map(({ description }) => description)).size).toBe(landings.length);
    for (const { title, description } of words) {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(170);
    }
  });

  it('name the dealer where a group has no one city, and say so where nothing is listed', () => {
    const group = { ...texts, dealer: 'Southern Motor Group', city: null };
    const empty = landingWords({ kind: 'make', make: 'Kia' }, group, counts({}, null));
    expect(empty.heading).toBe('Kia vehicles for sale at Southern Motor Group');
    expect(empty.description).toContain('nothing in this list at Southern Motor Group');
  });
});

it('are said in a site’s own words', () => {
  const messages = {
    'kind.used': 'pre-loved',
    'stockList.forSaleIn': '{listed}, {city}',
    'stockList.all': 'Our yard',
  };
  const say = wordsOf(stockListMessages, { messages });
  const landing: Landing = { kind: 'make', make: 'Kia' };
  expect(landingWords(landing, texts, counts({ used: 2 }), say).heading).toBe('Pre-loved Kia vehicles, Fremantle');
  const options = { home: [], searchPath: '/stock', nounPlural: 'vehicles' };
  expect(landingBreadcrumbs(null, options, say).current).toBe('Our yard');
});

it('[ROUTE-09] build a breadcrumb trail from a list up to its make, all stock and the home page', () => {
  const options = { home: [{ name: 'Home', href: '/' }], searchPath: '/stock', nounPlural: 'vehicles' };
  expect(landingBreadcrumbs({ kind: 'model', make: 'Toyota', model: 'RAV4' }, options)).toEqual({
    trail: [
      { name: 'Home', href: '/' },
      { name: 'All vehicles', href: '/stock' },
      { name: 'Toyota', href: '/stock/toyota' },
    ],
    current: 'RAV4',
  });
  expect(landingBreadcrumbs({ kind: 'carTypes', carTypes: ['new', 'demo'] }, options).current).toBe(
    'New and demo vehicles',
  );
  expect(landingBreadcrumbs(null, options)).toEqual({ trail: [{ name: 'Home', href: '/' }], current: 'All vehicles' });
});
