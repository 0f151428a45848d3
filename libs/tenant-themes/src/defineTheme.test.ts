import { expect, it } from 'vitest';
import { defineTheme, themes, themeOf } from './index.ts';

const base = themeOf('neutral');

it.each(Object.entries(themes))('takes the theme %s as it is', (_name, theme) => {
  expect(defineTheme(theme)).toBe(theme);
});

it('has everything of the theme that it extends but what it says itself', () => {
  const own = defineTheme({
    name: 'boutique',
    extends: base,
    header: 'inverse',
    tokens: { color: { surfaceInverse: '#101820' } },
    messages: { 'card.enquire': 'Ask us' },
  });
  expect(own).toEqual({
    ...base,
    name: 'boutique',
    header: 'inverse',
    tokens: { ...base.tokens, color: { ...base.tokens.color, surfaceInverse: '#101820' } },
    messages: { 'card.enquire': 'Ask us' },
  });
  expect(base.name).toBe('neutral');
});

it('refuses colours that nobody can read, and letters without a font', () => {
  const pale = () => defineTheme({ name: 'pale', extends: base, tokens: { color: { text: '#dddddd' } } });
  expect(pale).toThrow(/^The theme 'pale' cannot be used: .*text.*4\.5/);
  const bare = () => defineTheme({ name: 'bare', extends: base, tokens: { font: { heading: "'Brand Sans', serif" } } });
  expect(bare).toThrow(`'Brand Sans' has no entry in "fonts"`);
});
