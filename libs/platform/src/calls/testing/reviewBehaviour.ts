import { expect, it } from 'vitest';
import type { FetchReviews } from '../../ports/reviewPort.ts';

export interface ReviewSource {
  ask: FetchReviews;
  /** A place that the source knows, with a spread of all its ratings. */
  known: Parameters<FetchReviews>[0];
}

/** What every source of reviews promises. */
export function reviewBehaviour(open: () => ReviewSource): void {
  it('[ENT-04] returns the figures of a place and its reviews, each whole and under the place that was asked for', async () => {
    const { ask, known } = open();
    const { found } = await ask(known);
    expect(found?.summary.count).toBeGreaterThan(0);
    expect(found?.summary.spread?.reduce((sum, one) => sum + one, 0)).toBe(found?.summary.count);
    expect(found?.reviews.length).toBeGreaterThan(0);
    for (const review of found?.reviews ?? []) {
      expect(review).toMatchObject({ location_id: known.id, review_date: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
      expect(review.rating).toBeLessThanOrEqual(5);
    }
    expect(new Set(found?.reviews.map(({ id }) => id)).size).toBe(found?.reviews.length);
  });

  it('knows no place of another name, and does not throw', async () => {
    const { ask, known } = open();
    expect(await ask({ ...known, id: 'loc-of-nobody' })).toEqual({ found: null, reason: 'unknown' });
  });
}
