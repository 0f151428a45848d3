import type { ReviewSummary as Summary } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { Rating } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(reviewPageMessages);
  if (summary.count === 0) return null;
  const reviews = say('reviewPage.customers', { count: summary.count });
  const isFew = summary.count < few;
  return (
    <div className={styles.root}>
      <p className={styles.figure} aria-hidden="true">
        {summary.average_rating.toFixed(1)}
      </p>
      <div className={styles.words}>
        <Rating value={summary.average_rating} hasFigure={false} />
        <p className={styles.count}>
          {source
            ? say(isFew ? 'reviewPage.fromOnlyOn' : 'reviewPage.fromReviewsOn', { reviews, source })
            : say(isFew ? 'reviewPage.fromOnly' : 'reviewPage.fromReviews', { reviews })}
        </p>
      </div>
    </div>
  );
}
