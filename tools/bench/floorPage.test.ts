import { expect, it } from 'vitest';
import { floorPage } from './floorPage.ts';

const page = `<!DOCTYPE html><html><head><title>A car</title><link rel="stylesheet" href="/a.css"/></head><body class="x">
<header class="y"><a class="z" href="/">Home</a><svg><path d="M0"/></svg></header><main><h1 class="h">Corolla</h1>
<img class="p" srcSet="/media/a/320 320w" sizes="100vw" src="/media/a/960" alt="Front" fetchPriority="high"/>
<img src="/media/b/960" loading="lazy"/><select><option>Any</option></select><div><p style="a:b">One &lt; two</p></div></main><script>go()</script></body></html>`;

it('has the page’s words and its main picture, which the head announces', () => {
  const floor = floorPage(page);
  expect(floor).toContain('<title>A car</title>');
  expect(floor).toContain('<h1>Corolla</h1>');
  expect(floor).toContain('<a href="/">Home</a>');
  expect(floor).toContain('<p>One &lt; two</p>');
  expect(floor).toContain('imagesrcset="/media/a/320 320w" imagesizes="100vw"');
  expect(floor.match(/<img /g)).toHaveLength(1);
  expect(floor).toMatch(/<body>\s*<main><img [^>]*fetchpriority="high">/);
});

it('has no script, no sheet, no class and little style', () => {
  const floor = floorPage(page);
  expect(floor).not.toMatch(/<script|stylesheet|class=|<svg/);
  // Texts that run together would be the largest thing on the page, before the picture is.
  expect(floor).not.toContain('Any');
  expect(/<style>[^<]*/.exec(floor)?.[0].length).toBeLessThan(2_600);
});

it('announces no picture where the page has none', () => {
  expect(floorPage('<html><body><h1>A</h1></body></html>')).not.toMatch(/preload|<img/);
});
