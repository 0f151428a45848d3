import { describe, expect, it } from 'vitest';
import { parseContent } from './parseContent.ts';
import { writeContent } from './writeContent.ts';

const back = ({ extension, text }: ReturnType<typeof writeContent>) => parseContent(`a${extension}`, text, 'text');

describe('a content file that is written', () => {
  it('is Markdown below front matter, as people write it', () => {
    const fields = { title: 'Open day', from: '2026-12-01', points: ['One'], text: '## Come\n\nAnd **see**.' };
    expect(writeContent('page', fields, false)).toEqual({
      extension: '.md',
      text: '---\ntitle: Open day\nfrom: 2026-12-01\npoints:\n  - One\n---\n\n## Come\n\nAnd **see**.\n',
    });
  });

  it('stays JSON where it is JSON', () => {
    expect(writeContent('page', { title: 'A' }, true)).toEqual({ extension: '.json', text: '{\n  "title": "A"\n}\n' });
  });

  it.each([
    ['nothing', {}],
    ['words that YAML takes for something else', { a: 'yes', b: '12', c: 'null', d: '2026-12-24', e: '~', f: '#1' }],
    ['values of every kind', { a: 12, b: 0.5, c: true, d: null, e: [], f: {}, g: [{ h: { i: ['j', null] } }] }],
    ['several lines and long ones', { lead: `One\n\ntwo\n`, title: 'word '.repeat(60).trim(), text: 'One\r\ntwo' }],
    ['the end of front matter in a field', { lead: 'ends with ---', text: 'Words' }],
    ['the end of front matter in several lines', { lead: 'One\n---\ntwo ---\n', text: 'Words' }],
    ['prose that begins as a file does', { title: 'A', text: '---\ntitle: B\n---\nC' }],
    ['prose with space around it', { title: 'A', text: '\n  code\n' }],
    ['prose of nothing', { title: 'A', text: '' }],
    ['prose that is none', { title: 'A', text: null }],
    ['quotes, colons and braces', { title: '"A": {dealer}, \'b\' & <c>', text: '{dealer}: *x*' }],
    ['letters of all kinds', { title: 'Ng\u0101 mihi \ud83d\ude97 \u2028 \u00a0x', text: '\u0101' }],
  ])('is read back as the same with %s', (_what, fields) => {
    for (const isJson of [false, true]) expect(back(writeContent('page', fields, isJson))).toEqual(fields);
  });

  it('is JSON where Markdown cannot hold it', () => {
    expect(writeContent('page', { lead: 'ends with ---', text: 'Words' }, false).extension).toBe('.json');
  });
});
