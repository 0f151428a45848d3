import { longDate, type Review, type ReviewSummary, type SiteReviews } from '@forecourt/domain';
import { platformWords, reviewPageMessages, type Words } from '@forecourt/domain/messages';

/** Reviews to show: of enough stars and with words, newest first. */
export function selectReviews(
  reviews: readonly Review[],
  { minimumRating, count }: Pick<SiteReviews, 'minimumRating' | 'count'>,
): Review[] {
  return reviews
    .filter(({ rating, text }) => rating >= minimumRating && text.trim() !== '')
    .toSorted((one, other) => other.review_date.localeCompare(one.review_date))
    .slice(0, count);
}

/** Says which reviews are left out; empty where none are. @example 'Showing reviews of 4 stars and up' */
export function ratingFilterText(
  { minimumRating }: Pick<SiteReviews, 'minimumRating'>,
  say: Words<typeof reviewPageMessages> = platformWords(reviewPageMessages),
): string {
  if (minimumRating <= 1) return '';
  if (minimumRating >= 5) return say('reviewPage.onlyFiveStars');
  return say('reviewPage.onlyStarsAndUp', { stars: minimumRating });
}

/** How many gave each number of stars, from one to five; null unless all are counted. */
export function completeSpread({ count, spread }: ReviewSummary): readonly number[] | null {
  const counted = spread?.reduce((sum, one) => sum + one, 0);
  return spread && count > 0 && counted === count ? spread : null;
}

/** One rating over several locations, weighted by the number of ratings; null without ratings. */
export function joinedSummary(summaries: readonly (ReviewSummary | null)[]): ReviewSummary | null {
  const rated = summaries.filter((one) => one !== null && one.count > 0) as ReviewSummary[];
  const count = rated.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const stars = rated.reduce((sum, one) => sum + one.count * one.average_rating, 0);
  const spreads = rated.map(completeSpread).filter((one) => one !== null);
  const joined = [0, 1, 2, 3, 4].map((place) => spreads.reduce((sum, one) => sum + (one[place] ?? 0), 0));
  return {
    count,
    average_rating: Math.round((stars / count) * 10) / 10,
    spread: spreads.length === rated.length ? joined : null,
  };
}

const day = /^\d{4}-\d{2}-\d{2}/;

/**
 * A day of a review in words; empty for what is no date.
 * @param locale BCP 47 tag of the site
 * @example reviewDay('2026-06-01', 'en-NZ') // '1 June 2026'
 */
export function reviewDay(date: string | null, locale: string): string {
  const found = date === null ? undefined : day.exec(date)?.[0];
  return found ? longDate(found, locale) : '';
}

/**
 * Date of a review: as the source words it, else the day, else how long before it was fetched.
 * @param locale BCP 47 tag of the site
 */
export function reviewDateWords(review: Review, locale: string): string {
  const { review_date_in_words: words, created_at_time_ago_in_words: ago } = review;
  return words ?? (reviewDay(review.review_date, locale) || (ago ?? ''));
}

/** Maximum characters of a review shown unfolded. */
const openLength = 400;

/**
 * A long text in two parts, cut between words: the visible part and the folded part.
 * @returns an empty rest for what is short enough
 */
export function foldedText(text: string): { open: string; rest: string } {
  const whole = text.trim();
  if (whole.length <= openLength) return { open: whole, rest: '' };
  const space = whole.lastIndexOf(' ', openLength);
  const end = space > openLength / 2 ? space : openLength;
  return { open: whole.slice(0, end), rest: whole.slice(end).trim() };
}
