// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { elementName } from './elementName.ts';

document.body.innerHTML =
  '<main><section id="stock"><div><a><img></a></div></section><p id="_R_1ab_">Hello Mia</p><div><div><div><div><b>deep</b></div></div></div></div></main>';
const at = (selector: string) => document.querySelector(selector);

it.each([
  ['img', 'section#stock>a>img'],
  ['p', 'main>p'],
  ['b', 'main>b'],
  ['main', 'main'],
])('names %s as %s', (selector, name) => {
  expect(elementName(at(selector))).toBe(name);
});

it('names the element around a text, and never the text itself', () => {
  expect(elementName(at('p')?.firstChild ?? null)).toBe('main>p');
  expect(elementName(null)).toBe('body');
});
