import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { framedPage } from './support/framedPage.ts';
import { pageOf } from './support/pageOf.ts';
import { open } from './support/ready.ts';

const addresses: readonly (readonly [site: Parameters<typeof siteUrl>[0], address: string])[] = [
  ['harbour-toyota', '/search?page=2'],
  ['harbour-toyota', '/search?make=Toyota&make_model=Hyundai+%3E+i30'],
  ['harbour-toyota', '/search?price=20000-40000&sortBy=price_asc'],
  ['harbour-toyota', '/search?query=white+suv+under+50000'],
  ['harbour-toyota', '/search?query=zzzz+qqqq'],
  ['harbour-toyota', '/search/toyota/corolla?year=2018-'],
  ['southern-motor-group', '/search/used-cars?sortBy=km_asc&page=3'],
  ['haggle-free-cars', '/search?fuel=Diesel&query=automatic'],
  ['coastline-caravans', '/search?sleeps=4'],
];

/** What a visitor reads of a search: how many, what is chosen, which vehicles in which order, and where to go on. */
function readSearch(page: Document = document) {
  const main = page.querySelector('main') as HTMLElement;
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string) => [...main.querySelectorAll(selector)];
  return {
    heading: textOf(main.querySelector('h1')),
    // Sliders tell where they stand once they can be moved.
    counts: all('[role="status"]')
      .filter((status) => !status.closest('aside'))
      .map(textOf)
      .filter(Boolean),
    cards: all('article').map((card) => ({
      words: [...card.querySelectorAll('h3, p, li')].map(textOf),
      href: card.querySelector('a')?.getAttribute('href'),
    })),
    // Among them the chips of what is chosen, links where there is no script and buttons where there is.
    chips: all('ul[aria-label] > li')
      .filter((item) => !item.querySelector('article, input'))
      .map(textOf)
      .filter(Boolean),
    pages: all('nav[aria-label="Pages"] a').map((link) => `${textOf(link)} ${link.getAttribute('href')}`),
    words: main.querySelector<HTMLInputElement>('form[role="search"] input[name="query"]')?.value,
  };
}

/** Looks at the whole list, so that all of its cards have come alive. */
async function lookAtAll(page: Page): Promise<void> {
  // Without waiting until an item stands still: one that comes alive takes the place of the drawn one meanwhile.
  for (const item of await page.locator('main li:has(article)').all())
    await item.evaluate(async (element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      // What is near is found once in a frame: what is jumped over between two of them is not.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  await expect(page.locator('main li[data-not-live]')).toHaveCount(0);
}

/** A search that the host draws into a page of the same list. */
const framed = [
  ['southern-motor-group', (price: number) => `/search?query=white+suv&price=-${price}&sortBy=price_asc`],
] as const;

for (const [site, address] of [...addresses, ...framed]) {
  const shown = typeof address === 'string' ? address : `${address(0)}, drawn into a page of its list,`;
  test(`[ROUTE-23] the server’s ${shown} of ${site} says what the woken page says, which asks nothing for it`, async ({
    page,
  }) => {
    const at = typeof address === 'string' ? address : address((await framedPage(site, address)).framed.price);
    const { document } = await pageOf(site, at);
    const servedSearch = readSearch(document);
    const queries: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/queries')) queries.push(request.postData() ?? '');
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await open(page, siteUrl(site, at));
    await lookAtAll(page);
    expect(await page.evaluate(readSearch, undefined)).toEqual(servedSearch);
    expect(servedSearch.heading).not.toBe('');
    // Where nothing is found the ways out are counted, and only then.
    if (servedSearch.cards.length > 0) expect(queries).toEqual([]);
    expect(faults).toEqual([]);
  });
}
