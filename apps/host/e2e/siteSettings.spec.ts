import { expect, test } from '@playwright/test';
import { siteSlugs } from './support/address.ts';
import { siteOf } from './support/gated.ts';
import { mainText, wordsOf } from './support/html.ts';
import { startOwnHost } from './support/ownHost.ts';
import { ask, askSite, firstInStock } from './support/wire.ts';

const carPage = async (slug: (typeof siteSlugs)[number], filters = '') =>
  (await askSite(slug, `/cars/${(await firstInStock(slug, filters)).slug}`)).text;

test('[SITE-01] a site is what its file says: name, tagline, menu, texts, licences, addresses and pages', async () => {
  for (const slug of siteSlugs) {
    const site = siteOf(slug);
    const { text, status } = await askSite(slug, '/');
    expect(status).toBe(200);
    const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const words of [site.name, site.tagline, site.description, site.texts.heroTitle]) {
      expect(plain, `${slug}: ${words}`).toContain(words);
    }
    for (const { name } of site.navigation) expect(plain).toContain(`>${name}`);
    for (const licence of site.licenceNumbers) expect(plain).toContain(`licence ${licence}`);
    for (const url of Object.values(site.socialUrls)) expect(plain).toContain(url);
    expect(mainText((await askSite(slug, site.paths.search)).text).toLowerCase()).toContain(
      site.texts.vehicleNounPlural,
    );
    const fleet = await askSite(slug, '/fleet');
    expect([slug, fleet.status]).toEqual([slug, site.pages.includes('fleet') ? 200 : 404]);
  }
});

test('[SITE-02] a flag is the site’s, else its template’s, else its manufacturer’s, else the platform’s', async () => {
  // The platform's own: nobody names it, and every vehicle has its print page.
  expect(await carPage('harbour-toyota')).toContain('/print?car_id=');
  // The template's: caravans are not driven, though test drives are on by default.
  expect(await carPage('coastline-caravans')).not.toMatch(/Book a test drive</);
  expect(await carPage('granite-nissan', 'car_type:used')).toMatch(/Book a test drive</);
  // The manufacturer's: Kia sells online, and Sunrise Kia's file says nothing of it.
  const kia = await firstInStock('sunrise-kia', 'make:Kia AND dealership_id:"dlr-sunrise-kia" AND price > 0');
  expect((await askSite('sunrise-kia', `/cars/${kia.slug}`)).text).toContain('/checkout-journey');
  // The site's, against its manufacturer's and the platform's.
  expect(await carPage('harbour-toyota', 'car_type:used')).not.toContain('/checkout-journey');
  expect((await askSite('sunrise-kia', '/watchlist')).status).toBe(404);
  expect([302, 303, 307]).toContain((await askSite('harbour-toyota', '/watchlist')).status);
});

test('[SITE-01] a file that is wrong changes nothing for visitors, is named with what would be right, and mended is taken up', async () => {
  test.setTimeout(120_000);
  const host = await startOwnHost();
  try {
    const title = async () => (await host.askSite('sunrise-kia', '/')).text.match(/<title>[^<]*/)?.[0];
    const checks = async () => (await ask('localhost', '/demo/checks', { to: host.port })).text;
    const before = await title();
    await host.changeSite('sunrise-kia', (site) => ({ ...site, name: 'Sunset Kia', theme: 'kai' }));
    await host.changeSite('granite-nissan', (site) => ({ ...site, name: 'Granite Nissan of the Hills' }));
    await expect(async () => {
      expect((await host.askSite('granite-nissan', '/')).text).toContain('Granite Nissan of the Hills');
      expect(wordsOf(await checks())).toContain("'kai' is not known; did you mean 'kia'?");
    }).toPass({ timeout: 15_000 });
    expect(await title()).toBe(before);
    await host.changeSite('sunrise-kia', (site) => ({ ...site, theme: 'kia' }));
    await expect(async () => {
      expect(await title()).toContain('Sunset Kia');
      expect(wordsOf(await checks())).not.toContain('kai');
    }).toPass({ timeout: 15_000 });
  } finally {
    await host.end();
  }
});
