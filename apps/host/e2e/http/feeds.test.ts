import { expect, test } from 'vitest';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, type SiteSlug } from '../support/address.ts';
import { demoStock } from '../support/demoStock.ts';
import { importFeed } from '../support/feed.ts';
import { siteFile } from '../support/gated.ts';
import { wordsOf } from '../support/html.ts';
import { documentOf, linkNamed, words } from '../support/pageOf.ts';
import { sitemapText } from '../support/sitemap.ts';
import { ask, askSite, search } from '../support/wire.ts';

const root = join(import.meta.dirname, '../../../..');
const header = 'stocknum,name,make,model,car_type,price,show_on_dealer_website';
/** Hidden vehicles, which no other journey can meet. */
const hiddenRow = (number: number, price = 20_000): string =>
  `Hidden ${number},Kia Rio ${number},Kia,Rio,used,${price},no`;

/** Runs the command beside the host. @returns its exit code and what it said */
function runImport(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { NODE_ENV: 'production' as const, FORECOURT_DATA: dataFolder };
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/operate/operate.ts', 'import', ...args], { cwd: root, env }, (error, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });
}

/** The rows of the table of imports, the newest first. */
async function importsOf(site: string): Promise<Element[]> {
  const document = documentOf((await ask('localhost', '/demo/feeds')).text);
  return [...document.querySelectorAll('tbody tr')].filter((row) => words(row).includes(site));
}

test('a feed that was held says why, shows what it rejected, and is released by the command on the page', async () => {
  const feed = join(dataFolder, `feed-${Date.now()}.csv`);
  const write = (...rows: string[]) => writeFileSync(feed, [header, ...rows, ''].join('\n'));
  write(hiddenRow(1), hiddenRow(2), hiddenRow(3));
  expect(await runImport(feed, '--site', 'granite-nissan', '--force')).toMatchObject({ code: 0 });
  write(hiddenRow(1, 19_000), 'Hidden 9,,Kia,Rio,used,1,no');
  expect((await runImport(feed, '--site', 'granite-nissan')).code).toBe(2);

  const [held] = await importsOf('granite-nissan');
  if (!held) throw new Error('The page shows no import.');
  expect(words(held)).toMatch(/Held\..*The feed would remove 2 of the 3 vehicles/);
  const report = linkNamed(held, '1 rejected rows, as CSV').href;
  expect((await ask('localhost', report)).text).toContain('3,name,rejected,is empty');
  const command = words(held.querySelector('code'));
  const released = /npm run import -- (--release \S+)/.exec(command)?.[1]?.split(' ') ?? [];
  expect(await runImport(...released)).toMatchObject({ code: 0 });

  const [newest, ...others] = await importsOf('granite-nissan');
  if (!newest) throw new Error('The page shows no import.');
  expect(words(newest)).toContain('Done');
  const prices = linkNamed(newest, '1 changed prices, as CSV').href;
  expect((await ask('localhost', prices)).text).toContain('Hidden 1,Kia Rio 1,20000.00,19000.00');
  for (const other of others) expect(words(other)).not.toContain('Held.');
  expect((await ask('localhost', '/demo/feeds/..%2Ffeed?list=prices')).status).toBe(404);
});

test('[ROUTE-01] a feed imported while the host runs changes its pages, search and map at once, and a car that left it answers 410', async () => {
  // A dealer whose feed no other check imports: a feed that would remove most of a dealer's stock is held.
  const slug: SiteSlug = 'kauri-cars';
  const row = (place: number, price = '31990') => [
    `ZZ91${place}0`,
    `2024 Nissan Patrol Warrior ${place}`,
    'Nissan',
    'Patrol',
    'used',
    '2024',
    price,
    'in_stock',
  ];
  const pathOf = async (number: string) => {
    const { hits } = await search(slug, { query: number });
    return hits.length === 1 ? `/cars/${hits[0]?.slug}` : null;
  };
  const priceOf = async (path: string | null) =>
    /\$\d\d,\d90/.exec(wordsOf((await askSite(slug, path ?? '')).text.split('</h1>')[1] ?? ''))?.[0];
  await importFeed(slug, [row(1), row(2), row(3)]);
  await expect.poll(() => pathOf('ZZ9130'), { timeout: 15_000 }).not.toBeNull();
  const [changed, gone] = await Promise.all(['ZZ9110', 'ZZ9130'].map(pathOf));
  expect(await priceOf(changed ?? null)).toBe('$31,990');
  expect((await askSite(slug, gone ?? '')).status).toBe(200);
  expect(await sitemapText(slug)).toContain(gone);

  expect(await importFeed(slug, [row(1, '28990'), row(2)])).toContain('1 changed');
  await expect.poll(() => priceOf(changed ?? null), { timeout: 15_000 }).toBe('$28,990');
  await expect.poll(async () => (await askSite(slug, gone ?? '')).status, { timeout: 15_000 }).toBe(410);
  const { text } = await askSite(slug, gone ?? '');
  const document = documentOf(text);
  expect(words(document.querySelector('header'))).toContain('Kauri Cars');
  expect(document.querySelector('h1')).not.toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(await pathOf('ZZ9130')).toBeNull();
  expect(await sitemapText(slug)).not.toContain(gone);
  for (const below of [`${gone}/checkout`, `/enquire?car=${gone?.slice('/cars/'.length)}`])
    expect([404, 410], below).toContain((await askSite(slug, below)).status);
});

test('[ROUTE-01] a car sold long ago is still told of, but not to search engines', async () => {
  const { dealerships, search: settings } = siteFile('haggle-free-cars');
  const longAgo = Date.now() / 1_000 - (settings.soldDays + 1) * 86_400;
  const past = demoStock().find(
    ({ status, sold_date_timestamp: sold, dealership_id }) =>
      status === 'sold' && dealership_id === dealerships[0]?.id && (sold ?? Infinity) < longAgo,
  );
  if (!past) throw new Error('The demo has no car that was sold long ago.');
  const { status, text } = await askSite('haggle-free-cars', `/cars/${past.slug}`);
  expect([status, documentOf(text).querySelector('meta[name="robots"]')?.getAttribute('content')]).toEqual([
    200,
    'noindex',
  ]);
  expect(wordsOf(text)).toMatch(/sold/i);
});
