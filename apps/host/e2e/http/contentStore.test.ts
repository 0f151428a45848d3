import {
  contentKindNames,
  contentKinds,
  contentPlace,
  pageHref,
  type ContentKind,
  type ContentRecord,
} from '@forecourt/domain';
import { hostileWords } from '@forecourt/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMatrix, siteSlugs, type SiteSlug } from '../support/address.ts';
import { hostileRecord, type FieldSchema } from '../support/hostileRecord.ts';
import { startOwnHost, type OwnHost } from '../support/ownHost.ts';
import { documentOf, words } from '../support/pageOf.ts';
import { runningIn } from '../support/runningIn.ts';

const site = 'harbour-toyota';
const path = '/pages/open-day';
const record = `/api/content/sites/${site}/page/open-day`;
const key = { authorization: 'Bearer demo-admin', 'content-type': 'application/json' };
const soon = { interval: 100, timeout: 3_000 };

let host: OwnHost;
beforeAll(async () => {
  const agency = { key: 'an-agency-key-of-its-own', sites: [site] };
  host = await startOwnHost({ FORECOURT_SITE_KEYS: JSON.stringify({ agency }) });
});
afterAll(() => host.end());

const api = (method: string, address: string, body?: object, headers: Record<string, string> = key) =>
  host.askSite(site, address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
const page = (address = path) => host.askSite(site, address);

test('[CONT-04] an agency’s system stores, changes and removes a page over HTTP, and the site shows it at once', async () => {
  expect((await page()).status).toBe(404);
  expect((await api('PUT', record, { title: 'Open day', text: '<script>alert(1)</script>Come.' })).status).toBe(201);
  const first = await page();
  expect([first.status, first.text.includes('>Open day<'), first.text.includes('alert(1)')]).toEqual([
    200,
    true,
    false,
  ]);
  const etag = String((await api('GET', record)).headers['etag']);
  expect((await api('PATCH', record, { title: 'Open days' }, { ...key, 'if-match': etag })).status).toBe(200);
  expect((await page()).text).toContain('>Open days<');
  const late = await api('PATCH', record, { title: 'Mine' }, { ...key, 'if-match': etag });
  expect([late.status, (await page()).text.includes('>Mine<')]).toEqual([412, false]);
  const wrong = await api('PATCH', record, { until: 'tomorrow' });
  expect(wrong.status).toBe(422);
  expect(JSON.parse(wrong.text)).toMatchObject({
    problems: [{ field: 'until', message: expect.stringContaining('2026-12-24') }],
  });
  expect((await page()).text).toContain('>Open days<');
  expect((await api('DELETE', record)).status).toBe(204);
  expect((await page()).status).toBe(404);
});

test('content is stored with the key, and by no page of another site', async () => {
  for (const authorization of ['', 'Bearer demo-search', 'Bearer demo-admin2', 'Basic ZGVtby1hZG1pbg==']) {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await api(method, record, method.startsWith('P') ? { title: 'X' } : undefined, {
        ...key,
        authorization,
      });
      expect([answer.status, answer.headers['www-authenticate']], method).toEqual([401, 'Bearer']);
    }
  }
  const foreign = await api('PUT', record, { title: 'X' }, { ...key, origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await api('PUT', record, { title: 'X', text: 'x'.repeat(5_000_000) })).status).toBe(413);
  expect((await page()).status).toBe(404);
});

async function linkOf(slug: string, more: object = {}): Promise<URL> {
  const made = await api('POST', '/api/content/previews', { site, kind: 'page', slug, ...more });
  expect(made.status, made.text).toBe(201);
  return new URL((JSON.parse(made.text) as { url: string }).url);
}

test('[CONT-04] a link shows a draft in its page and in the footer to whoever has it, and to nobody else', async () => {
  const name = 'secret-open-night';
  await api('PUT', `/api/content/sites/${site}/page/${name}`, { title: 'Secret open night', draft: true });
  const { pathname, search } = await linkOf(name);
  expect(pathname).toBe(`/pages/${name}`);
  // Whoever requests it first: the page is rendered for no particular visitor.
  for (const round of [1, 2]) {
    const shown = await page(pathname + search);
    expect([round, shown.status]).toEqual([round, 200]);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(shown.headers['etag']).toBeUndefined();
    expect(String(shown.headers['set-cookie'] ?? '') + shown.text).not.toContain('__prerender_bypass');
    const document = documentOf(shown.text);
    expect(words(document.querySelector('h1'))).toBe('Secret open night');
    const bar = document.querySelector('aside[aria-label="Preview"]');
    expect(words(bar)).toContain(`the page “${name}” is a draft`);
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe('?');
    const others = [await page(pathname), await page(`${pathname}?preview=`), await page('/'), await page('/about-us')];
    expect(others.map(({ status }) => status)).toEqual([404, 410, 200, 200]);
    for (const other of others) expect(other.text).not.toMatch(/Secret open night|aria-label="Preview"/);
    expect((await page('/sitemap.xml')).text).not.toContain(name);
  }
  // Another page of the site shows what it lists of it.
  const home = await linkOf(name, { path: '/' });
  expect((await page(home.pathname + home.search)).text).toContain('aria-label="Preview"');
  const part = await host.askSite(site, `${pathname}?_rsc`, { headers: { rsc: '1' } });
  expect(part.text).not.toContain('Secret open night');
});

