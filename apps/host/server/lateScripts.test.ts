import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { canWaitForData, lateScripts as editsOf, type LateResources } from './lateScripts.ts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const late = (html: string) =>
  JSON.parse(/\)\((\{"sheets"[^}]*\})/.exec(html)?.[1] ?? '{}') as { sheets?: string[]; scripts?: string[] };
const lateScripts = (html: string, resources?: LateResources) => applyEdits(html, editsOf(html, resources));
const listed = (html: string) => late(html).scripts;

describe('lateScripts', () => {
  it('takes the scripts out of the head, and loads them all, each once, in their order', () => {
    const html = lateScripts(
      page(
        `<title>A car</title>${script('b')}${script('a')}`,
        `<main>A car</main><script id="_R_">go()</script>${script('c')}${script('a')}`,
      ),
    );
    expect(html).not.toMatch(/<script src=/);
    expect(listed(html)).toEqual(['b', 'a', 'c'].map((name) => `/_next/static/chunks/${name}.js`));
    expect(html).toContain('<title>A car</title></head><body><main>A car</main><script id="_R_">go()</script><script>');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('removes preloads of scripts, and keeps those of pictures and fonts', () => {
    const picture = '<link rel="preload" as="image" imageSrcSet="/media/a/320 320w"/>';
    const letters = '<link rel="preload" as="font" href="/fonts/a.woff2"/>';
    const bundle = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
    const html = lateScripts(page(`${picture}${bundle}${letters}${script('a')}`, ''));
    expect(html).toContain(`<head>${picture}${letters}</head>`);
  });

  it('leaves scripts outside the bundle unchanged', () => {
    const others = [
      '<script type="application/ld+json">{"@type":"Car"}</script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      '<script src="https://counter.example/a.js" async=""></script>',
      '<script>self.__next_f.push([1,"x"])</script>',
    ].join('');
    expect(lateScripts(page(others, ''))).toBe(page(others, ''));
    expect(lateScripts(page(others + script('a'), ''))).toContain(`<head>${others}</head>`);
  });

  it('marks a page with a main picture until that is painted, and no other page', () => {
    const picture = '<img src="/media/a/960" loading="eager" fetchPriority="high"/>';
    const marked = lateScripts(page(script('a'), picture));
    expect(marked).toMatch(/^<!DOCTYPE html><html data-awaits-picture="">/);
    expect(marked).toContain('removeAttribute');
    expect(marked).toMatch(/,"data-awaits-picture"\)<\/script><\/body>/);
    expect(lateScripts(page(script('a'), '<img src="/media/a/960" loading="lazy"/>'))).toContain('<html><head>');
    expect(lateScripts(page('', picture))).toBe(page('', picture));
  });

  it('loads the full style sheets with the scripts', () => {
    expect(late(lateScripts(page(script('a'), ''), { sheets: ['/a.css', '/b.css'] })).sheets).toEqual([
      '/a.css',
      '/b.css',
    ]);
    expect(late(lateScripts(page(script('a'), ''))).sheets).toEqual([]);
  });

  it('loads the data of the page with the scripts, and runs them when it has come', () => {
    const given = page(script('a') + script('turbopack-b'), script('c'));
    const html = lateScripts(given, { dataAddress: '/_data/1/a' });
    expect(canWaitForData(given)).toBe(true);
    expect(listed(html)).toEqual(['a', 'c'].map((name) => `/_next/static/chunks/${name}.js`));
    expect(html).toContain('"last":"/_next/static/chunks/turbopack-b.js"');
    expect(html).toContain('<script data-file="/_data/1/a">');
    const own = (of: string) => /<script data-file="[^"]*">([\s\S]*)<\/script>/.exec(of)?.[1];
    expect(own(html)).toBe(own(lateScripts(given, { dataAddress: '/_data/1/b' })));
    // Nothing could wait for it.
    expect(canWaitForData(page(script('a'), ''))).toBe(false);
  });

  it('asks for fonts early, behind the styles that name them', () => {
    const styles = '<style>@font-face{font-family:Own}</style>';
    const html = lateScripts(page(styles + script('a'), ''));
    expect(html).toMatch(/<\/style><script>\(function fontsAhead\(\)[^<]*\)\(\)<\/script><\/head>/);
    expect(lateScripts(page(script('a'), ''))).not.toContain('fontsAhead');
  });

  it('is the same script for every page, so that its policy can allow it by one hash', () => {
    const first = lateScripts(page(script('a'), 'one'));
    const second = lateScripts(page(script('a'), 'two'));
    const own = (html: string) => /<script>[\s\S]*<\/script>/.exec(html)?.[0];
    expect(own(first)).toBe(own(second));
    expect(own(first)?.match(/<\/script>/g)).toHaveLength(1);
  });
});
