import { describe, expect, it } from 'vitest';
import { rawElements } from './rawElements.ts';

const read = (html: string) =>
  rawElements(html).map(({ name, attributes, start, end }) => `${name}|${attributes}|${html.slice(start, end)}`);

describe('rawElements', () => {
  it('finds scripts and styles with their attributes and text, in the order of the page', () => {
    const html = '<p>a</p><script>one()</script><style data-a="b">i{}</style><script src="/x.js" async=""></script>';
    expect(read(html)).toEqual(['script||one()', 'style| data-a="b"|i{}', 'script| src="/x.js" async=""|']);
  });

  it('ignores tags inside the text of an element', () => {
    expect(read('<script>"<style>i{}<script>"</script><style>b{}</style>')).toEqual([
      'script||"<style>i{}<script>"',
      'style||b{}',
    ]);
  });

  it('leaves out one that is never closed', () => {
    expect(read('<style>a{}</style><script>one()')).toEqual(['style||a{}']);
  });
});