test('[CONT-04] [OFFER-02] a link shows a change to what is live where it stands; everybody sees the live one until it is published', async () => {
  const offers = `/api/content/sites/${site}/offer/utes-in-november`;
  const live = { name: 'Utes with a tray', manufacturer: 'Toyota', shown_on: ['list'] };
  expect((await api('PUT', offers, live)).status).toBe(201);
  const titles = async (text: string) => [text.includes('Utes with a tray'), text.includes('Utes with a canopy')];
  for (const at of ['/special-offers', '/offers/toyota/utes-in-november'])
    expect([at, ...(await titles((await page(at)).text))]).toEqual([at, true, false]);
  expect((await api('PATCH', `${offers}/draft`, { name: 'Utes with a canopy' })).status).toBe(201);
  for (const at of ['/special-offers', '/offers/toyota/utes-in-november', '/special-offers']) {
    const link = await linkOf('utes-in-november', { kind: 'offer', path: at });
    const shown = await page(link.pathname + link.search);
    expect([at, shown.status, ...(await titles(shown.text))]).toEqual([at, 200, false, true]);
    expect(words(documentOf(shown.text).querySelector('aside[aria-label="Preview"]'))).toContain(
      'the offer “utes-in-november” with unpublished changes',
    );
    expect(shown.headers['cache-control']).toBe('no-store');
    // The page and its data as the framework's client asks for it, with the link and without.
    for (const address of [at, `${link.pathname}${link.search}&_rsc`, `${at}?_rsc`]) {
      const other = await host.askSite(site, address, address.includes('_rsc') ? { headers: { rsc: '1' } } : {});
      if (address.includes('preview')) expect(String(other.headers['cache-control'])).toContain('no-store');
      else expect([address, ...(await titles(other.text))]).toEqual([address, true, false]);
    }
  }
  const link = await linkOf('utes-in-november', { kind: 'offer' });
  expect((await api('POST', `${offers}/publish`)).status).toBe(200);
  for (const at of ['/special-offers', '/offers/toyota/utes-in-november'])
    expect([at, ...(await titles((await page(at)).text))]).toEqual([at, false, true]);
  const after = await page(link.pathname + link.search);
  expect(words(documentOf(after.text).querySelector('aside[aria-label="Preview"]'))).toContain('is live for everyone');
  await api('DELETE', offers);
});

test('a preview is of one record on one site, for as long as it says', async () => {
  await api('PUT', record, { title: 'Open day', from: '2090-01-01' });
  const { search } = await linkOf('open-day');
  const shown = await page(path + search);
  expect([shown.status, words(documentOf(shown.text).querySelector('aside'))]).toEqual([
    200,
    expect.stringContaining('goes live on 1 January 2090'),
  ]);
  const token = search.slice('?preview='.length);
  for (const given of [`${token}x`, `x${token}`, token.split('.')[0], 'x.y']) {
    const answer = await page(`${path}?preview=${given}`);
    expect([answer.status, answer.headers['cache-control']], given).toEqual([410, 'no-store']);
  }
  // A text that no link holds is no address at all.
  expect((await page(`${path}?preview=%00`)).status).toBe(404);
  expect((await host.askSite('granite-nissan', path + search)).status).toBe(410);
  const short = await linkOf('open-day', { hours: 0.0006 });
  expect((await page(path + short.search)).status).toBe(200);
  await expect.poll(async () => (await page(path + short.search)).status, { ...soon, timeout: 5_000 }).toBe(410);
  await api('DELETE', record);
  expect((await page(path + search)).status).toBe(410);
});

