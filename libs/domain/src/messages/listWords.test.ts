import { expect, it } from 'vitest';
import { listWords } from './listWords.ts';
import { numberWords } from './numberWords.ts';

it.each([
  ['en-AU', 'Mazda, Kia and Ford', 'Mazda, Kia or Ford'],
  ['en-NZ', 'Mazda, Kia and Ford', 'Mazda, Kia or Ford'],
  ['en-US', 'Mazda, Kia, and Ford', 'Mazda, Kia, or Ford'],
  ['de', 'Mazda, Kia und Ford', 'Mazda, Kia oder Ford'],
])('a list in %s says %s', (locale, all, any) => {
  const makes = ['Mazda', 'Kia', 'Ford'];
  expect(listWords(makes, locale)).toBe(all);
  expect(listWords(makes, locale, 'disjunction')).toBe(any);
});

it('says nothing for no items, and the only one as it is', () => {
  expect(listWords([], 'de')).toBe('');
  expect(listWords(['Mazda'], 'de')).toBe('Mazda');
});

it.each([
  [12_500, 'en-AU', '12,500'],
  [12_500, 'en-NZ', '12,500'],
  [4.56789, 'en-NZ', '4.568'],
  [12_500, 'de', '12.500'],
  [4.5, 'de', '4,5'],
])('%s in %s is %s', (value, locale, words) => {
  expect(numberWords(value, locale)).toBe(words);
});
