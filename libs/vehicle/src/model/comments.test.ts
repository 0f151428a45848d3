import { describe, expect, it } from 'vitest';
import { truncateComments } from './comments.ts';

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

  it('keeps a word that ends exactly at the limit', () => {
    const { shown, rest } = truncateComments(`${'a'.repeat(394)} abcde next`);
    expect(shown.endsWith(' abcde')).toBe(true);
    expect(rest).toBe('next');
  });
});
