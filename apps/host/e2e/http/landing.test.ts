import { expect, test } from 'vitest';
import { siteUrl } from '../support/address.ts';
import { jsonLdOf } from '../support/html.ts';
import { allWords, nameOf, pageOf, words } from '../support/pageOf.ts';
import { sitemapText } from '../support/sitemap.ts';
import { askSite, search } from '../support/wire.ts';

const group = 'southern-motor-group';

/** What a page of a list says of itself. */
async function listAt(path: string) {
  const { document, main, text } = await pageOf(group, path);
  const head = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    main,
    text,
    title: document.title,
    heading: words(main.querySelector('h1')),
    count: allWords(main, '[role="status"]').find((one) => /^[\d,]+ (vehicle|car)s?$/.test(one)),
    cards: [...main.querySelectorAll('ul[aria-label="Vehicles"] article')],
    trail: allWords(document, 'nav[aria-label="You are here"] a'),
    canonical: head('link[rel="canonical"]', 'href'),
    robots: head('meta[name="robots"]', 'content'),
  };
}

const counted = (hits: number) => expect.stringContaining(hits.toLocaleString('en-AU')) as unknown;

test('[ROUTE-09] a make has a page of its own, with title, trail, canonical address and list', async () => {
  const { nbHits } = await search(group, { filters: 'sold:false AND make:Kia' });
  const list = await listAt('/search/kia');
  expect(list).toMatchObject({
    heading: expect.stringContaining('Kia') as unknown,
    title: expect.stringMatching(/Kia.*Southern Motor Group/) as unknown,
    count: counted(nbHits),
    canonical: siteUrl(group, '/search/kia'),
    robots: null,
    trail: ['Home', expect.stringMatching(/vehicles/i)],
  });
  expect(list.cards).toHaveLength(Math.min(21, nbHits));
  for (const card of list.cards) expect(words(card)).toContain('Kia');
  const { itemListElement } = jsonLdOf(list.text, 'ItemList') as { itemListElement: object[] };
  expect(itemListElement).toHaveLength(list.cards.length);
  const first = list.cards[0]?.querySelector('a')?.getAttribute('href') ?? '';
  expect(itemListElement[0]).toMatchObject({ position: 1, url: siteUrl(group, first) });
});

test('[ROUTE-09] a model has one too, and its chips lead up to make and stock with the other filters kept', async () => {
  const { facets } = await search(group, { filters: 'sold:false AND make:Kia', facets: ['model'], hitsPerPage: 0 });
  const [[model, expected] = ['', 0]] = Object.entries(facets.model ?? {});
  const slug = model.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  expect(await listAt(`/search/kia/${slug}`)).toMatchObject({
    heading: expect.stringContaining(model) as unknown,
    count: counted(expected),
  });
  const chipOf = async (path: string, name: RegExp) => {
    const chips = [...(await listAt(path)).main.querySelectorAll('ul[aria-label="Chosen filters"] a')];
    return chips.find((chip) => name.test(nameOf(chip)))?.getAttribute('href') ?? '';
  };
  const make = await chipOf(`/search/kia/${slug}?price=10000-200000`, new RegExp(`Remove.*${model}`));
  expect(make).toMatch(/^\/search\/kia\?.*price=10000-200000/);
  expect(await chipOf(make, /Remove.*Kia/)).toMatch(/^\/search\?.*price=10000-200000/);
});

test('[ROUTE-09] [ROUTE-10] a dealership of the group and each kind of stock have a page of their own', async () => {
  const kinds = [
    ['/search/border-ford', 'dealership_id:dlr-border-ford', /Border Ford/],
    ['/search/used-cars', 'car_type:used', /used/i],
    ['/search/new-cars', 'car_type:new', /new/i],
    ['/search/demo-cars', 'car_type:demo', /demo/i],
    ['/search/new-and-demo-cars', '(car_type:new OR car_type:demo)', /new and demo/i],
    ['/new-used-and-demo-cars', 'sold:false', /new, used and demo/i],
  ] as const;
  const titles = new Set<string>();
  for (const [path, filters, heading] of kinds) {
    const { nbHits } = await search(group, { filters: `sold:false AND ${filters}` });
    const list = await listAt(path);
    expect(list, path).toMatchObject({ heading: expect.stringMatching(heading) as unknown, count: counted(nbHits) });
    expect(list.cards.length, path).toBeGreaterThan(0);
    titles.add(list.title);
  }
  expect(titles.size).toBe(kinds.length);
});

test('[ROUTE-09] makes and dealerships that the site does not know are not found', async () => {
  for (const path of ['/search/delorean', '/search/harbour-toyota', '/search/delorean/dmc-12', '/search/a/b/c']) {
    expect((await askSite(group, path)).status, path).toBe(404);
  }
  const gone = await askSite(group, '/search/kia/delorean-9');
  expect([gone.status, gone.headers.location], 'a model that is gone leads to its make').toEqual([308, '/search/kia']);
});

test('[ROUTE-23] only useful combinations ask to be indexed', async () => {
  expect((await listAt('/search/kia?price=-30000')).robots).toContain('noindex');
  expect((await listAt('/search?make=Kia')).canonical).toBe(siteUrl(group, '/search/kia'));
  for (const query of ['make=Cheap+pills', 'make=Kia&model=Cheap+pills', 'make_model=Kia+%3E+Cheap+pills']) {
    const list = await listAt(`/search?${query}`);
    expect(list.robots, query).toContain('noindex');
    expect(`${list.title} ${list.heading}`).not.toMatch(/pills/i);
    expect((await askSite(group, new URL(list.canonical ?? '').pathname)).status, query).toBe(200);
  }
  expect((await listAt('/search?make=kia&car_type=used')).heading).toMatch(/^Used Kia/);
  const second = '/search/used-cars?page=2';
  expect(await listAt(second)).toMatchObject({ robots: null, canonical: siteUrl(group, second) });
});

test('[ROUTE-09] the sitemap names the pages of makes, models, dealerships and kinds', async () => {
  const text = await sitemapText(group);
  for (const path of ['/search/kia', '/search/border-ford', '/search/used-cars', '/search/new-and-demo-cars']) {
    expect(text).toContain(`<loc>${siteUrl(group, path)}</loc>`);
  }
  expect(text).not.toContain('/search/delorean');
});

test('[ROUTE-09] the form of a make’s page filters within it without JavaScript', async () => {
  const { main } = await listAt('/search/kia');
  const form = main.querySelector<HTMLInputElement>('input[name="car_type"][value="used"]')?.form;
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search/kia', 'get']);
  const { cards } = await listAt('/search/kia?car_type=used');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(words(card)).toContain('Used');
});
