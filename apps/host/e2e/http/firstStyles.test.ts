import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { inParallel } from '../support/inParallel.ts';
import { pagesBySite } from '../support/sitemap.ts';
import { askSite } from '../support/wire.ts';

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

test('every kind of page has the rules of its classes in its head, and no sheet that holds it up', async () => {
  const unlisted = ['/favourites', '/compare', '/cars/no-such-car'].map((path) => ({
    slug: 'sunrise-kia' as const,
    path,
  }));
  const pages = [...(await pagesBySite()), ...unlisted];
  expect(pages.length).toBeGreaterThan(40);
  const known = new Map<string, Map<string, string[]>>();
  await inParallel(pages, async ({ slug, path }) => {
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
