import {
  contentKindNames,
  contentKinds,
  contentPlace,
  pageHref,
  type ContentKind,
  type ContentRecord,
} from '@forecourt/domain';
import { hostileWords } from '@forecourt/domain/testing';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { siteSlugs, type SiteSlug } from '../e2e/support/address.ts';
import { hostileRecord, type FieldSchema } from '../e2e/support/hostileRecord.ts';
import { startOwnHost, type OwnHost } from '../e2e/support/ownHost.ts';

const headers = { authorization: 'Bearer demo-admin', 'content-type': 'application/json' };
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset'];

/** What runs, or would run, in a page that was not written by the site itself. */
function runningIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.localName === 'x-hostile') found.push('an element of the text');
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (addresses.includes(name) && /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value))
        found.push(`${name}=${value}`);
    }
  }
  for (const script of document.querySelectorAll('script')) {
    const text = script.textContent;
    if (script.type === 'application/ld+json') {
      try {
        JSON.parse(text);
      } catch {
        found.push('broken JSON-LD');
      }
    } else if (text.includes('alert(1)') && !/^(\(self\.__next_f=|self\.__next_f\.push\()/.test(text)) {
      found.push(`script ${text.slice(0, 60)}`);
    }
  }
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('display:none}</style') || style.textContent.includes('x-hostile'))
      found.push('style');
  }
  return found;
}

test('what runs in a page is found', () => {
  const planted = '<a href="javascript:alert(1)">a</a><x-hostile onclick="b()"></x-hostile><script>alert(1)</script>';
  expect(runningIn(planted)).toHaveLength(4);
  expect(runningIn('<script type="application/ld+json">{"a":"</script>')).toEqual(['broken JSON-LD']);
  expect(runningIn('<a href="/search" title="javascript:alert(1)">&lt;script></a>')).toEqual([]);
});

test('[CONT-04] no field of any kind of content runs anything, whatever is written into it', async () => {
  const host: OwnHost = await startOwnHost();
  try {
    const ask = (site: SiteSlug, path: string, body?: object) =>
      host.askSite(site, path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
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
    for (const { site, path } of visits) {
      const { status, text } = await ask(site, path);
      expect(status, `${site}${path}`).toBeLessThan(500);
      if (status === 200) shown += 1;
      expect(runningIn(text), `${site}${path}`).toEqual([]);
    }
    expect(shown).toBeGreaterThan(hostileWords.length);
  } finally {
    await host.end();
  }
});
