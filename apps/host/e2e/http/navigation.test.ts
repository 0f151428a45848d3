import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { allWords, linkNamed, pageOf, words } from '../support/pageOf.ts';
import { askSite } from '../support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';

async function menuOf(slug: SiteSlug) {
  const { document } = await pageOf(slug, '/');
  const menu = document.querySelector('[aria-label="Main menu"]');
  if (!menu) throw new Error(`${slug} has no menu`);
  return menu;
}
/** Addresses of a menu's entry, by their names. */
function entries(menu: Element, name: string): Map<string, string | null> {
  const item = [...menu.querySelectorAll('li')].find((one) => words(one.querySelector('button')) === name);
  // Without a script the entry is a link itself.
  const links = [...(item?.querySelectorAll('a') ?? [])].filter((link) => words(link) !== name);
  return new Map(links.map((link) => [words(link), link.getAttribute('href')]));
}

test('[NAV-01] a dealer’s own pages stand in the menu, and its manufacturer’s where it has a base domain', async () => {
  const menu = await menuOf(toyota);
  const service = entries(menu, 'Service');
  const dealer = 'https://harbourtoyota.dealer.example';
  for (const [name, path] of [
    ['Online service booking', `${dealer}/service-booking`],
    ['Toyota Genuine Service', '/genuine-service'],
    ['Warranty Advantage', '/warranty'],
    ['Roadside assist', '/roadside-assist'],
  ]) {
    expect(service.get(name!), name).toBe(path);
  }
  expect(entries(menu, 'Parts & accessories').get('Find a part')).toBe('/parts/search');
  expect(linkNamed(menu, 'Sell my car').getAttribute('href')).toBe(`${dealer}/sell-my-car`);
  const company = entries(menu, 'Company');
  for (const [name, path] of [
    ['About us', '/about-us'],
    ['Contact us', '/contact'],
    ['Fleet and business', '/fleet'],
    ['Terms and conditions', '/terms-and-conditions'],
    ['Complaint handling process', '/complaint-handling'],
  ]) {
    expect(company.get(name!), name).toBe(path);
  }
  const kia = await menuOf('sunrise-kia');
  expect(entries(kia, 'Service').get('Online service booking')).toMatch(
    /^https:\/\/[^/]*sunrisekia\.dealer\.example\//,
  );
});

test('[NAV-09] menus of models and of stock fill themselves, others are as the site has them', async () => {
  const menu = await menuOf(toyota);
  // Without JavaScript the entry is a link; with it the tiles come when it is opened.
  expect(linkNamed(menu, 'New vehicles').getAttribute('href')).toBe('/models');
  const { text } = await askSite(toyota, '/api/models/menu');
  const { models } = JSON.parse(text) as { models: { name: string; href: string; stockHref: string }[] };
  expect(models.length).toBeGreaterThan(5);
  expect(models.find(({ name }) => name === 'Corolla')).toMatchObject({
    href: '/models/toyota-corolla',
    stockHref: '/search/toyota/corolla',
  });
  expect([...entries(menu, 'Pre-owned vehicles').values()]).toEqual([
    '/search/new-cars',
    '/search/used-cars',
    '/search/demo-cars',
    '/search',
  ]);
  expect(entries(menu, 'By type').get('Utes')).toBe('/search?body=Ute');
  expect(entries(menu, 'By type').size).toBe(5);
});

test('[NAV-05] the foot of every page names the dealer’s licences', async () => {
  for (const [slug, licences] of [
    [toyota, ['MD28714']],
    ['southern-motor-group', ['MD 071204', 'LMCT 11493', '3048217']],
  ] as const) {
    const { document } = await pageOf(slug, '/contact');
    const foot = words(document.querySelector('footer [aria-label="Licences"]'));
    for (const licence of licences) expect(foot, slug).toContain(licence);
  }
});

test('[NAV-06] the five promises stand on the contact page of the site that makes them, and on no other site’s', async () => {
  const { main } = await pageOf('haggle-free-cars', '/contact');
  const promises = main.querySelector('[aria-label="Our promises"]');
  expect(allWords(promises!, 'li')).toEqual([
    'One haggle-free price',
    '48hr money back guarantee',
    'Lifetime engine guarantee',
    'Cool value servicing for life',
    '12 months roadside assist',
  ]);
  expect(linkNamed(promises!, 'Reserve Online').getAttribute('href')).toBe('/search');
  const other = await pageOf(toyota, '/contact');
  expect(other.main.querySelector('[aria-label="Our promises"]')).toBeNull();
});

test('[NAV-07] the home page leads to offers, service and selling', async () => {
  const { main } = await pageOf(toyota, '/');
  for (const [name, href] of [
    [/^Latest offers/, '/special-offers'],
    [/^Book your service online/, '/service'],
    [/^Sell your car/, '/sell-my-car'],
  ] as const) {
    expect(linkNamed(main, name).getAttribute('href')).toBe(href);
  }
  expect(main.querySelector('#offers')).not.toBeNull();
});

test('[NAV-10] a site without a chat has no corner, and may reach nobody’s', async () => {
  const without = await askSite(toyota, '/service');
  expect(without.text).not.toContain('stand-in/chat');
  expect(String(without.headers['content-security-policy'])).not.toContain('frame-src');
});
