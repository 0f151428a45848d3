import { describe, expect, it } from 'vitest';
import { runOn, truncateComments, truncateSentences } from './comments.ts';

describe('truncateComments', () => {
  it.each([null, '', '  \n '])('[VDP-06] promises comments where there are none: %j', (comments) => {
    expect(truncateComments(comments)).toEqual({
      shown: 'Dealer comments are pending. Please check back here later.',
      rest: null,
    });
  });

  it('[VDP-06] shows 400 characters whole and cuts 401', () => {
    expect(truncateComments('a'.repeat(400)).rest).toBeNull();
    expect(truncateComments('a'.repeat(401))).toEqual({ shown: 'a'.repeat(400), rest: 'a' });
  });

  it('[VDP-06] cuts between words and loses none of them', () => {
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
    const { shown, rest } = truncateComments(words);
    expect(shown.length).toBeLessThanOrEqual(400);
    expect(shown.length).toBeGreaterThan(380);
    expect(`${shown} ${rest}`).toBe(words);
  });

  it('[VDP-06] shows what fits, wherever a sentence may end', () => {
    const { shown } = truncateComments(`${'One of the words. '.repeat(15)}And ${'a long one '.repeat(30)}ends.`);
    expect(shown.length).toBeGreaterThan(380);
  });

  it('keeps a word that ends exactly at the limit', () => {
    const { shown, rest } = truncateComments(`${'a'.repeat(394)} abcde next`);
    expect(shown.endsWith(' abcde')).toBe(true);
    expect(rest).toBe('next');
  });

  it('[VDP-06] cuts a list between its items or words, and keeps every line break on either side', () => {
    const items = Array.from({ length: 40 }, (_, index) => `Item ${index} of it`).join('\n');
    const { shown, rest } = truncateComments(items);
    expect(shown.length).toBeLessThanOrEqual(400);
    expect(`${shown} ${rest}`.replace(/\s+/g, ' ')).toBe(items.replace(/\s+/g, ' '));
    expect(shown.split('\n').slice(0, 3)).toEqual(['Item 0 of it', 'Item 1 of it', 'Item 2 of it']);
    expect(rest).toContain('\nItem 39 of it');
  });

  it('never splits a surrogate pair', () => {
    const { shown, rest } = truncateComments(`a${'🚗'.repeat(300)}`);
    expect(shown.isWellFormed()).toBe(true);
    expect(rest?.isWellFormed()).toBe(true);
    expect(shown + rest).toBe(`a${'🚗'.repeat(300)}`);
  });
});

describe('truncateSentences', () => {
  it('ends with a whole sentence where one ends in the second half of what fits', () => {
    const first = `${'One of the words. '.repeat(15)}`.trim();
    const second = `And ${'a long one '.repeat(30)}ends.`;
    expect(truncateSentences(`${first} ${second}`, 400)).toEqual({ shown: first, rest: second });
    expect(truncateSentences(`Short. ${second}${second}`, 400).shown.length).toBeGreaterThan(380);
  });

  it('does not take a decimal point, as in 2.5, for the end of a sentence', () => {
    const text = `${'word '.repeat(60)}whose engine has 2.5 litres ${'word '.repeat(40)}`;
    expect(truncateSentences(text, 400).shown.length).toBeGreaterThan(380);
  });
});

describe('[VDP-06] comments as running text', () => {
  it.each([
    ['Crimson Red\n184,042 km', 'Crimson Red, 184,042 km'],
    ['One owner.\n\nTwo keys!\nCall us', 'One owner. Two keys! Call us'],
    ['Features:\n  ABS\n \nAir', 'Features: ABS, Air'],
    ['All in one line', 'All in one line'],
    ['', ''],
  ])('read %j as %j', (given, wanted) => {
    expect(runOn(given)).toBe(wanted);
  });
});
