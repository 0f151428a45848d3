import { expect } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { jsonLdOf } from '../support/html.ts';
import { siteOf } from '../support/gated.ts';
import { test } from './lentHost.ts';
import { allWords, linkNamed, pageOf, under, words } from '../support/pageOf.ts';
import { sitemapText } from '../support/sitemap.ts';
import { askSite } from '../support/wire.ts';

/** What the privacy law of a country allows for an answer, and when the demo's policy for it was last changed. */
const policies = {
  AU: { answer: 'answer within 30 days', updated: '2026-11-22' },
  NZ: { answer: 'answer within 20 working days', updated: '2026-11-25' },
} as const;

test('[LEGAL-01] every site has a privacy policy with the dealer’s own facts, and terms, one tap from every page', async () => {
  for (const slug of siteSlugs) {
    const site = siteOf(slug);
    const policy = policies[site.country];
    const home = await pageOf(slug, '/');
    expect(linkNamed(home.document, 'Privacy').getAttribute('href')).toBe('/privacy-policy');
    expect(linkNamed(home.document, 'Terms').getAttribute('href')).toBe('/terms-and-conditions');
    const { document, main, text } = await pageOf(slug, '/privacy-policy');
    expect(allWords(main, 'h1')).toEqual(['Privacy policy']);
    expect(words(main)).toContain(`"We" and "us" are ${site.name}.`);
    expect(allWords(main, 'h2')).toEqual(
      expect.arrayContaining(['Marketing, and how to stop it', 'Cookies and what stays on your device', 'Complaints']),
    );
    expect(words(under(main, 'Complaints'))).toContain(policy.answer);
    const access = under(main, 'See it, correct it or delete it');
    expect(linkNamed(access, 'Ask us').getAttribute('href')).toBe(site.paths.contact);
    expect(linkNamed(document, 'Who else sees it').getAttribute('href')).toBe('#part-who-else-sees-it');
    expect(main.querySelector('#part-who-else-sees-it')).not.toBeNull();
    expect(words(main).includes('Toyota network')).toBe(site.manufacturer === 'Toyota');
    expect(jsonLdOf(text, 'WebPage')).toMatchObject({ name: 'Privacy policy', dateModified: policy.updated });
    const terms = await pageOf(slug, '/terms-and-conditions');
    for (const page of [main, terms.main]) expect(words(page), slug).not.toMatch(/\{\w+\}/);
  }
});

test('[LEGAL-01] every form says what is done with the details, and leads to the privacy policy', async () => {
  for (const path of ['/contact', '/fleet', '/service', '/finance-enquiry', '/complaint-handling']) {
    const { main } = await pageOf('southern-motor-group', path);
    const form = [...main.querySelectorAll('form')].find((one) => one.querySelector('[name="email"]'));
    expect(words(form), path).toMatch(/We (?:only )?use your details|We use what you tell us/);
    expect(linkNamed(form ?? main, /^Privacy policy/).getAttribute('href')).toBe('/privacy-policy');
  }
});

test('[CONT-02] each dealer says who it is, and one what it gives to its town', async () => {
  const about = await Promise.all(siteSlugs.map(async (slug) => words((await pageOf(slug, '/about-us')).main)));
  expect(new Set(about).size).toBe(siteSlugs.length);
  expect(words(under((await pageOf('harbour-toyota', '/about-us')).main, 'What we give back'))).toContain('$100,000');
  const { main } = await pageOf('harbour-toyota', '/about-us');
  expect(main.querySelector('img')?.getAttribute('alt')).toBe('The Harbour Toyota showroom, with the sea behind it');
  expect(linkNamed(main, 'sales yard').getAttribute('href')).toBe('/teams/harbour-toyota-sales');
});

test('[CONT-03] [ROUTE-14] warranty, roadside assist and Diamond Advantage stand where the dealer has them', async () => {
  const warranty = await pageOf('harbour-toyota', '/warranty');
  expect(allWords(warranty.main, 'thead th')).toEqual(['What', 'How long', 'Kilometres']);
  expect(linkNamed(warranty.main, 'Ask about a warranty').getAttribute('href')).toBe('/contact');
  expect(words((await pageOf('harbour-toyota', '/roadside-assist')).main)).toContain('First 12 months included');
  expect(allWords((await pageOf('southern-motor-group', '/diamond-advantage')).main, 'h1')).toEqual([
    'Diamond Advantage',
  ]);
  expect((await askSite('granite-nissan', '/diamond-advantage')).status).toBe(404);
  const { document } = await pageOf('harbour-toyota', '/');
  expect(linkNamed(document, 'Roadside assist').getAttribute('href')).toBe('/roadside-assist');
});

test('[ROUTE-18] [CONT-04] a page has one address, former ones lead to it, and the sitemap names it', async () => {
  const page = await pageOf('harbour-toyota', '/pages/toyota-hybrids');
  expect(page.text).toContain('<link rel="canonical" href="http://harbour-toyota.localhost');
  expect(allWords(page.main, 'h1')).toEqual(['Toyota hybrids']);
  for (const [from, to] of [
    ['/pages/privacy-policy?from=mail', '/privacy-policy?from=mail'],
    ['/pages/handling-complaint', '/complaint-handling'],
    ['/pages/complaint-handling-process', '/complaint-handling'],
    ['/search/new-used-and-demo-cars', '/new-used-and-demo-cars'],
  ] as const) {
    const { status, headers } = await askSite('harbour-toyota', from);
    expect([from, status, headers['location']]).toEqual([from, 308, to]);
  }
  expect((await askSite('harbour-toyota', '/pages/nothing')).status).toBe(404);
  const sitemap = await sitemapText('harbour-toyota');
  for (const path of ['/privacy-policy', '/pages/toyota-hybrids']) expect(sitemap).toContain(`${path}</loc>`);
  expect(await sitemapText('sunrise-kia')).not.toContain('toyota-hybrids');
});

test('[CONT-04] a page is added, changed, dated and removed while the host runs, and a wrong one leaves the last good one', async ({
  host,
}) => {
  const path = 'sites/harbour-toyota/pages/open-day.md';
  const get = async () => (await host.askSite('harbour-toyota', '/pages/open-day')).text;
  const status = async () => (await host.askSite('harbour-toyota', '/pages/open-day')).status;
  const footer = async () => (await sitemapText('harbour-toyota', host.askSite)).includes('open-day');
  expect([await status(), await footer()]).toEqual([404, false]);
  await host.changeContent(path, '---\ntitle: Open day\n---\n\nCome in. <script>alert(1)</script>\n');
  await expect.poll(status, { interval: 100, timeout: 3_000 }).toBe(200);
  expect((await get()).includes('<script>alert')).toBe(false);
  expect(await footer()).toBe(true);
  await host.changeContent(path, '---\ntitle: Open days\n---\n');
  await expect.poll(async () => (await get()).includes('>Open days<'), { interval: 100, timeout: 3_000 }).toBe(true);
  await host.changeContent(path, '---\ntitle: Open nights\nuntil: tomorrow\n---\n');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await get()).includes('>Open days<')).toBe(true);
  await host.changeContent(path, '---\ntitle: Open days\nuntil: 2020-01-01\n---\n');
  await expect.poll(status, { interval: 100, timeout: 3_000 }).toBe(410);
  expect(await footer()).toBe(false);
  await host.changeContent(path, null);
  await expect.poll(status, { interval: 100, timeout: 3_000 }).toBe(404);
});
