import { expect, test } from '@playwright/test';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { inParallel } from './support/inParallel.ts';
import { changesOf, looksOf } from './support/looks.ts';
import { open } from './support/ready.ts';
import { kindsOfPages, sitemapAddresses } from './support/sitemap.ts';
import { watchPage } from './support/watchPage.ts';
import { askSite, firstInStock } from './support/wire.ts';

const unseen = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
/** What is for print comes with the whole sheets alone. */
const forPrint = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** The build's rules of one class alone, as `.name{…}`. */
async function rulesByClass(slug: SiteSlug, sheets: readonly string[]): Promise<Map<string, string[]>> {
  const rules = new Map<string, string[]>();
  for (const css of await Promise.all(sheets.map(async (path) => (await askSite(slug, path)).text))) {
    for (const [rule, name = ''] of css.replace(forPrint, '').matchAll(/(?<=[{};])\.([\w-]+)\{[^{}]*\}/g)) {
      rules.set(name, [...(rules.get(name) ?? []), rule]);
    }
  }
  return rules;
}

for (const slug of siteSlugs) {
  test(`${slug}: every kind of page has the rules of its classes in its head, and no sheet that holds it up`, async () => {
    const paths = [...(await kindsOfPages(slug)), '/favourites', '/compare', '/cars/no-such-car'];
    expect(paths.length).toBeGreaterThan(15);
    const known = new Map<string, Map<string, string[]>>();
    await inParallel(paths, async (path) => {
      const { text: html, headers } = await askSite(slug, path);
      const head = headOf(html);
      expect.soft(head, path).not.toContain('<link rel="stylesheet"');
      // Headers are read first of all.
      expect.soft(String(headers['link']), path).not.toContain('as="style"');
      const [, style = ''] = /<style data-precedence="first">([^<]*)<\/style>/.exec(head) ?? [];
      const [whole = ''] = /<noscript>(<link rel="stylesheet"[^>]*>)+<\/noscript>/.exec(html) ?? [];
      const sheets = [...whole.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
      expect.soft(sheets.length, path).toBeGreaterThan(0);
      const rules = known.get(whole) ?? (await rulesByClass(slug, sheets));
      known.set(whole, rules);
      const names = [...html.replace(unseen, '').matchAll(/\sclass="([^"]*)"/g)].flatMap(([, all = '']) =>
        all.split(' '),
      );
      const missing = [...new Set(names)].flatMap((name) =>
        (rules.get(name) ?? []).filter((rule) => !style.includes(rule)),
      );
      expect.soft(missing, path).toEqual([]);
      expect.soft([...new Set(names)].filter((name) => rules.has(name)).length, path).toBeGreaterThan(20);
      expect.soft(style.length, path).toBeLessThan(60_000);
      expect.soft(String(headers['content-security-policy']), path).not.toContain("style-src 'self' 'unsafe-inline'");
    });
  });
}

const judged: readonly SiteSlug[] = ['harbour-toyota', 'coastline-caravans'];

async function judgedPages(slug: SiteSlug): Promise<string[]> {
  const paths = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  const article = paths.find((path) => /^\/blog\/[^/]+\/[^/]+$/.test(path));
  const { slug: car } = await firstInStock(slug);
  return ['/', '/search', `/cars/${car}`, '/special-offers', ...(article ? [article] : [])];
}

for (const slug of judged) {
  for (const width of [390, 1_440]) {
    test(`${slug} looks the same at ${width} pixels before and after its whole style sheets arrive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const session = await page.context().newCDPSession(page);
      let release: () => void = () => undefined;
      let waiting = Promise.resolve();
      await page.route('**/*.css', (route) => waiting.then(() => route.continue()));
      // Nothing but the sheets may change the page meanwhile.
      await page.route(/\.(js|woff2)$|\/media\/|\/api\/|\/_data\//, (route) => route.abort());
      const paths = await judgedPages(slug);
      expect(paths).toHaveLength(5);
      for (const path of paths) {
        waiting = new Promise((resolve) => (release = resolve));
        await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
        const links = page.locator('head link[rel="stylesheet"]');
        await expect.poll(() => links.count()).toBeGreaterThan(0);
        expect(await links.evaluateAll((all) => all.filter((one) => (one as HTMLLinkElement).sheet).length)).toBe(0);
        // All of it is laid out at once, and not when somebody comes near.
        await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
        const before = await looksOf(page, session);
        expect(before.parts.size, path).toBeGreaterThan(200);
        release();
        await expect
          .poll(() => links.evaluateAll((all) => all.every((one) => (one as HTMLLinkElement).sheet !== null)))
          .toBe(true);
        expect.soft(changesOf(before, await looksOf(page, session)), path).toEqual([]);
      }
    });
  }

  test(`${slug} wakes beside its styles without a complaint, and its router finds the sheets that it knows`, async ({
    page,
  }) => {
    const complaints = watchPage(page);
    for (const path of await judgedPages(slug)) {
      await open(page, siteUrl(slug, path));
      const sheets = await page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
      expect(sheets.length, path).toBeGreaterThan(0);
      expect(new Set(sheets).size, `${path}: each once`).toBe(sheets.length);
    }
    expect(complaints).toEqual([]);
  });
}

test('a reader without scripts gets the whole sheets behind the content', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(siteUrl('harbour-toyota', '/'));
  expect(requests.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
  await page.close();
});
