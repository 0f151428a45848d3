import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { allWords, linkNamed, pageOf, words } from '../support/pageOf.ts';

const group: SiteSlug = 'southern-motor-group';
const asked = (query: string, more = '') => pageOf(group, `/search?query=${encodeURIComponent(query)}${more}`);
const chipsOf = (main: ParentNode) => allWords(main, 'ul[aria-label="Chosen filters"] a');
const said = (main: ParentNode) => allWords(main, '[role="status"]').join(' ');

test('[SRCH-02] the words of a search are chips in the HTML, each a link without its own words', async () => {
  const { main } = await asked('cheap suv');
  expect(chipsOf(main)).toEqual([expect.stringMatching(/^Remove Cheap: up to \$[\d,]+$/), 'Remove SUV']);
  expect(linkNamed(main, /^Remove Cheap/).getAttribute('href')).toBe('?query=suv');
  const near = await asked('suv near penrith');
  expect(chipsOf(near.main)).toEqual(['Remove SUV', 'Remove Within 50 km of Penrith']);
  const van = await asked('8 seat van');
  expect(chipsOf(van.main)).toEqual(['Remove 8 seats', 'Remove Van or People mover']);
});

test('[SRCH-05] the page says what was given up, and brings the closest first', async () => {
  const jimny = await asked('jimny 5 door');
  expect(said(jimny.main)).toMatch(
    /No match for Suzuki Jimny exactly. Showing \d+ vehicles with Suzuki Jimny XL, 5 doors/,
  );
  const budget = await asked('suv under 3k');
  expect(said(budget.main)).toMatch(/Nothing up to \$3,000. Showing \d+ vehicles with SUV, cheapest first/);
  const prices = [...budget.main.querySelectorAll('[aria-label="Vehicles"] article')]
    .map((card) => Number(/\$([\d,]+)/.exec(words(card))?.[1]?.replaceAll(',', '')))
    .filter(Boolean);
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('[SRCH-05] an order by price keeps the best class of matches, and offers the rest', async () => {
  const { main } = await asked('ev', '&sortBy=price_asc');
  expect(said(main)).toMatch(/Showing the \d+ vehicles that match best\. See all \d+, best match first/);
  expect(linkNamed(main, /^See all \d+, best match first/).getAttribute('href')).toBe('/search?query=ev');
});

test('[SRCH-02] words that nothing answers to get what the stock has, as links', async () => {
  const { main } = await asked('zyzzx');
  expect(words(main)).toContain('don’t have anything matching “zyzzx”');
  const suv = linkNamed(main, /^SUV \(\d+\)$/);
  expect(suv.getAttribute('href')).toBe('/search?body=SUV');
  expect(linkNamed(main, /^Kia \(\d+\)$/).getAttribute('href')).toBe('/search?make=Kia');
  // Neither a word that means something, nor a number that no vehicle has, brings the whole stock.
  for (const query of ['purple unicorn', 'a car for zyzzx', 'stock no ZYZZX999']) {
    const nothing = await asked(query);
    expect([query, words(nothing.main)]).toEqual([query, expect.stringContaining(`matching “${query}”`)]);
    expect(nothing.main.querySelector('[aria-label="Vehicles"] article')).toBeNull();
  }
  const { main: list } = await pageOf(group, '/search?body=SUV');
  expect(said(list)).toContain(`${/\d+/.exec(words(suv))?.[0]} vehicles`);
});

test('[SRCH-21] all words for one meaning find the same vehicles, also in addresses of before', async () => {
  const countOf = async (address: string) => /\d+ vehicles/.exec(said((await pageOf(group, address)).main))?.[0];
  const hatches = await countOf('/search?body=Hatch');
  expect(hatches).toMatch(/^[1-9]/);
  expect([await countOf('/search?body=Hatchback'), await countOf('/search?query=hatchback')]).toEqual([
    hatches,
    hatches,
  ]);
});
