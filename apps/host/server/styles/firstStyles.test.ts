import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edits.ts';
import { styleFirst } from './firstStyles.ts';
import { readSheet } from './usedRules.ts';

const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const sheets = new Map([
  ['/a.css', readSheet('.a{color:red}.b{color:blue}')],
  ['/b.css', readSheet('.a{margin:0}')],
]);
const of = (head: string) => {
  const page = `<html><head>${head}</head><body><p class="a"></p></body></html>`;
  const { edits, sheets: named } = styleFirst(page, (address) => sheets.get(address));
  return { html: applyEdits(page, edits), sheets: named };
};

describe('styleFirst', () => {
  it('replaces the sheets by the rules that the page uses, in order', () => {
    const { html } = of(`<meta name="a"/>${link('a')}${link('b')}<title>A</title>`);
    expect(html).toContain(
      '<head><meta name="a"/><style data-precedence="first">.a{color:red}.a{margin:0}</style><title>A</title></head>',
    );
  });

  it('has the full sheets for readers without scripts after the content, and their addresses for the scripts', () => {
    const { html, sheets } = of(`${link('a')}${link('b')}`);
    expect(html).toContain(`<p class="a"></p><noscript>${link('a')}${link('b')}</noscript></body></html>`);
    expect(sheets).toEqual(['/a.css', '/b.css']);
  });

  it('leaves a page unchanged that has no sheets, or one that is not of the build', () => {
    for (const head of ['<title>A</title>', `${link('a')}${link('unknown')}`]) {
      const page = `<html><head>${head}</head><body><p class="a"></p></body></html>`;
      expect(of(head)).toEqual({ html: page, sheets: [] });
    }
  });
});
