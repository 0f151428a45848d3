import { contentPagePath, pageAt, pageHref, pageRow, sitePageNames } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { siteSlugs, siteUrl, type SiteSlug } from '../support/address.ts';
import { contentPageSlugs } from '../support/contentFiles.ts';
import { inParallel } from '../support/inParallel.ts';
import { allWords, parseHtml, words } from '../support/pageOf.ts';
import { sitemapAddresses } from '../support/sitemap.ts';
import { ask, askSite, firstInStock, search, searchKeys } from '../support/wire.ts';

const names: Readonly<Record<SiteSlug, string>> = {
  'coastline-caravans': 'Coastline Caravans',
  'granite-nissan': 'Granite Nissan',
  'haggle-free-cars': 'Haggle-Free Cars',
  'harbour-toyota': 'Harbour Toyota',
  'kauri-cars': 'Kauri Cars',
  'southern-motor-group': 'Southern Motor Group',
  'sunrise-kia': 'Sunrise Kia',
};

/** Sites of one group, which name and sell each other's stock. */
const related = (one: SiteSlug, other: SiteSlug) =>
  [one, other].every((slug) => slug === 'southern-motor-group' || slug === 'sunrise-kia');

const brandOf = (html: string) =>
  new Set([...html.matchAll(/--fc-color-brand:\s*(#[0-9a-f]{3,8})/gi)].map(([, hex]) => hex));

test('[ROUTE-01] an unknown car is a 404 in the clothes of the site', async () => {
  for (const path of ['/cars/no-such-car', '/no/such/page', '/enquire?car=no-such-car']) {
    const { status, text } = await askSite('harbour-toyota', path);
    expect(status, path).toBe(404);
    const document = parseHtml(text);
    expect(allWords(document, 'h1')).toEqual(['We can’t find that page']);
    expect(words(document.querySelector('header'))).toContain('Harbour Toyota');
    expect(words(document.querySelector('footer'))).toContain('Harbour Toyota');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  }
  // A page that some dealers have and this one does not.
  expect((await askSite('haggle-free-cars', '/fleet')).status).toBe(404);
});

test('[SITE-04] a host name of no site gets a 404 that says nothing of any site', async () => {
  const own = { 'x-forwarded-host': 'harbour-toyota.localhost', 'x-forwarded-proto': 'https' };
  for (const host of ['unknown.localhost', 'harbour-toyota.localhost.evil.example', 'evil.example', 'a_b.localhost']) {
    for (const path of [
      '/',
      '/search',
      '/sitemap.xml',
      '/api/search/1/indexes/Car_production/query',
      '/internal/revalidate',
    ]) {
      const answer = await ask(host, path, { headers: own });
      expect(answer.status, `${host}${path}`).toBe(404);
      for (const name of Object.values(names)) expect(answer.text).not.toContain(name);
    }
  }
  const forged = await ask('granite-nissan.localhost', '/', { headers: own });
  expect(forged.text).toContain('Granite Nissan');
  expect(forged.text).not.toContain('harbour-toyota');
});

test('[SITE-04] a car of another dealer does not exist on this site, in pages, search or enquiries', async () => {
  const theirs = await firstInStock('granite-nissan');
  const { objectID } = theirs;
  expect((await askSite('granite-nissan', `/cars/${theirs.slug}`)).status).toBe(200);

  for (const path of [`/cars/${theirs.slug}`, `/enquire?car=${theirs.slug}`]) {
    const answer = await askSite('harbour-toyota', path);
    expect(answer.status, path).toBe(404);
    expect(answer.text).not.toContain(theirs.name);
  }
  for (const parameters of [
    { filters: 'dealership_id:dlr-granite-nissan' },
    { filters: 'NOT dealership_id:dlr-harbour-toyota' },
  ]) {
    expect((await search('harbour-toyota', parameters)).nbHits).toBe(0);
  }
  const found = (await search('harbour-toyota', { query: theirs.name })).hits;
  expect(found.filter(({ dealership_id }) => dealership_id !== 'dlr-harbour-toyota')).toEqual([]);
  const record = `/api/search/1/indexes/Car_production/${objectID}`;
  expect((await askSite('granite-nissan', record, { headers: searchKeys })).text).toContain(theirs.name);
  expect((await askSite('harbour-toyota', record, { headers: searchKeys })).status).toBe(404);
  const open = await search('harbour-toyota', {
    filters: 'make:Toyota OR dealership_id:dlr-granite-nissan',
    facets: ['dealership_id'],
  });
  expect(Object.keys(open.facets['dealership_id'] ?? {})).toEqual(['dlr-harbour-toyota']);

  const lead = await askSite('harbour-toyota', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      car_id: objectID,
      name: 'A',
      last_name: 'B',
      email: 'a@example.com',
      phone: '0412345678',
      postcode: '6000',
      message: 'Hi',
    }),
  });
  expect(lead.status).toBe(422);
  expect(lead.text).not.toContain('lead_id');
});

test('[SITE-04] a form of another site is refused', async () => {
  const answer = await askSite('harbour-toyota', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl('granite-nissan', '').replace(/\/$/, '') },
    body: '{}',
  });
  expect(answer.status).toBe(403);
});

