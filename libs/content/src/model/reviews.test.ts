import type { ReviewSummary } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { samplePeople, sampleReviews } from '../testing/index.ts';
import {
  completeSpread,
  foldedText,
  joinedSummary,
  reviewDateWords,
  selectReviews,
  ratingFilterText,
} from './reviews.ts';
import { askPath, teamOf } from './team.ts';

const [first] = sampleReviews;
const ids = (minimumRating: number, count: number) =>
  selectReviews(sampleReviews, { minimumRating, count }).map(({ id }) => id);

it('[REV-01] shows reviews from the least stars on, newest first, and as many as wanted', () => {
  expect(ids(4, 12)).toEqual(['r2', 'r1']);
  expect(ids(0, 12)).toEqual(['r3', 'r2', 'r1']);
  expect(ids(0, 1)).toEqual(['r3']);
});

it.each([
  [0, ''],
  [4, 'Showing reviews of 4 stars and up'],
  [5, 'Showing reviews of 5 stars'],
])('[REV-01] says that reviews below %d stars are left out', (minimumRating, words) => {
  expect(ratingFilterText({ minimumRating })).toBe(words);
});

const summary = (average_rating: number, count: number, spread: number[] | null = null): ReviewSummary => ({
  average_rating,
  count,
  spread,
});

it('[REV-01] weighs the rating of each place by its number of reviews', () => {
  expect(joinedSummary([summary(5, 100), null, summary(4, 300), summary(0, 0)])).toEqual(summary(4.3, 400));
  expect(joinedSummary([null])).toBeNull();
});

it('shows a spread only where every rating is counted, at one place and at all of them', () => {
  const counted = summary(4.5, 10, [0, 0, 1, 3, 6]);
  expect(completeSpread(counted)).toEqual([0, 0, 1, 3, 6]);
  expect(completeSpread({ ...counted, count: 11 })).toBeNull();
  expect(joinedSummary([counted, counted])?.spread).toEqual([0, 0, 2, 6, 12]);
  expect(joinedSummary([counted, summary(4, 5)])?.spread).toBeNull();
});

it('[ENT-04] shows the day as the source words it, else the day itself, else the age it was fetched with', () => {
  const words = (changes: Partial<typeof first>) => reviewDateWords({ ...first!, ...changes }, 'en-AU');
  expect(words({ review_date_in_words: 'June 2026' })).toBe('June 2026');
  expect(words({ created_at_time_ago_in_words: 'a week ago' })).toBe('14 September 2026');
  expect(words({ review_date: '', created_at_time_ago_in_words: 'a week ago' })).toBe('a week ago');
});

it('folds what is over 400 characters, between two words and without losing any', () => {
  expect(foldedText('Short and good.')).toEqual({ open: 'Short and good.', rest: '' });
  const long = 'They called back every time. '.repeat(30).trim();
  const { open, rest } = foldedText(long);
  expect(open.length).toBeLessThanOrEqual(400);
  expect(`${open} ${rest}`).toBe(long);
  expect(foldedText('x'.repeat(900)).open).toHaveLength(400);
});

it('[CONT-02] puts the people of a place in the order that the dealer gives, then by name', () => {
  const people = samplePeople.map((person) => (person.slug === 'mei-tan' ? { ...person, order: 1 } : person));
  const names = teamOf(people, { slug: 'fremantle-sales' }).map(({ name }) => name);
  expect(names).toEqual(['Mei Tan', 'Amara Nwosu', 'Jack O’Brien', 'Luca Ferri']);
  expect(teamOf(people, { slug: 'elsewhere' })).toEqual([]);
  expect(askPath('/contact', { slug: 'mei-tan' }, { slug: 'fremantle-sales' })).toBe(
    '/contact?ask=mei-tan&location=fremantle-sales#enquire',
  );
});
