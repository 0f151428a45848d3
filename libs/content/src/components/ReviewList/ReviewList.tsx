import type { Review } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { Carousel } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';

export interface ReviewListProps {
  /** Chosen by `selectReviews`. */
  reviews: readonly Review[];
  /** Who answers. */
  dealer: string;
}

/** What customers wrote, in a row to swipe. Renders nothing without reviews. */
export function ReviewList({ reviews, dealer }: ReviewListProps) {
  const say = useWords(reviewPageMessages);
  if (reviews.length === 0) return null;
  return (
    <Carousel label={say('reviewPage.customerReviews')} slides="card">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} dealer={dealer} />
      ))}
    </Carousel>
  );
}
