import { reviewSchema, reviewSummarySchema } from '@forecourt/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ServiceConfig } from '../../config/serviceAddress.ts';
import type { FetchReviews, ReviewAnswer } from '../../ports/reviewPort.ts';
import { callJson } from '../callJson.ts';

/** Reviews are parsed one by one later, so that an invalid one does not discard the others. */
const answerSchema = z.object({ summary: reviewSummarySchema, reviews: z.array(z.unknown()).max(200).default([]) });

const unavailable: ReviewAnswer = { found: null, reason: 'unavailable' };

export interface HttpReviewsOptions {
  service: ServiceConfig;
  log: Logger;
  /** Time limit of one call, in milliseconds. @default 5_000 */
  timeoutMs?: number;
}

/**
 * A review service over HTTP: `GET {url}/{place}` with the key as bearer, where the place is the map's own id of it, else
 * ours. It answers `{ summary, reviews }` in the shapes of the domain, and 404 for a place that it does not know.
 */
export function openHttpReviews({ service, log, timeoutMs = 5_000 }: HttpReviewsOptions): FetchReviews {
  return async ({ id, address }) => {
    const url = new URL(`${service.url.replace(/\/$/, '')}/${encodeURIComponent(address.place_id ?? id)}`);
    const answer = await callJson(url, { headers: { authorization: `Bearer ${service.key}` }, timeoutMs });
    if (answer.ok && answer.status === 404) return { found: null, reason: 'unknown' };
    const reading = answer.ok && answer.status === 200 ? answerSchema.safeParse(answer.body) : null;
    if (!reading?.success) {
      const why = !answer.ok ? answer.reason : reading ? 'Unreadable' : `Answered ${answer.status}`;
      log.warn({ part: 'reviews', why }, 'The review service did not answer as agreed');
      return unavailable;
    }
    const read = reading.data.reviews.map((one) => reviewSchema.safeParse(one));
    const reviews = read.flatMap(({ data }) => (data ? [{ ...data, location_id: id }] : []));
    const wrong = read.length - reviews.length;
    if (wrong > 0) log.warn({ part: 'reviews', wrong }, 'Reviews that cannot be read are left out');
    return { found: { summary: reading.data.summary, reviews } };
  };
}
