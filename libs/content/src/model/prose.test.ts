import { hostileProse } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Nodes } from 'hast';
import { proseParts, proseTree } from './prose.ts';

/** The tree as HTML, plainly written. */
function html(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/</g, '&lt;');
  const inside = 'children' in node ? node.children.map(html).join('') : '';
  if (node.type !== 'element') return inside;
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${node.tagName}${attributes.join('')}>${inside}</${node.tagName}>`;
}
const written = (markdown: string, facts?: Parameters<typeof proseTree>[1]) =>
  html(proseTree(markdown, facts)).replace(/\n/g, '');

describe('prose', () => {
  it('begins its headings below the title of the page, and names each part', () => {
    expect(written('# One\n\n## Two\n\n## Two\n\n##### Five')).toBe(
      '<h2 id="part-one">One</h2><h2 id="part-two">Two</h2><h2 id="part-two-2">Two</h2><h4>Five</h4>',
    );
    expect(proseParts(proseTree('## Who we *are*\n\ntext\n\n### Small'))).toEqual([
      { id: 'part-who-we-are', title: 'Who we are' },
    ]);
  });

  it('has lists, tables, quotes, links and pictures', () => {
    expect(written('- a\n- **b**')).toBe('<ul><li>a</li><li><strong>b</strong></li></ul>');
    expect(written('|Visit|Price|\n|---|--:|\n|First|$250|')).toContain('<td align="right">$250</td>');
    expect(written('[Stock](/search?make=Kia) ![A yard](https://a.example/1.jpg)')).toBe(
      '<p><a href="/search?make=Kia">Stock</a> <img src="https://a.example/1.jpg" alt="A yard"></img></p>',
    );
  });

  it.each(hostileProse)('[CONT-04] lets nothing run: %s', (markdown) => {
    const result = written(markdown);
    expect(result).not.toMatch(
      /<(script|style|iframe|svg|math|object|embed|form|input)|on\w+="|href="(?!\/|https:|tel:|mailto:|#)/i,
    );
    expect(result).not.toMatch(/(href|src)="[^"]*(javascript|data):/i);
  });

  it('puts facts into words and addresses, where they can become no markup', () => {
    const facts = { dealer: '**<b>A</b>** & Sons', email: 'us@a.example', fax: null };
    expect(written('Ask {dealer} at [{email}](mailto:{email}). {unknown}', facts)).toBe(
      '<p>Ask **&lt;b>A&lt;/b>** & Sons at <a href="mailto:us@a.example">us@a.example</a>. {unknown}</p>',
    );
  });

  it('leaves out the line that hangs on a missing fact, and no other', () => {
    const facts = { dealer: 'A', fax: null };
    expect(written('- Fax: {fax}\n- {dealer}\n\nFax us: {fax}.\n\nGood.', facts)).toBe(
      '<ul><li>A</li></ul><p>Good.</p>',
    );
    expect(written('|a|\n|---|\n|{fax}|\n|b|', facts)).not.toContain('{fax}');
  });

  it('reads what is written in no Markdown at all', () => {
    expect(written('')).toBe('');
    expect(written('Just words & <signs')).toBe('<p>Just words & &lt;signs</p>');
  });
});

it('leaves out addresses with a user name or password, and keeps their words', () => {
  const html = JSON.stringify(
    proseTree('[Prices](https://user:pw@x.example/a) ![A car](https://user@x.example/a.jpg)'),
  );
  expect(html).toContain('Prices');
  expect(html).not.toContain('x.example');
  expect(JSON.stringify(proseTree('[Mail](mailto:sales@x.example)'))).toContain('mailto:sales@x.example');
});
