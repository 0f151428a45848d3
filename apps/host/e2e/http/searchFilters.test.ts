import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { allWords, nameOf, pageOf } from '../support/pageOf.ts';
import { search } from '../support/wire.ts';

test.each<[string, SiteSlug, string, string, RegExp]>([
  ['[SRCH-08] a link may narrow by what the panel does not offer', 'granite-nissan', '?drive=4x4', 'drive:4x4', /4x4/],
  [
    '[SRCH-10] a Toyota site can show its certified vehicles only',
    'harbour-toyota',
    '?certified=true',
    'certified:true',
    /Certified/,
  ],
  [
    '[SRCH-27] caravans are found by berths, weight and length',
    'coastline-caravans',
    '?sleeps=4&tare_weight=-2500',
    'sleeps:4 AND tare_weight <= 2500',
    /4 berths/,
  ],
])('%s, and the choice stands above the list', async (_title, slug, query, filters, chip) => {
  const { nbHits } = await search(slug, { filters: `sold:false AND ${filters}` });
  const { nbHits: all } = await search(slug, { filters: 'sold:false' });
  expect(nbHits).toBeLessThan(all);
  const { main } = await pageOf(slug, `/search${query}`);
  const counts = (part: Element) => allWords(part, '[role="status"]').join(' ');
  expect(counts(main)).toContain(`${nbHits.toLocaleString('en-AU')} `);
  const chosen = main.querySelector('[aria-label="Chosen filters"]');
  expect([...(chosen?.querySelectorAll('button') ?? [])].map(nameOf).join()).toMatch(chip);
});

test('[SRCH-11] promotions stand in the list of a page without scripts', async () => {
  const { main } = await pageOf('haggle-free-cars', '/search');
  expect(allWords(main, '[aria-label="Cars"] [aria-label="Promotion"]').length).toBeGreaterThan(0);
});
