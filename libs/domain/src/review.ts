import { z } from 'zod';
import { addressText } from './addressSchema.ts';

/** What customers' ratings come to, at one place or at several. */
export const reviewSummarySchema = z.object({
  /** Mean of all ratings, of those without words too. */
  average_rating: z.number().min(0).max(5),
  /** Number of ratings. */
  count: z.number().int().min(0),
  /** How many gave one star, two, three, four and five; null where that is not known of all. */
  spread: z.array(z.number().int().min(0)).length(5).nullable().default(null),
});

/** What one customer wrote. */
export const reviewSchema = z.object({
  /** ID of the review, unique within the site. */
  id: z.string().min(1).max(120),
  /** The place it is about; null for the dealer as a whole. */
  location_id: z.string().max(80).nullable().default(null),
  /** Name of the customer as it may be shown. */
  customer_name: z.string().max(80),
  /** What the customer wrote. */
  text: z.string().max(5_000),
  /** Stars. */
  rating: z.number().min(0).max(5),
  /** YYYY-MM-DD, or an instant. */
  review_date: z.string().max(40),
  /** As the source words the day; worked out from `review_date` where it does not. @example 'June 2026' */
  review_date_in_words: z.string().max(60).nullable().default(null),
  /** The dealer's answer. */
  reply_text: z.string().max(5_000).nullable().default(null),
  /** YYYY-MM-DD, or an instant. */
  reply_date: z.string().max(40).nullable().default(null),
  /** As the source words the age. True only on the day it was written down: shown where there is no date. */
  created_at_time_ago_in_words: z.string().max(60).nullable().default(null),
  /** Address of the customer's picture. */
  image: addressText(500).nullable().default(null),
});

/** Which reviews a site shows, and where they come from. */
export const siteReviewsSchema = z.object({
  /** Fewest stars of a review that is shown. Pages say so. */
  minimumRating: z.number().min(0).max(5).default(4),
  /** Most reviews that are shown at once. */
  count: z.number().int().min(1).max(50).default(12),
  /** Where customers wrote them. @example 'Google' */
  source: z.string().max(40).default(''),
  /** Page with all of them. */
  sourceUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Whether they are fetched from the review service; until then those of the site's file are used. */
  feed: z.boolean().default(false),
});

export type Review = z.output<typeof reviewSchema>;
export type ReviewSummary = z.output<typeof reviewSummarySchema>;
export type SiteReviews = z.output<typeof siteReviewsSchema>;
