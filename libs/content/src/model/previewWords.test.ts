import { previewMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { previewEnd, previewWords } from './previewWords.ts';

const record = { kind: 'offer', slug: 'ute-month', from: null };

it.each([
  [{ state: 'draft' }, 'the offer “ute-month” is a draft'],
  [{ state: 'scheduled', from: '2026-12-24T09:00' }, 'the offer “ute-month” goes live on 24 December 2026'],
  [{ state: 'expired' }, 'the offer “ute-month” has ended'],
  [{ state: 'live', isChange: true }, 'the offer “ute-month” with unpublished changes'],
  [{ state: 'live' }, 'the offer “ute-month” is live for everyone'],
] as const)('says why visitors do not see what a preview shows: %j', (state, words) => {
  expect(previewWords({ ...record, ...state })).toBe(words);
});

it('says it in the words that it is given', () => {
  const say = wordsOf(previewMessages, { messages: { 'preview.isDraft': '{slug} waits' } });
  expect(previewWords({ ...record, state: 'draft' }, say)).toBe('ute-month waits');
});

it('says when a link ends by the clock of the site', () => {
  const until = Date.UTC(2026, 10, 25, 4) / 1_000;
  expect(previewEnd(until, 'Australia/Perth', 'en-AU')).toMatch(/^25 November 2026 at 12:00.pm$/);
  expect(previewEnd(until, 'Australia/Brisbane', 'en-AU')).toMatch(/^25 November 2026 at 2:00.pm$/);
});
