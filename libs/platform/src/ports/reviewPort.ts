import type { Location, Review, ReviewSummary, Site } from '@forecourt/domain';

/** Customer reviews of one location: the summary of all ratings, and some of the reviews. */
export interface PlaceReviews {
  summary: ReviewSummary;
  reviews: Review[];
}

/** `unknown`: the service has no such place; `unavailable`: no answer, or not in the expected form. */
export type ReviewAnswer = { found: PlaceReviews } | { found: null; reason: 'unknown' | 'unavailable' };

/** Fetches the reviews of a place from a service. Does not throw, and has a time limit. */
export type FetchReviews = (place: Pick<Location, 'id' | 'address'>) => Promise<ReviewAnswer>;

/** Stored reviews, for sites that have them fetched. */
export interface ReviewService {
  /** The site with the last fetched reviews; with those of its file where nothing was fetched yet. */
  reviewed(site: Site): Site;
  /** Fetches and stores the reviews of every place. Where the service has no answer, the stored ones stay. */
  refresh(): Promise<void>;
  /** Calls the listener with the slugs of sites whose reviews changed. */
  onChange(listener: (slugs: readonly string[]) => void): void;
}

/** Where no service is configured. */
export const noReviews: FetchReviews = () => Promise.resolve({ found: null, reason: 'unavailable' });
