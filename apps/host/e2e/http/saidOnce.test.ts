import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { askSite, firstInStock } from '../support/wire.ts';

const kilobyte = 1_000;

/** The data of a page, as it is sent. */
const dataOf = (html: string): string =>
  JSON.parse(/<script>self\.__next_f\.push\(\[1,([\s\S]*?)\]\)<\/script>/.exec(html)?.[1] ?? '""') as string;

test('what is never live is not repeated in the data of a page', async () => {
  for (const slug of ['harbour-toyota', 'haggle-free-cars', 'southern-motor-group'] as const) {
    const { slug: car } = await firstInStock(slug);
    for (const path of ['/', '/search', '/contact', `/cars/${car}`]) {
      const { text } = await askSite(slug, path);
      const names = [...text.matchAll(/ data-once="([^"]+)"/g)].map(([, name = '']) => name);
      const single = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
      expect(single, path).toContain('footer');
      const data = dataOf(text);
      // One within another is left out with it.
      for (const name of single)
        expect
          .soft(data, `${slug} ${path}: ${name}`)
          .not.toMatch(
            new RegExp(`"data-once":"${name}"(?!,"dangerouslySetInnerHTML":\\{"__html":"\\u0001${name}"\\})`),
          );
      expect([...data.matchAll(/"__html":"\u0001/g)].length, path).toBeGreaterThan(2);
    }
  }
});

/** Of a vehicle's page, what the largest of a first page of results takes: which one is first differs from day to day. */
const budgets: readonly [SiteSlug, string, number][] = [
  ['harbour-toyota', 'home', 22],
  ['harbour-toyota', 'search', 27.5],
  ['harbour-toyota', 'vehicle', 26.5],
  ['haggle-free-cars', 'home', 22.5],
  ['haggle-free-cars', 'search', 29],
  ['haggle-free-cars', 'vehicle', 27],
  ['southern-motor-group', 'home', 27],
  ['southern-motor-group', 'search', 30],
  ['southern-motor-group', 'contact', 25],
];

for (const [slug, kind, most] of budgets) {
  test(`the ${kind} page of ${slug} is at most ${most} KB with its styles, as it is sent again`, async () => {
    const path = kind === 'home' ? '/' : kind === 'vehicle' ? `/cars/${(await firstInStock(slug)).slug}` : `/${kind}`;
    const { body } = await askSite(slug, path);
    const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(sent.length).toBeLessThanOrEqual(most * kilobyte);
  });
}
