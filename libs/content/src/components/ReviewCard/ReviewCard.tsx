import type { Review } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { Picture, Rating } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { foldedText, reviewDateWords, reviewDay } from '../../model/reviews.ts';
import { monogram } from '../../model/sentences.ts';
import * as styles from './ReviewCard.css.ts';

export interface ReviewCardProps {
  /** What a customer wrote. */
  review: Review;
  /** Who answers. */
  dealer: string;
}

function Words({ text }: { text: string }) {
  const say = useWords(reviewPageMessages);
  const { open, rest } = foldedText(text);
  return (
    <>
      <p className={styles.text}>{rest ? `${open} …` : open}</p>
      {rest && (
        <details>
          <summary className={styles.more}>{say('reviewPage.readTheRest')}</summary>
          <p className={styles.text}>… {rest}</p>
        </details>
      )}
    </>
  );
}

/** One review with the dealer's answer to it. What is long is folded. */
export function ReviewCard({ review, dealer }: ReviewCardProps) {
  const say = useWords(reviewPageMessages);
  const locale = useLocale();
  const { customer_name: name, rating, text, reply_text: reply, reply_date, image } = review;
  const replied = reviewDay(reply_date, locale);
  return (
    <article className={styles.card}>
      <Rating value={rating} />
      <blockquote className={styles.quote}>
        <Words text={text} />
      </blockquote>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replied}>
            {replied
              ? say('reviewPage.replyFromOn', { dealer, date: replied })
              : say('reviewPage.replyFrom', { dealer })}
          </p>
          <Words text={reply} />
        </div>
      )}
      <footer className={styles.author}>
        <span className={styles.mark} aria-hidden="true">
          {image ? <Picture url={image} alt="" sizes="40px" ratio="1/1" /> : monogram(name)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <time className={styles.date} dateTime={review.review_date}>
            {reviewDateWords(review, locale)}
          </time>
        </span>
      </footer>
    </article>
  );
}
