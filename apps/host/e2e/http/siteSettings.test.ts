import { pageNames, pageRow } from '@forecourt/domain';
import { expect, vi } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { mainText, wordsOf } from '../support/html.ts';
import { test } from './lentHost.ts';
import { ask, askSite, firstInStock } from '../support/wire.ts';

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
    const licensed = site.country === 'NZ' ? 'motor vehicle trader' : 'licence';
    for (const licence of site.licenceNumbers) expect(plain).toContain(`${licensed} ${licence}`);
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

test('[SITE-01] a file that is wrong changes nothing for visitors, is named with what would be right, and mended is taken up', async ({
  host,
}) => {
  const title = async () => (await host.askSite('sunrise-kia', '/')).text.match(/<title>[^<]*/)?.[0];
  const checks = async () => (await ask('localhost', '/demo/checks', { to: host.port })).text;
  const before = await title();
  await host.changeSite('sunrise-kia', (site) => ({ ...site, name: 'Sunset Kia', theme: 'kai' }));
  await host.changeSite('granite-nissan', (site) => ({ ...site, name: 'Granite Nissan of the Hills' }));
  await vi.waitFor(
    async () => {
      expect((await host.askSite('granite-nissan', '/')).text).toContain('Granite Nissan of the Hills');
      expect(wordsOf(await checks())).toContain("'kai' is not known; did you mean 'kia'?");
    },
    { timeout: 15_000 },
  );
  expect(await title()).toBe(before);
  await host.changeSite('sunrise-kia', (site) => ({ ...site, theme: 'kia' }));
  await vi.waitFor(
    async () => {
      expect(await title()).toContain('Sunset Kia');
      expect(wordsOf(await checks())).not.toContain('kai');
    },
    { timeout: 15_000 },
  );
});

test('[SITE-01] [SITE-03] a dealer of whom only name, template and theme are known has every page within seconds', async ({
  host,
}) => {
  const dealer = (slug: string, path: string) => ask(`${slug}.localhost`, path, { to: host.port });
  for (const template of ['franchise', 'group', 'superstore', 'caravan', 'boutique']) {
    const slug = `plain-${template}`;
    await host.runSite('new', slug, '--name', 'Plain & Sons', '--template', template, '--theme', 'mazda');
    await vi.waitFor(
      async () => {
        expect((await dealer(slug, '/')).status).toBe(200);
      },
      { timeout: 10_000 },
    );
    const home = (await dealer(slug, '/')).text;
    expect(home).toContain('<title>Plain &amp; Sons');
    expect(mainText(home)).not.toContain(' 0 vehicles');
    const menu = home.slice(home.indexOf('<header'), home.indexOf('</header>'));
    const links = [...home.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    for (const path of ['/search', '/service', '/contact']) expect(menu).toContain(`href="${path}"`);
    // Pages that no link names are the same for every template, but for the two that compose most of their own.
    const single = ['franchise', 'caravan'].includes(template)
      ? pageNames.map((name) => pageRow(name).path).filter((path) => !path.includes('{'))
      : [];
    for (const path of new Set([...single, ...links])) {
      const { status } = await dealer(slug, path);
      const right = links.includes(path) ? [200, 307] : [200, 307, 404];
      expect(right, `${slug}${path}: ${status}`).toContain(status);
    }
  }
});

test('[SITE-03] a theme that is data is changed while the host runs, and one that nobody could read is not taken', async ({
  host,
}) => {
  const home = async () => (await host.askSite('southern-motor-group', '/')).text;
  expect(await home()).toContain('--fc-color-brand:#0b6e4f');
  await host.writeTheme('southern', { brand: '#ffd100', corners: 'square' });
  await vi.waitFor(
    async () => {
      const text = await home();
      expect(text).toContain('--fc-color-brand:#ffd100');
      expect(text).toContain('--fc-color-on-brand:#000000');
      expect(text).toContain('--fc-radius-card:0px');
    },
    { timeout: 15_000 },
  );
  await host.writeTheme('southern', { brand: '#0b6e4f', colours: { text: '#cccccc' } });
  await vi.waitFor(
    async () => {
      const checks = wordsOf((await ask('localhost', '/demo/checks', { to: host.port })).text);
      expect(checks).toContain('text on background has a contrast of');
    },
    { timeout: 15_000 },
  );
  expect(await home()).toContain('--fc-color-brand:#ffd100');
});
