import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentRedirectsSchema, readRedirects, shadowedPages } from './contentRedirects.ts';
import { redirectTable } from './redirectTable.ts';

const table = (text: string, outside: string[] = []) => {
  const { rows, problems } = readRedirects({ text, outside });
  expect(problems).toEqual([]);
  return redirectTable(rows);
};
const target = (text: string, url: string, outside?: string[]) => {
  const found = table(text, outside).find(url);
  return found && `${found.status} ${found.to ?? ''}`.trim();
};
const problemsOf = (text: string, outside: string[] = []) =>
  contentRedirectsSchema
    .safeParse({ text, outside })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a former address', () => {
  it.each([
    ['/about.aspx /about-us', '/about.aspx', '301 /about-us'],
    ['/about.aspx /about-us', '/About.ASPX', '301 /about-us'],
    ['/about.aspx /about-us', '/about.aspx/', '301 /about-us'],
    ['/about.aspx/ /about-us', '//about.aspx', '301 /about-us'],
    ['/über-uns.html /about-us', '/%C3%BCber-uns.html', '301 /about-us'],
    ['/about.aspx /about-us 302', '/about.aspx', '302 /about-us'],
    ['/old-news.html 410', '/old-news.html', '410'],
    ['/about.aspx /about-us', '/about.aspx?from=mail', '301 /about-us?from=mail'],
    ['/about.aspx /about-us drop', '/about.aspx?from=mail', '301 /about-us'],
    ['/a /b?x=1', '/a?x=2&y=3', '301 /b?x=1&y=3'],
    ['/a /b?x=1#part', '/a?y=3', '301 /b?x=1&y=3#part'],
    ['/page.aspx?id=12 /fleet', '/Page.aspx?ID=12&utm=x', '301 /fleet?utm=x'],
    ['/page.aspx /news\n/page.aspx?id=12 /fleet', '/page.aspx?id=13', '301 /news?id=13'],
    ['/used/{make}/{model}.html /search/{make}/{model}', '/Used/Toyota/RAV4.html', '301 /search/Toyota/RAV4'],
    ['/stock-{id}.html /cars/{id}', '/stock-A%20b.html', '301 /cars/A%20b'],
    ['/old/{rest*} /new/{rest*}', '/old/a/b%2Fc', '301 /new/a/b%2Fc'],
    ['/old/{rest*} /new/{rest*}', '/old', '301 /new'],
    ['/old/{rest*} /{rest*}', '/old//evil.example', '301 /evil.example'],
    ['/old/{rest*} /{rest*}', '/old/%2e%2e/..%2f/x', '301 /..%2F/x'],
    ['/old/{a} /x\n/old/b /y', '/old/b', '301 /y'],
    ['/old/{a} /x\n/{b}/old /y', '/old/old', '301 /x'],
    ['/a /b\n/b /c\n/c /d', '/a', '301 /d'],
    ['/a /b 302\n/b /c', '/a', '302 /c'],
    ['/a /b\n/b 410', '/a', '410'],
    ['/a https://www.partner.example/x', '/a?y=1', '301 https://www.partner.example/x?y=1'],
  ])('%j answers %s with %s', (text, url, answer) => {
    expect(target(text, url, ['www.partner.example'])).toBe(answer);
  });

  it.each(['/about', '/about.aspx.html', '/used/toyota', '/used/a/b/c', '/%', '/', ''])(
    'knows nothing of %j',
    (url) => {
      expect(target('/about.aspx /about-us\n/used/{make}/{model} /search/{make}', url)).toBeNull();
    },
  );

  it.each([
    ['/about', /write \/former \/new/],
    ['about /about-us', /begin with the former path/],
    ['/ /about-us', /the site's own/],
    ['/api/search/x /y', /the site's own/],
    ['/a //evil.example', /lead to a path of the site, or to https/],
    ['/a http://www.partner.example/', /lead to a path of the site, or to https/],
    ['/a javascript:alert(1)', /lead to a path of the site, or to https/],
    ['/a https://evil.example/', /evil.example is another site: list it in `outside`/],
    ['/a https://www.partner.example.evil.example/', /is another site/],
    ['/a https://www.partner.example@evil.example/', /lead to a path/],
    ['/{a}-{b} /x', /has two parts/],
    ['/{a*}/b /x', /stands by itself at the end/],
    ['/{a /x', /is no part/],
    ['/a /{b}', /\{b\} is not in the former address/],
    ['/a /b 307', /where wanted 301 or 302/],
    ['/a /b\n/A/ /c', /stands in line 1 already/],
  ])('%j is refused in words', (text, message) => {
    expect(problemsOf(text, ['www.partner.example'])?.[0]).toMatch(message);
  });

  it.each([
    '/a /a',
    '/a /A/?x=1',
    '/a /b\n/b /a',
    '/a /b\n/b /c\n/c /a 302',
    '/a/{x} /b/{x}\n/b/{x} /a/{x}',
    '/a/{rest*} /a/b/{rest*}',
  ])('redirects that form a loop are refused, and lead nobody anywhere: %j', (text) => {
    expect(problemsOf(text)?.[0]).toMatch(/leads back to itself/);
    expect(redirectTable(readRedirects({ text, outside: [] }).rows).find('/a/x')).toBeNull();
    expect(redirectTable(readRedirects({ text, outside: [] }).rows).find('/a')).toBeNull();
  });

  it('names the line, and lets comments and empty lines be', () => {
    expect(problemsOf('# Former site\n\n/a /b\nx')?.[0]).toMatch(/^text\.line 4: /);
  });

  it('warns where a row takes the place of a page', () => {
    const { rows } = readRedirects({ text: '/about-us /x\n/pages/{name} /y\n/fleet?id=1 /z', outside: [] });
    expect(
      shadowedPages(rows, ['/', '/about-us', '/fleet', '/pages/a']).map(({ page, row }) => [page, row.line]),
    ).toEqual([
      ['/about-us', 1],
      ['/pages/a', 2],
    ]);
  });

  it('leads nobody off the site, whatever is asked for', () => {
    const rows = table('/old/{rest*} /{rest*}\n/x-{id} /cars/{id}\n/y/{a}/{b} /{b}/{a}');
    const nasty = fc.constantFrom('//evil.example', '\\', '%5c', '%2f%2fevil.example', '..', '%0d%0a', '@', ':', '%');
    const url = fc
      .tuple(fc.constantFrom('/old/', '/x-', '/y/', '/'), fc.array(fc.oneof(nasty, fc.string()), { maxLength: 6 }))
      .map(([start, rest]) => start + rest.join('/'));
    fc.assert(
      fc.property(url, (given) => {
        const to = rows.find(given)?.to;
        if (!to) return;
        expect(to).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(to).not.toContain('\\');
        expect(to.split(/[?#]/)[0]?.split('/')).not.toContain('..');
      }),
    );
  });

  it('takes no longer for addresses made to take long, nor for many rows', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `/page-${at}.aspx /pages/page-${at}`);
    const patterns = Array.from({ length: 50 }, (_, at) => `/a${at}-{x}-b/{y}/{rest*} /c/{x}`);
    const many = table([...lines, ...patterns].join('\n'));
    expect(many.find('/page-4999.aspx')?.to).toBe('/pages/page-4999');
    const evil = `/${'a1-'.repeat(600)}/${'b/'.repeat(50)}`;
    // Ten thousand take less than a test may, many times over; backtracking would not come to an end.
    for (let round = 0; round < 10_000; round += 1) expect(many.find(evil) ?? many.find('/none')).toBeNull();
  });
});
