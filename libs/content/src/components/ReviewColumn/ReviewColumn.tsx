import type { Review } from '@forecourt/domain';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';
import * as styles from './ReviewColumn.css.ts';

export interface ReviewColumnProps {
  /** Chosen by `selectReviews`. */
  reviews: readonly Review[];
  /** Who answers. */
  dealer: string;
}

/** What customers wrote, to be read from top to bottom. Renders nothing without reviews. */
export function ReviewColumn({ reviews, dealer }: ReviewColumnProps) {
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.root[reviews.length === 1 ? 'one' : 'several']}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} dealer={dealer} />
        </li>
      ))}
    </ul>
  );
}
