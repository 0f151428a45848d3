import type { ReviewSummary as Summary } from '@forecourt/domain';
import { Rating } from '@forecourt/ui';
import { countOf } from '../../model/sentences.ts';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps {
  /** Mean and number of all ratings, shown and not. */
  summary: Summary;
  /** Where they were given. @example 'Google' */
  source?: string;
}

/** So few say little: the count is said first. */
const few = 5;

/** Average rating of customers' reviews. Renders nothing while nobody has rated. */
export function ReviewSummary({ summary, source = '' }: ReviewSummaryProps) {
  if (summary.count === 0) return null;
  const count = countOf(summary.count, 'customer review', 'customer reviews');
  return (
    <div className={styles.root}>
      <p className={styles.figure} aria-hidden="true">
        {summary.average_rating.toFixed(1)}
      </p>
      <div className={styles.words}>
        <Rating value={summary.average_rating} hasFigure={false} />
        <p className={styles.count}>
          from {summary.count < few ? `only ${count} so far` : count}
          {source && ` on ${source}`}
        </p>
      </div>
    </div>
  );
}
