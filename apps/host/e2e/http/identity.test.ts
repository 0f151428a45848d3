import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { test } from './lentHost.ts';
import { ask, askSite } from '../support/wire.ts';

/** Address of the logo in the bar of a page. */
const logoOf = (html: string) =>
  /<header[^]*?<img[^>]+src="(\/media\/site\/[0-9a-f]{16}\.svg)"[^]*?<\/header>/.exec(html)?.[1];

test('[SITE-03] a dealer with a logo shows it in place of its name, for light and for dark bars', async () => {
  for (const [slug, name] of [
    ['coastline-caravans', 'Coastline Caravans'],
    ['southern-motor-group', 'Southern Motor Group'],
  ] as const) {
    const { text } = await askSite(slug, '/contact');
    expect(text).toContain(`alt="${name} home"`);
    const logo = logoOf(text) ?? '';
    const file = await askSite(slug, logo);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(file.headers['cache-control']).toContain('immutable');
    // Opened by itself it is a document, which may run nothing.
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
    expect(file.text).toContain('<svg');
  }
  expect(logoOf((await askSite('harbour-toyota', '/contact')).text)).toBeUndefined();
  expect((await askSite('harbour-toyota', '/media/site/0123456789abcdef.svg')).status).toBe(404);
  expect((await askSite('harbour-toyota', '/media/demo/0123456789abcdef.svg')).status).toBe(404);
});

test('[SITE-03] every site has icons for browsers and phones, of its own picture or its initials', async () => {
  const seen = new Set<string>();
  for (const slug of siteSlugs) {
    const { text } = await askSite(slug, '/contact');
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const link = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(text)?.[1] ?? '';
      const file = await askSite(slug, link);
      expect([slug, rel, file.status]).toEqual([slug, rel, 200]);
      if (rel === 'apple-touch-icon') seen.add(file.body.toString('base64'));
      if (rel === 'manifest') {
        const { icons } = JSON.parse(file.text) as { icons: { src: string }[] };
        for (const { src } of icons) expect((await askSite(slug, src)).headers['content-type']).toBe('image/png');
      }
    }
    const old = await askSite(slug, '/favicon.ico');
    expect([old.status, old.headers['content-type']]).toEqual([200, 'image/x-icon']);
    const again = await askSite(slug, '/favicon.ico', { headers: { 'if-none-match': String(old.headers['etag']) } });
    expect(again.status).toBe(304);
  }
  expect(seen.size).toBe(siteSlugs.length);
});

test('[SITE-03] a dealer with a font of its own has its headings set in it', async () => {
  const { text } = await askSite('coastline-caravans', '/contact');
  const address = /src:url\((\/media\/site\/[0-9a-f]{16}\.woff2)\)/.exec(text)?.[1] ?? '';
  const file = await askSite('coastline-caravans', address);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'font/woff2']);
  expect(file.headers['cache-control']).toContain('immutable');
  const [, family] = /@font-face\{font-family:'(Own [0-9a-f]{8})';src:url\(\/media\/site/.exec(text) ?? [];
  expect(text).toContain(`--fc-font-heading:'${family}',`);
});

test('[SITE-03] a picture that cannot be used is named, and the site stays as it was until it is mended', async ({
  host,
}) => {
  const logo = async () => logoOf((await host.askSite('harbour-toyota', '/')).text);
  const checks = async () => (await ask('localhost', '/demo/checks', { to: host.port })).text;
  await host.changeSite('harbour-toyota', (site) => ({ ...site, identity: { logo: 'logo.svg' } }));
  await expect.poll(checks, { timeout: 15_000 }).toContain('identity.logo: there is no assets/harbour-toyota/logo.svg');
  expect(await logo()).toBeUndefined();
  const picture = await readFile(join(import.meta.dirname, '../../sites/assets/coastline-caravans/logo.svg'));
  await host.writePicture('harbour-toyota', 'logo.svg', picture);
  await expect.poll(logo, { timeout: 15_000 }).toBeDefined();
  const before = (await logo()) ?? '';
  await host.writePicture('harbour-toyota', 'logo.svg', null);
  await expect.poll(checks, { timeout: 15_000 }).toContain('there is no assets/harbour-toyota/logo.svg');
  expect(await logo()).toBe(before);
  expect((await host.askSite('harbour-toyota', before)).status).toBe(200);
});
