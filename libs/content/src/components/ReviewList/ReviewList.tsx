import type { Review } from '@forecourt/domain';
import { Carousel, Disclosure, Rating } from '@forecourt/ui';
import { monogram, monthWords } from '../../model/sentences.ts';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps {
  /** Chosen by `shownReviews`. */
  reviews: readonly Review[];
  /** Who answers. */
  dealer: string;
}

function ReviewCard({ review, dealer }: { review: Review; dealer: string }) {
  return (
    <article className={styles.card}>
      <Rating value={review.rating} />
      <blockquote className={styles.text}>{review.text}</blockquote>
      {review.reply_text && (
        <div className={styles.reply}>
          <Disclosure title={`Answer from ${dealer}`}>{review.reply_text}</Disclosure>
        </div>
      )}
      <footer className={styles.author}>
        <span className={styles.initials} aria-hidden="true">
          {monogram(review.customer_name)}
        </span>
        <span>
          <span className={styles.name}>{review.customer_name}</span>
          <time className={styles.date} dateTime={review.review_date}>
            {monthWords(review.review_date)}
          </time>
        </span>
      </footer>
    </article>
  );
}

/** What customers wrote, in a row to swipe. Nothing without reviews. */
export function ReviewList({ reviews, dealer }: ReviewListProps) {
  if (reviews.length === 0) return null;
  return (
    <Carousel label="Customer reviews" slides="card">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} dealer={dealer} />
      ))}
    </Carousel>
  );
}
