import { expect, it } from 'vitest';
import { sampleLiveAnswer, samplePage } from '../testing/index.ts';
import { isOutdated, liveFactsPath, readLiveFacts, withLiveFacts } from './liveFacts.ts';

it('[API-02] reads views, fields and the end of a hold', () => {
  const answer = sampleLiveAnswer(samplePage, { reserved: true, reserved_until: '2026-11-28T06:15:00Z' });
  const facts = readLiveFacts(answer);
  expect(facts).toMatchObject({ views: 321, reservedUntil: '2026-11-28T06:15:00Z', fields: { reserved: true } });
});

it.each([
  ['nothing', null],
  ['a sentence', 'busy'],
  ['a page of another kind', { ok: true }],
  ['no views', { ...sampleLiveAnswer(samplePage), views: undefined }],
  ['no fields', { views: 3 }],
  ['a price in words', sampleLiveAnswer(samplePage, { price: '$1' })],
  ['a negative price', sampleLiveAnswer(samplePage, { price: -1 })],
  ['an unknown status', sampleLiveAnswer(samplePage, { status: 'stolen' })],
  ['a missing flag', sampleLiveAnswer(samplePage, { sold: undefined })],
])('[API-02] rejects %s as a whole', (_what, answer) => {
  expect(readLiveFacts(answer)).toBeNull();
});

it('leaves out the end of a hold that is not a date', () => {
  expect(readLiveFacts(sampleLiveAnswer(samplePage, { reserved_until: 'soon' }))?.reservedUntil).toBeNull();
});

it('[API-02] shows what has changed, and nothing older than the page itself', () => {
  const fresh = readLiveFacts(sampleLiveAnswer(samplePage, { price: 3_999_000, reserved: true }));
  expect(withLiveFacts(samplePage, fresh)).toMatchObject({ price: 3_999_000, reserved: true, make: 'Toyota' });
  expect(withLiveFacts(samplePage, null)).toBe(samplePage);
  const older = readLiveFacts(sampleLiveAnswer(samplePage, { updated_at: samplePage.updated_at - 1, price: 1 }));
  expect(withLiveFacts(samplePage, older)).toBe(samplePage);
});

it.each([
  ['nothing has changed', {}, false],
  ['it has another price', { price: 3_999_000 }, true],
  ['it is held', { reserved: true }, true],
  ['it is sold', { sold: true }, true],
  ['only its date is newer', { updated_at: samplePage.updated_at + 60 }, false],
  ['the answer is older than the page', { updated_at: samplePage.updated_at - 1, price: 1 }, false],
  ['the end of a hold has become known', { reserved_until: '2026-11-28T06:15:00Z' }, true],
])('[API-02] tells whether a stored page still shows what is so: %s', (_what, change, outdated) => {
  expect(isOutdated(samplePage, readLiveFacts(sampleLiveAnswer(samplePage, change))!)).toBe(outdated);
});

it('[API-02] asks with the three parameters that the call takes', () => {
  const url = new URL(liveFactsPath(samplePage, 'harbour-toyota'), 'https://site.example');
  expect(url.pathname).toBe(`/api/cars/${samplePage.slug}/view.json`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    photos_count: '2',
    updated_at: String(samplePage.updated_at),
    website_id: 'harbour-toyota',
  });
});
