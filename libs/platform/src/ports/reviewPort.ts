import type { Location, Review, ReviewSummary, Site } from '@forecourt/domain';

/** What customers say of one place: what all of their ratings come to, and some of their reviews. */
export interface PlaceReviews {
  summary: ReviewSummary;
  reviews: Review[];
}

/** `unknown`: the service has no such place; `unavailable`: it could not be asked, or did not answer as agreed. */
export type ReviewAnswer = { found: PlaceReviews } | { found: null; reason: 'unknown' | 'unavailable' };

/** A service that knows what customers say of a place. Does not throw, and has a time limit. */
export type AskReviews = (place: Pick<Location, 'id' | 'address'>) => Promise<ReviewAnswer>;

/** Reviews as they were last read, for sites that want them fetched. */
export interface ReviewService {
  /** The site with the figures and reviews of its places as last read; its file's own where nothing was read yet. */
  reviewed(site: Site): Site;
  /** Asks the service for every place of these sites, and keeps what it says. What it does not say stays as it was. */
  refresh(): Promise<void>;
  /** Told the slugs of sites that say something else from now on. */
  onChange(listener: (slugs: readonly string[]) => void): void;
}

/** Where no service is configured. */
export const noReviews: AskReviews = () => Promise.resolve({ found: null, reason: 'unavailable' });
