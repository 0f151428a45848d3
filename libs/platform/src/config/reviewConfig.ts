import type { z } from 'zod';
import { readService, serviceAddress, serviceKey, type ServiceConfig } from './serviceAddress.ts';

/** The review service's share of the environment. */
export const reviewVariables = {
  FORECOURT_REVIEWS_URL: serviceAddress('https://api.reviews.example/places'),
  FORECOURT_REVIEWS_KEY: serviceKey,
};

export interface ReviewConfig {
  /** Null: the stand-in in the demo; outside it sites show the reviews of their files. */
  service: ServiceConfig | null;
}

export type ReviewConfigResult = { ok: true; reviews: ReviewConfig } | { ok: false; problems: string[] };

export function readReviewConfig(values: z.output<z.ZodObject<typeof reviewVariables>>): ReviewConfigResult {
  const { FORECOURT_REVIEWS_URL: url, FORECOURT_REVIEWS_KEY: key } = values;
  const reading = readService('FORECOURT_REVIEWS', url, key);
  return reading.ok ? { ok: true, reviews: { service: reading.service } } : reading;
}
