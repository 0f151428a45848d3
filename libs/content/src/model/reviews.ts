import type { Review, ReviewSummary } from '@forecourt/domain';

export const reviewLimits = { minimumRating: 4, count: 12 } as const;

/** Reviews to show: good ones that say something, newest first. */
export function shownReviews(
  reviews: readonly Review[],
  { minimumRating, count }: { minimumRating: number; count: number } = reviewLimits,
): Review[] {
  return reviews
    .filter(({ rating, text }) => rating >= minimumRating && text.trim() !== '')
    .toSorted((one, other) => other.review_date.localeCompare(one.review_date))
    .slice(0, count);
}

/** One figure over several places, each weighted by how many people rated it; null where nobody did. */
export function joinedSummary(summaries: readonly (ReviewSummary | null)[]): ReviewSummary | null {
  const rated = summaries.filter((one) => one !== null && one.count > 0) as ReviewSummary[];
  const count = rated.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const stars = rated.reduce((sum, one) => sum + one.count * one.average_rating, 0);
  return { count, average_rating: Math.round((stars / count) * 10) / 10 };
}
