import { describe, expect, it } from 'vitest';
import { pageMarks } from './pageMarks.ts';
import { readSheet, usedRules } from './usedRules.ts';

const used = (css: string, html: string): string => usedRules([readSheet(css)], pageMarks(html));

describe('the rules that a page uses', () => {
  const card = '<main id="main"><article class="card wide"><h2>Corolla</h2></article></main>';

  it.each([
    ['a class that an element has', '.card{color:red}', '.card{color:red}'],
    ['a class that none has', '.dialog{color:red}', ''],
    ['an element, in whatever letters', 'H2{margin:0}', 'H2{margin:0}'],
    ['an element that is not there', 'table{margin:0}', ''],
    ['an id', '#main{margin:0}#other{margin:0}', '#main{margin:0}'],
    ['everything', '*,:before{margin:0}', '*,:before{margin:0}'],
    ['only those of several selectors that can match', '.card,.dialog{color:red}', '.card{color:red}'],
    ['both ends of a way down', '.card h2{margin:0}.card p{margin:0}.x>h2{margin:0}', '.card h2{margin:0}'],
    ['one alternative alone', '.card:is(.wide *){a:b}.card:is(.x *){a:b}', '.card:is(.wide *){a:b}'],
    ['several alternatives, which are not weighed', '.card:is(.x,.y){a:b}', '.card:is(.x,.y){a:b}'],
    ['the other direction', '[dir=rtl] .card{a:b}[dir="ltr"] h2{c:d}', ''],
    ['what an element is not', '.card:not(.x){a:b}', '.card:not(.x){a:b}'],
    ['what may come into an element', '.card:has(.x){a:b}', '.card:has(.x){a:b}'],
  ])('keeps or drops %s', (_what, css, kept) => {
    expect(used(css, card)).toBe(kept);
  });

  it('keeps what is for pages from right to left on these', () => {
    const css = '[dir=rtl] .card{a:b}';
    expect(used(css, `<html lang="ar" dir="rtl">${card}</html>`)).toBe(css);
  });

  it('keeps every state of an element that may come before the whole sheets', () => {
    const states =
      '.card:focus-visible{a:b}.card[data-state=open]{a:b}.card:popover-open::backdrop{a:b}.card[open]{a:b}';
    expect(used(states, card)).toBe(states);
  });

  it('leaves states under a pointer to the whole sheets, which come with it', () => {
    const css = '.card:hover{a:b}.card:active,.card{c:d}.card:hover h2{a:b}.card:not(:hover){e:f}';
    expect(used(css, card)).toBe('.card{c:d}.card:not(:hover){e:f}');
  });

  it('keeps the order of layers, even of emptied ones, because it decides precedence', () => {
    const css = '@layer reset{p{margin:0}}@layer tokens;@layer ui{.card{color:red}.x{a:b}}@layer feature,template;';
    expect(used(css, card)).toBe('@layer reset;@layer tokens;@layer ui{.card{color:red}}@layer feature,template;');
  });

  it('keeps conditions around used rules, and no empty ones', () => {
    const css =
      '@media (min-width:768px){.card{a:b}}@media screen{.x{a:b}}@container (width>20rem){@media screen{.card{a:b}}}';
    expect(used(css, card)).toBe(
      '@media (min-width:768px){.card{a:b}}@container (width>20rem){@media screen{.card{a:b}}}',
    );
  });

  it('leaves print to the whole sheets', () => {
    expect(used('@media print{.card{a:b}}@media print,screen{.card{c:d}}', card)).toBe(
      '@media print,screen{.card{c:d}}',
    );
  });

  it('keeps the animations that a kept rule names, and all fonts and registered properties', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}';
    const fade = '@keyframes fade{to{opacity:0}}';
    const face = '@font-face{font-family:A;src:url(/a.woff2)}';
    const property = '@property --x{syntax:"*";inherits:false}';
    const css = `${turn}${fade}${face}${property}.card{animation:1s turn}.x{animation:1s fade}`;
    expect(used(css, card)).toBe(`${turn}${face}${property}.card{animation:1s turn}`);
  });

  it('keeps values unchanged, whatever they contain', () => {
    const css = '.card{background:url("data:image/svg+xml,<svg class=\'a;b\'/>");--x:{};content:"}"}';
    expect(used(css, card)).toBe(css);
  });
});

describe('the marks of a page', () => {
  it('are its elements, their classes and ids', () => {
    const html = '<div class="a  b" id="x" title="1 > 0"><svg><linearGradient/></svg><br/></div>';
    expect([...pageMarks(html)].sort()).toEqual(
      ['html', 'head', 'body', 'div', '.a', '.b', '#x', 'svg', 'lineargradient', 'br'].sort(),
    );
  });

  it('ignore the text of scripts and styles', () => {
    const html = '<script>"<p class=\\"a\\">"</script><style>.b{}</style><i class="c"></i>';
    expect([...pageMarks(html)]).toEqual(['html', 'head', 'body', 'i', '.c']);
  });
});
