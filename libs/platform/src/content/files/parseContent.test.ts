import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseContent } from './parseContent.ts';

describe('a file of content', () => {
  it('is an object of JSON', () => {
    expect(parseContent('a.json', '{"title":"About us"}')).toEqual({ title: 'About us' });
  });

  it('is Markdown below front matter, whatever the ends of its lines', () => {
    const lines = ['---', 'title: About us', 'updated: 2026-11-22', 'facts:', '  - { name: Since, value: "1962" }'];
    const text = [...lines, '---', '', '## Who we are', '', 'People.', ''];
    const fields = { title: 'About us', updated: '2026-11-22', facts: [{ name: 'Since', value: '1962' }] };
    for (const end of ['\n', '\r\n']) {
      expect(parseContent('a.md', text.join(end))).toEqual({ ...fields, text: `## Who we are${end}${end}People.` });
    }
    expect(parseContent('a.md', '---\ntitle: A\n---')).toEqual({ title: 'A' });
  });

  it.each([
    'title: Plain words, with a comma: and #1 in them',
    'title: A\nupdated: 2026-11-22\nfrom: 2026-11-22T09:00',
    'title: Words\n  that go on\nlead: B',
    'title: Words\n\n  after a gap\nlead: B',
    'title: true\na: no\nb: null\nc: ~\nd: 12\ne: 0x1\nf: .5\ng: 1e3\nh: Null\ni: TRUE',
    'title: "Quoted: # \\u0041"\nlead: \'single\'',
    'title: A # a comment\nlead: B',
    '# a comment\ntitle: A',
    'title: A\n# a comment\nlead: B',
    'title: |\n  One\n  Two\nlead: >-\n  Three\n  four',
    'list:\n- one\n- two\ntitle: A',
    'models: [{ make: Toyota, model: HiLux }]\ntitle: A',
    'title:\nlead: A\n',
    'title:   A  \nlead: a:b\nc: https://www.example.com/a?b=c#d',
    'title: A\u00a0B – “C”\nlead: a\tb',
    '? title\n: A',
    'title: A: ',
    'Title: A\nother-name: B',
    '{ title: A }',
    'title: @a\nlead: B',
    'title: A\ntitle: B',
    'models: [{ make: Toyota, model: HiLux }, { make: Kia, model: EV9 GT-Line }]\nshown_on: [list, popup]\ntags: [Big utes,vans]',
    'a: [{make: Toyota}]\nb: [{ make: Toyota, }]\nc: []\nd: [one, ]\ne: [{}]',
    'a: [{ make: "Toyota", at: 1 }]\nb: [true, no, null, 12]\nc: [{ on: null, off: True }]',
    'a: [{ make: Toyota, make: Kia }]',
    'a: [{ make:Toyota }]\nb: [a: b]\nc: [a:b, c#d]',
    'a: [one, two] # a comment\nb: [one # two]',
    'a: [{ make: Toyota }{ make: Kia }]',
    'a: [{ make: Toyota },{ make: Kia }]\nb: [[one], two]\nc: [{ a: { b: c } }]',
    "a: [one, two\n]\nb: [o’ne, t-w o?, th'ree & more]\nc: [{ make: T*y!ta| , model: a - b }]",
    'a: [one,  two ,three]\nb: [{  make: Toyota }]\nc: [ {make: Toyota} ]\nd: [{ make:   Toyota }]',
    'a: [constructor]\nb: [{ constructor: a }]\nc: [__proto__]',
    'a: [word,\ttab]\nb: [{ make: Toyota,\u00a0model: x }]',
    'title: a - b [c] {d} & e * f ! g | h > i % j ` k',
  ])('reads front matter as YAML does: %j', (yaml) => {
    const read = (of: () => unknown): unknown => {
      try {
        return of();
      } catch {
        return 'is refused';
      }
    };
    const expected = read(() => parse(yaml, { schema: 'core', maxAliasCount: 0 }));
    expect(read(() => parseContent('a.md', `---\n${yaml}\n---\n`))).toEqual(expected);
  });

  it.each([
    ['a.json', '{"title":', /^is not JSON/],
    ['a.json', '[1]', /^is no object/],
    ['a.md', '# About us', /^has no front matter: begin with ---/],
    ['a.md', '---\ntitle: "A\n---\n', /front matter that cannot be read in its line \d/],
    ['a.md', '---\n- A\n---\n', /front matter without fields/],
    ['a.md', '---\na: &a [1]\nb: *a\n---\n', /front matter that cannot be read/],
  ])('%s: %j is refused in words', (name, text, message) => {
    expect(() => parseContent(name, text)).toThrow(message);
  });
});
