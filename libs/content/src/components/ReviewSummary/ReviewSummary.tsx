import type { ReviewSummary as Summary } from '@forecourt/domain';
import { Rating } from '@forecourt/ui';
import { countOf } from '../../model/sentences.ts';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps {
  /** Mean and number of the ratings. */
  summary: Summary;
}

/** The figure that customers' reviews come to. Nothing while nobody has rated. */
export function ReviewSummary({ summary }: ReviewSummaryProps) {
  if (summary.count === 0) return null;
  return (
    <div className={styles.root}>
      <p className={styles.figure} aria-hidden="true">
        {summary.average_rating.toFixed(1)}
      </p>
      <div>
        <Rating value={summary.average_rating} />
        <p className={styles.count}>from {countOf(summary.count, 'customer review', 'customer reviews')}</p>
      </div>
    </div>
  );
}
