import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { wordsOf } from './support/html.ts';
import { nosyRequest, secretWord, sendNosy } from './support/nosyRequest.ts';
import { startOwnHost, type OwnHost } from './support/ownHost.ts';
import { expectedWords, stockRecords } from './support/repayments.ts';
import { slowConnections } from './support/slowConnections.ts';
import {
  hostCachedRoutes,
  storedAddresses,
  storedRoutes,
  tagsOf,
  withQuery,
  type StoredAddress,
} from './support/storedAddresses.ts';

/** Longer than the server answers from the pages of the last moment. */
const moment = 1_100;
/** Pages say what is open by the last full five minutes. */
const period = () => Math.floor(Date.now() / 300_000);

let host: OwnHost;
let slow: ReturnType<typeof slowConnections>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  host = await startOwnHost();
  slow = slowConnections(host.port);
});
test.afterAll(() => host.end());

/** The data of a page, as the framework's client asks for it. */
const dataOf = ({ site, path }: StoredAddress) =>
  host.askSite(site, withQuery(path, '_rsc'), { headers: { rsc: '1' } });

/** A page or its data, as it was sent. */
interface Read extends StoredAddress {
  what: 'page' | 'data';
  text: string;
}

/** What everybody gets of these addresses now: the page, and its data where that is stored too. */
async function read(addresses: readonly StoredAddress[]): Promise<Read[]> {
  const all: Read[] = [];
  for (const address of addresses) {
    const { site, path, storedBy } = address;
    const page = await host.askSite(site, path);
    expect(String(page.headers['cache-control']), `${site}${path} is stored`).toContain('s-maxage');
    expect(page.status, `${site}${path}`).toBe(path.includes('/no-such-') ? 404 : 200);
    all.push({ ...address, what: 'page', text: page.text });
    // The data of a page that the host keeps is made for who asks.
    if (storedBy === 'host') continue;
    const data = await dataOf(address);
    expect(data.status, `${site}${path}`).toBe(200);
    all.push({ ...address, what: 'data', text: data.text });
  }
  return all;
}

/** Links that show a draft full of the secret word, one for each address; on its own it is the page. */
async function previewsOf(addresses: readonly StoredAddress[]): Promise<string[]> {
  const headers = { authorization: 'Bearer demo-admin', 'content-type': 'application/json' };
  const call = async (method: string, path: string, body: object) => {
    const answer = await host.askSite('harbour-toyota', path, { method, headers, body: JSON.stringify(body) });
    expect(answer.status, answer.text).toBe(201);
    return JSON.parse(answer.text) as { url: string };
  };
  const slug = 'no-such-page';
  await call('PUT', `/api/content/shared/page/${slug}`, { title: secretWord, text: secretWord, draft: true });
  const links: string[] = [];
  for (const { site, path: address } of addresses) {
    const [path = ''] = address.split('?');
    const { url } = await call('POST', '/api/content/previews', { site, kind: 'page', slug, path });
    links.push(path + new URL(url).search);
  }
  return links;
}

/** Around the first letter in which two pages differ, what each says. */
function differenceOf(one: string, other: string): { is: string; was: string } {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  const around = (page: string) => page.slice(Math.max(0, place - 80), place + 160);
  return { is: around(one), was: around(other) };
}

async function forget(addresses: readonly StoredAddress[]): Promise<void> {
  await host.forget(tagsOf(addresses));
  await new Promise((resolve) => setTimeout(resolve, moment));
}

test('[SITE-04] pages that are stored hold nothing of whoever came first, and are the same bytes whoever did', async () => {
  test.setTimeout(300_000);
  expect(storedRoutes()).toContain('/[site]/cars/[slug]');
  expect(hostCachedRoutes()).toEqual(expect.arrayContaining(['/[site]/search', '/[site]/search/[...list]']));
  const addresses = await storedAddresses(host, 2);
  const seed = Date.now();
  const previews = await previewsOf(addresses);
  console.log(`Requests drawn with seed ${seed}.`);
  const drawn = fc.sample(nosyRequest, { seed, numRuns: addresses.length });

  for (;;) {
    const began = period();
    for (const [place, address] of addresses.entries()) {
      // Whoever comes first sees what nobody else may.
      const preview = await host.askSite(address.site, previews[place] ?? '');
      if (address.path.endsWith('/no-such-page')) expect(preview.text).toContain(secretWord);
      expect(preview.headers['cache-control']).toBe('no-store');
      const answer = await sendNosy(host, address, drawn[place] ?? drawn[0]!);
      expect(answer.status, `seed ${seed}: ${address.site}${address.path}`).toBeLessThan(500);
    }
    const soiled = await read(addresses);
    await forget(addresses);
    const clean = await read(addresses);
    if (period() !== began) continue;
    const told = soiled.filter(({ text }) => text.includes(secretWord));
    expect(
      told.map(({ site, path, what }) => ({ site, path, what })),
      `seed ${seed}`,
    ).toEqual([]);
    const others = soiled.flatMap(({ site, path, what, text }, place) => {
      const whole = clean[place]?.text ?? '';
      return text === whole ? [] : [{ site, path, what, ...differenceOf(text, whole) }];
    });
    expect(others, `seed ${seed}`).toEqual([]);
    return;
  }
});

