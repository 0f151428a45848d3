import { expect, vi } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { test } from './lentHost.ts';
import { plainForm } from '../support/plainForm.ts';
import { ask, askSite, stockOf } from '../support/wire.ts';

/** Words that one template's code alone has. */
const wordsOf = {
  group: 'Find by location',
  superstore: 'Popular budgets',
  caravan: 'Who’s coming along?',
  boutique: 'See it by appointment',
} as const;
const boutiqueSheet = /\/assets\/templates\/[0-9a-f]+\.css/;

/** Addresses of scripts and style sheets that a page names anywhere, also for later. */
const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\/(?:_next\/static\/chunks|assets\/templates)\/[\w.~-]+\.(?:js|css)/g)].map(([path]) => path),
  ),
];

test('[SITE-04] scripts and styles of a page hold nothing of another template’s own code', async () => {
  const read = new Map<string, string>();
  for (const slug of siteSlugs) {
    const [vehicle] = await stockOf(slug);
    for (const path of ['/', '/search', `/cars/${vehicle?.slug}`]) {
      const { status, text } = await askSite(slug, path);
      expect(status).toBe(200);
      const files = filesOf(text);
      expect(files.length).toBeGreaterThan(3);
      expect(files.filter((file) => boutiqueSheet.test(file))).toEqual([]);
      for (const file of files) if (!read.has(file)) read.set(file, (await askSite(slug, file)).text);
    }
  }
  expect(read.size).toBeGreaterThan(10);
  for (const [file, text] of read) {
    for (const words of [...Object.values(wordsOf), 'boutique-hero']) {
      expect(text.includes(words), `${file} has '${words}'`).toBe(false);
    }
  }
});

test('[SITE-01] [SITE-02] a template of another package is a site’s as soon as its file names it, with its own sheet and flag', async ({
  host,
}) => {
  const page = async (path: string) => (await ask('harbour-toyota.localhost', path, { to: host.port })).text;
  const [vehicle] = await stockOf('harbour-toyota');
  expect(await page('/')).not.toContain(wordsOf.boutique);
  await host.changeSite('harbour-toyota', (site) => ({ ...site, template: 'boutique', theme: 'boutique' }));
  await vi.waitFor(async () => expect(await page('/')).toContain(wordsOf.boutique), { timeout: 15_000 });
  const home = await page('/');
  // Its rules stand in the head of the page, and its whole sheet comes late like the others.
  expect(home).toContain('.boutique-hero{');
  expect(home).toMatch(boutiqueSheet);
  // And its theme's dark surface.
  expect(home).toContain('#1a1713');
  expect(await page(`/cars/${vehicle?.slug}`)).toContain(wordsOf.boutique);
  // What it does not have itself is the franchise's.
  expect(await page('/contact')).toContain('id="locations"');
  await host.changeSite('harbour-toyota', (site) => ({ ...site, flags: { showroomVisits: false } }));
  await vi.waitFor(async () => expect(await page('/')).not.toContain(wordsOf.boutique), { timeout: 15_000 });
});

test('[FORM-19] a form that the configuration registers has a page, and its lead is delivered', async () => {
  const form = await plainForm('harbour-toyota', '/forms/showroom-visit');
  expect(form.page.status).toBe(200);
  expect(form.html).toContain('Visit our showroom');
  const visitor = {
    name: 'Ida',
    last_name: 'Holm',
    email: 'ida.holm@example.com',
    phone: '0412 345 678',
    postcode: '6160',
  };
  const refused = await form.post(visitor);
  expect(refused.leadId).toBe('');
  const sent = await refused.again().post({ ...visitor, visit_part_of_day: 'Evening', visit_wishes: 'The blue one' });
  expect(sent.leadId).not.toBe('');
  for (const path of ['/forms/fleet', '/forms/nobody'])
    expect((await askSite('harbour-toyota', path)).status).toBe(404);
});
