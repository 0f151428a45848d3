import { purchaseMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { instantWords, savedAtWords } from './instants.ts';

describe('the time of a payment', () => {
  it.each([
    ['2026-11-28T06:15:00Z', 'Australia/Perth', 'Saturday 28 November 2026, 2:15 pm AWST'],
    ['2026-12-31T13:30:00Z', 'Australia/Sydney', 'Friday 1 January 2027, 12:30 am AEDT'],
    ['2026-06-30T02:00:00Z', 'Australia/Brisbane', 'Tuesday 30 June 2026, 12:00 pm AEST'],
  ])('%s in %s is %s', (instant, zone, words) => {
    expect(instantWords(new Date(instant), zone, 'en-AU')).toBe(words);
  });
});

describe('the time of a saved order', () => {
  const now = new Date('2026-11-27T04:00:00Z');
  it.each([
    ['2026-11-27T01:00:00Z', 'earlier today'],
    ['2026-11-26T15:59:00Z', 'yesterday'],
    ['2026-11-26T16:01:00Z', 'earlier today'],
    ['2026-11-24T04:00:00Z', 'Tuesday'],
    ['2026-11-21T04:00:00Z', 'Saturday'],
    ['2026-11-20T04:00:00Z', '20 November'],
    ['2025-12-20T04:00:00Z', '20 December 2025'],
    ['2026-11-28T04:00:00Z', 'earlier today'],
  ])('%s was %s', (saved, words) => {
    expect(savedAtWords(new Date(saved), now, 'Australia/Perth', 'en-AU')).toBe(words);
  });

  it('is said in the words of the site', () => {
    const messages = { 'purchase.earlierToday': 'heute', 'purchase.yesterday': 'gestern' };
    const say = wordsOf(purchaseMessages, { messages });
    const words = (saved: string) => savedAtWords(new Date(saved), now, 'Australia/Perth', 'de', say);
    expect(words('2026-11-27T01:00:00Z')).toBe('heute');
    expect(words('2026-11-26T15:59:00Z')).toBe('gestern');
    expect(words('2026-11-24T04:00:00Z')).toBe('Dienstag');
  });
});
