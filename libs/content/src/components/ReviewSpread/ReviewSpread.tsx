import { grouped, type ReviewSummary } from '@forecourt/domain';
import { reviewPageMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { completeSpread } from '../../model/reviews.ts';
import * as styles from './ReviewSpread.css.ts';

export interface ReviewSpreadProps {
  /** Mean and number of the ratings, and how many gave each number of stars. */
  summary: ReviewSummary;
}

/** How many people gave how many stars, the most stars first. Nothing unless every rating is counted. */
export function ReviewSpread({ summary }: ReviewSpreadProps) {
  const say = useWords(reviewPageMessages);
  const spread = completeSpread(summary);
  if (!spread) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{say('reviewPage.ratingsByStars')}</caption>
      <tbody>
        {spread.toReversed().map((count, place) => {
          const stars = 5 - place;
          return (
            <tr key={stars}>
              <th scope="row" className={styles.stars}>
                {say('reviewPage.stars', { count: stars })}
              </th>
              <td className={styles.cell} aria-hidden="true">
                <span className={styles.bar}>
                  <span className={styles.share} style={{ inlineSize: `${(count / summary.count) * 100}%` }} />
                </span>
              </td>
              <td className={styles.count}>{grouped(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
