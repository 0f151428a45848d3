import { expect, it } from 'vitest';
import { excerpt, foldDescription, foldLong, shortDescription } from './truncate.ts';

it('folds a text only where it is longer than what may be shown whole', () => {
  const words = 'word '.repeat(100).trim();
  expect(foldLong(words.slice(0, 200), 200, 160)).toEqual({ shown: words.slice(0, 200).trim(), rest: null });
  const { shown, rest } = foldLong(words.slice(0, 204), 200, 160);
  expect(shown.length).toBeLessThanOrEqual(160);
  expect(`${shown} ${rest}`).toBe(words.slice(0, 204));
});

it('ends an excerpt at a word, in one line', () => {
  expect(excerpt('One two three four five', 12)).toBe('One two…');
  expect(excerpt('Free mats,\nwith every ute', 12)).toBe('Free mats…');
  expect(excerpt('Short', 12)).toBe('Short');
});

it('[OFFER-01] shows a description of up to 200 characters whole, and 160 of a longer one, on cards as on pages', () => {
  const words = 'word '.repeat(100).trim();
  expect(shortDescription(words.slice(0, 199))).toBe(words.slice(0, 199));
  const short = shortDescription(words.slice(0, 204));
  expect(short).toMatch(/word…$/);
  expect(short.length).toBeLessThanOrEqual(161);
  expect(foldDescription(words.slice(0, 204)).shown).toBe(short.slice(0, -1));
});