test('[SITE-05] the sites of a group share its stock', async () => {
  const facets = { facets: ['dealership_id'], maxValuesPerFacet: 50, hitsPerPage: 0 };
  const [group, sunrise] = await Promise.all([search('southern-motor-group', facets), search('sunrise-kia', facets)]);
  expect(Object.keys(group.facets['dealership_id'] ?? {})).toHaveLength(8);
  expect(sunrise.facets).toEqual(group.facets);
  const suzuki = await firstInStock('sunrise-kia', 'dealership_id:dlr-southern-suzuki');
  for (const slug of ['southern-motor-group', 'sunrise-kia'] as const) {
    const page = await askSite(slug, `/cars/${suzuki.slug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(names[slug]);
  }
});

test('[SITE-03] each site carries the tokens of its own theme and of no other', async () => {
  const pages = await Promise.all(siteSlugs.map((slug) => askSite(slug, '/')));
  const brands = pages.map(({ text }) => brandOf(text));
  for (const brand of brands) expect(brand.size).toBe(1);
  const all = brands.map(([brand]) => brand as string);
  expect(new Set(all).size).toBe(siteSlugs.length);
  for (const [place, { text }] of pages.entries()) {
    const sheets = [...text.matchAll(/href="(\/_next\/static\/[^"]+\.css)"/g)].map(([, path]) => path as string);
    const slug = siteSlugs[place] as SiteSlug;
    expect(sheets.length).toBeGreaterThan(0);
    const styles = await Promise.all(sheets.map((path) => askSite(slug, path)));
    const carried = [text, ...styles.map((sheet) => sheet.text)].join('\n');
    const others = all.filter((brand) => brand !== all[place]);
    for (const brand of others) expect(carried, `${slug} without ${brand}`).not.toContain(`--fc-color-brand:${brand}`);
  }
});

test('[SITE-04] no page says where leads go, or names an unrelated site', async () => {
  const secrets = ['leads@', 'adf@', 'stand-in:', 'demo-webhook', 'leadDestinations', 'demo-admin'];
  for (const slug of siteSlugs) {
    const car = await firstInStock(slug);
    for (const path of [
      '/',
      '/search',
      '/contact',
      '/favourites',
      `/cars/${car.slug}`,
      `/enquire?car=${car.slug}`,
      '/nowhere',
    ]) {
      const answers = await Promise.all([
        askSite(slug, path),
        askSite(slug, `${path}${path.includes('?') ? '&' : '?'}_rsc`, { headers: { rsc: '1' } }),
      ]);
      for (const { text } of answers) {
        expect(text.length, `${slug}${path}`).toBeGreaterThan(500);
        for (const secret of secrets) expect(text, `${slug}${path}`).not.toContain(secret);
        for (const other of siteSlugs.filter((one) => one !== slug && !related(one, slug))) {
          expect(text, `${slug}${path}`).not.toContain(other);
          expect(text, `${slug}${path}`).not.toContain(names[other]);
        }
      }
    }
  }
});

test('[ROUTE-20] the sitemap lists the pages and the in-stock cars of its site, and nothing else', async () => {
  // Every page of models and places is made for the first time.
  for (const slug of ['harbour-toyota', 'haggle-free-cars'] as const) {
    const addresses = await sitemapAddresses(slug);
    const stock = await search(slug, { filters: 'sold:false', hitsPerPage: 1_000 });
    expect(stock.hits).toHaveLength(stock.nbHits);
    const lists = addresses.filter((address) => address.startsWith(siteUrl(slug, '/search/')));
    const prose = contentPageSlugs(slug).map((page) => contentPagePath(page));
    expect(prose).toContain('/privacy-policy');
    const pages = ['/', '/search', '/contact', ...prose, ...stock.hits.map((car) => `/cars/${car.slug}`)];
    const forms = sitePageNames.map((name) => siteUrl(slug, pageHref(name)));
    const dealerPages = addresses.filter((address) => forms.includes(address));
    expect(dealerPages.length).toBeGreaterThan(5);
    // Models, offers, articles and places, which the site's own content makes: each answers here.
    const written = addresses.filter((address) => {
      const row = pageAt(new URL(address).pathname)?.name;
      return row !== undefined && pageRow(row).has === 'content' && !prose.includes(new URL(address).pathname);
    });
    const answers = await inParallel(
      written,
      async (address) => (await askSite(slug, new URL(address).pathname)).status,
    );
    expect(written.filter((_, place) => answers[place] !== 200)).toEqual([]);
    const expected = [...pages.map((path) => siteUrl(slug, path)), ...lists, ...dealerPages, ...written];
    expect(addresses.toSorted()).toEqual(expected.toSorted());
    for (const address of [...lists.slice(0, 4), ...dealerPages]) {
      expect((await askSite(slug, new URL(address).pathname)).status, address).toBe(200);
    }
    const sold = await search(slug, { filters: 'sold:true', hitsPerPage: 1 });
    for (const car of sold.hits) {
      expect(addresses).not.toContain(siteUrl(slug, `/cars/${car.slug}`));
      expect((await askSite(slug, `/cars/${car.slug}`)).status).toBe(200);
    }
  }
});
