import { describe, expect, it } from 'vitest';
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
