import { expect } from 'vitest';
import { test } from './lentHost.ts';
import { askSite } from '../support/wire.ts';

const site = 'haggle-free-cars';

test('[ROUTE-18] addresses of a former website lead to where their pages are now', async () => {
  for (const [from, status, to] of [
    ['/about.aspx', 301, '/about-us'],
    ['/About.ASPX/', 301, '/about-us'],
    ['/about.aspx?from=mail&x=%20', 301, '/about-us?from=mail&x=%20'],
    ['/CONTACT-us.html', 301, '/contact'],
    ['/finance/apply.aspx?id=7', 301, '/finance-enquiry'],
    ['/page.aspx?ID=12&utm_source=x', 301, '/warranty?utm_source=x'],
    ['/used-cars/Toyota.html', 301, '/search/Toyota'],
    ['/used-cars/toyota/rav4/2023/7', 301, '/search/toyota/rav4'],
    ['/sell-us-your-car', 302, '/sell-my-car'],
    ['/reviews.html?x=1', 301, 'https://reviews.example/haggle-free-cars'],
  ] as const) {
    const { status: given, headers } = await askSite(site, from);
    expect([from, given, headers['location']]).toEqual([from, status, to]);
  }
  for (const gone of ['/news/2019/a.html', '/page.aspx?id=13']) {
    const { status, text } = await askSite(site, gone);
    expect([gone, status]).toEqual([gone, 410]);
    expect(text).toContain('Haggle-Free Cars');
  }
  // Of this site alone, and of reading alone.
  expect((await askSite('sunrise-kia', '/about.aspx')).status).toBe(404);
  expect((await askSite(site, '/about.aspx', { method: 'POST' })).headers['location']).toBeUndefined();
  expect((await askSite(site, '/about-us')).status).toBe(200);
});

test('rows are added while the host runs, and a wrong table leaves the last good one', async ({ host }) => {
  const path = `sites/${site}/redirects/website-until-2025.md`;
  const lead = async (address: string) => (await host.askSite(site, address)).headers['location'];
  const soon = { interval: 100, timeout: 3_000 };
  await host.changeContent(path, '---\n---\n/a.aspx /b.aspx\n/b.aspx /about-us\n');
  await expect.poll(() => lead('/a.aspx?x=1'), soon).toBe('/about-us?x=1');
  await host.changeContent(path, '---\n---\n/a.aspx /b.aspx\n/b.aspx /a.aspx\n');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await lead('/a.aspx')).toBe('/about-us');
  const problems = await host.askSite(site, '/api/content/problems', {
    headers: { authorization: 'Bearer demo-admin' },
  });
  expect(problems.text).toContain('leads back to itself');
  await host.changeContent(path, '---\n---\n/a.aspx /warranty\n');
  await expect.poll(() => lead('/a.aspx'), soon).toBe('/warranty');
});
