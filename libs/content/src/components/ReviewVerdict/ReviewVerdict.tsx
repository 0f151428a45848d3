import { cents, formatMoney } from '@forecourt/domain';
import { Heading, Icon } from '@forecourt/ui';
import type { Article } from '../../model/articles.ts';
import * as styles from './ReviewVerdict.css.ts';

export interface ReviewVerdictProps {
  /** What the test came to. */
  review: NonNullable<Article['review']>;
}

function Points({ title, points, isGood }: { title: string; points: readonly string[]; isGood: boolean }) {
  if (points.length === 0) return null;
  return (
    <div className={styles.side}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <span className={isGood ? styles.good : styles.lacking}>
              <Icon name={isGood ? 'check' : 'close'} size={20} />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A test of a vehicle in short: what is good, what is not, what it cost as driven, and the verdict. */
export function ReviewVerdict({ review }: ReviewVerdictProps) {
  const { good, not_so_good: lacking, price_dollars: price, price_label: label, verdict } = review;
  return (
    <section className={styles.root} aria-label="In short">
      <Points title="Good" points={good} isGood />
      <Points title="Not so good" points={lacking} isGood={false} />
      {(verdict || price !== null) && (
        <div className={styles.end}>
          {verdict && <p className={styles.verdict}>{verdict}</p>}
          {price !== null && (
            <p className={styles.price}>
              Price when driven: <strong>{formatMoney(cents(price))}</strong>
              {label && `, ${label}`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