test('the data of pages that the host keeps is made for who asks', async () => {
  const kept = (await storedAddresses(host, 2)).filter(({ storedBy }) => storedBy === 'host');
  expect(kept.length).toBeGreaterThan(10);
  // One of five: who keeps a page is a matter of its route, and each stands there for several sites.
  for (const address of kept.filter((_, place) => place % 5 === 0)) {
    const { status, headers } = await dataOf(address);
    expect([status, String(headers['cache-control'])], `${address.site}${address.path}`).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
  }
});

test('a flood of queries makes no page twice', async () => {
  const [address] = (await storedAddresses(host, 4)).filter(({ path }) => path.startsWith('/cars/'));
  if (!address) throw new Error('There is no vehicle.');
  await forget([address]);
  const { site, path } = address;
  const ask = (query: number) => host.askSite(site, `${path}?a=${query}`);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, query) => ask(query)));
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, moment));
  expect((await ask(99)).headers['x-nextjs-cache']).toBe('HIT');
  const { headers } = await host.askSite(site, path);
  expect(
    (await host.askSite(site, `${path}?a=1`, { headers: { 'if-none-match': String(headers['etag']) } })).status,
  ).toBe(304);
});

test('a site that prefers another lender shows its figures on stored pages within seconds, and its other new words', async () => {
  const site = 'harbour-toyota';
  const ofLender = async (lender: string) =>
    (await stockRecords(site, host.port)).filter(({ summary }) => summary.finance?.provider === lender);
  const page = async (path: string) => wordsOf((await host.askSite(site, path)).text);
  const shown = (await ofLender('powertorque')).slice(0, 12).map(({ summary }) => `/cars/${summary.slug}`);
  for (const path of ['/', ...shown]) await page(path);

  const tagline = 'Changed while the host runs';
  await host.changeSite(site, (file) => ({ ...file, tagline, finance: { ...file.finance, lenders: ['manual'] } }));
  await expect(async () => {
    expect(await page('/')).toContain(tagline);
    const others = (await ofLender('manual')).filter(({ summary }) => shown.includes(`/cars/${summary.slug}`));
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const words = expectedWords(other);
      expect(await page(`/cars/${other.summary.slug}`)).toContain(words?.repayment ?? 'a repayment');
    }
  }).toPass({ timeout: 15_000 });
});

test('a second demo host on the same database is refused with what to do', async () => {
  expect(await host.startAnother()).toMatch(/^Another host runs the demo on this database: stop that host, set/);
});

test('connections that do not get on are ended within ten seconds', async () => {
  // The machine may be busy with other journeys.
  for (const { name, ms } of await slow) expect(ms, name).toBeLessThan(15_000);
});

test.describe('with the database away', () => {
  test.beforeAll(() => host.stopDatabase());
  const site = 'granite-nissan';

  test('stored pages go on, and a link to one that cannot be made leads to the dealer’s number', async ({ page }) => {
    await page.goto(`http://${site}.localhost:${host.port}/`);
    const link = page.locator('main a[href^="/cars/"]').last();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveTitle('Back in a moment | Granite Nissan');
    expect(new URL(page.url()).pathname).toBe(path);
    // Without scripts too it says who the dealer is and how to call.
    const { status, headers, text } = await host.askSite(site, String(path), { isAlone: true });
    expect([status, headers]).toEqual([
      503,
      expect.objectContaining({ 'retry-after': '30', 'cache-control': 'no-store' }),
    ]);
    expect(text).toMatch(/<h1[^>]*>We can’t show this page just now<\/h1>/);
    expect(text).toContain('href="tel:+61255501400">Call 02 5550 1400</a>');
    await expect(page.getByRole('banner')).toContainText('Granite Nissan');
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', page.url());
  });
});