test('[OFFER-01] [OFFER-03] [CONT-01] a link shows a draft offer in the list, in the popup and on its page, a draft article in the blog', async () => {
  const offer = { name: 'A quiet week', draft: true, shown_on: ['list', 'popup'], popup: { title: 'Come up quietly' } };
  const article = {
    title: 'Not told yet',
    summary: 'Words.',
    published: '2026-11-01',
    category: 'Advice',
    draft: true,
  };
  await api('PUT', `/api/content/sites/${site}/offer/quiet-week`, offer);
  await api('PUT', `/api/content/sites/${site}/article/not-told-yet`, article);
  for (const [kind, slug, at, words] of [
    ['offer', 'quiet-week', '/special-offers', 'A quiet week'],
    ['offer', 'quiet-week', '/about-us', 'Come up quietly'],
    ['offer', 'quiet-week', '/offers/quiet-week', 'A quiet week'],
    ['article', 'not-told-yet', '/blog', 'Not told yet'],
    ['article', 'not-told-yet', '/blog/advice', 'Not told yet'],
    ['article', 'not-told-yet', '/blog/advice/not-told-yet', 'Not told yet'],
  ] as const) {
    const link = await linkOf(slug, { kind, path: at });
    const shown = await page(link.pathname + link.search);
    expect([at, shown.status, shown.text.includes(words)]).toEqual([at, 200, true]);
    expect([at, (await page(at)).text.includes(words)]).toEqual([at, false]);
  }
});

test('[SITE-04] the key of an agency writes the content of its sites, and is refused elsewhere', async () => {
  const agency = { ...key, authorization: 'Bearer an-agency-key-of-its-own' };
  expect((await api('PUT', record, { title: 'Open day' }, agency)).status).toBe(201);
  expect((await page()).text).toContain('>Open day<');
  const other = await api('PUT', '/api/content/sites/granite-nissan/page/open-day', { title: 'Open day' }, agency);
  expect([other.status, other.text]).toEqual([
    403,
    expect.stringContaining('This key is for sites/harbour-toyota only'),
  ]);
  expect((await host.askSite('granite-nissan', path)).status).toBe(404);
  expect((await api('DELETE', record, undefined, agency)).status).toBe(204);
});

test('who sends the framework’s own mark for previews gets stored pages', async () => {
  const answer = await host.askSite(site, '/about-us', { headers: { cookie: '__prerender_bypass=development-id' } });
  expect(String(answer.headers['cache-control'])).toContain('s-maxage');
});

test('what runs in a page is found', () => {
  const planted = '<a href="javascript:alert(1)">a</a><x-hostile onclick="b()"></x-hostile><script>alert(1)</script>';
  expect(runningIn(planted)).toHaveLength(4);
  expect(runningIn('<script type="application/ld+json">{"a":"</script>')).toEqual(['broken JSON-LD']);
  expect(runningIn('<a href="/search" title="javascript:alert(1)">&lt;script></a>')).toEqual([]);
});

// Last: what it writes stays in the lists of this host.
test('[CONT-04] no field of any kind of content runs anything, whatever is written into it', async () => {
  const ask = (site: SiteSlug, path: string, body?: object) =>
    host.askSite(site, path, { headers: key, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  const visits: { site: SiteSlug; path: string }[] = [];
  for (const kind of contentKindNames) {
    const schema = JSON.parse((await ask('harbour-toyota', `/api/content/schema/${kind}`)).text) as FieldSchema;
    const tried = new Set<string>();
    const records = hostileWords.map((word, at) => {
      const { fields, hostile } = hostileRecord(kind, schema, word);
      for (const field of hostile) tried.add(field);
      return { owner: 'shared', kind, slug: `hostile-${at}`, fields };
    });
    if (kind !== 'redirects') expect(tried.size, `texts of ${kind}`).toBeGreaterThan(1);
    const stored = await ask('harbour-toyota', '/api/content', { records });
    expect(stored.status, `${kind}: ${stored.text.slice(0, 500)}`).toBe(200);
    for (const [at, { slug, fields }] of records.entries()) {
      const record = { slug, ...(contentKinds[kind].schema.parse(fields) as object) } as ContentRecord<ContentKind>;
      const path = contentPlace(kind, record as never);
      const site = siteSlugs[at % siteSlugs.length];
      if (path !== null && site) visits.push({ site, path });
    }
  }
  const lists = [
    '/',
    pageHref('special-offers'),
    pageHref('blog'),
    pageHref('models'),
    pageHref('locations'),
    '/about-us',
  ];
  for (const site of siteSlugs) for (const path of lists) visits.push({ site, path });
  let shown = 0;
  // Every kind and every text on some page, on half of them together.
  for (const { site, path } of visits.filter((_, place) => isMatrix || place % 2 === 0)) {
    const { status, text } = await ask(site, path);
    expect(status, `${site}${path}`).toBeLessThan(500);
    if (status === 200) shown += 1;
    expect(runningIn(text), `${site}${path}`).toEqual([]);
  }
  expect(shown).toBeGreaterThan(hostileWords.length);
});
