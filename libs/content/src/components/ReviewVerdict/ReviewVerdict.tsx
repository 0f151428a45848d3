import { cents, formatMoney } from '@forecourt/domain';
import { around, articleMessages } from '@forecourt/domain/messages';
import { Heading, Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(articleMessages);
  const { good, not_so_good: lacking, price_dollars: price, price_label: label, verdict } = review;
  const [before, after] = around((value) => say('article.priceWhenDriven', { price: value }));
  return (
    <section className={styles.root} aria-label={say('article.inShort')}>
      <Points title={say('article.good')} points={good} isGood />
      <Points title={say('article.notSoGood')} points={lacking} isGood={false} />
      {(verdict || price !== null) && (
        <div className={styles.end}>
          {verdict && <p className={styles.verdict}>{verdict}</p>}
          {price !== null && (
            <p className={styles.price}>
              {before}
              <strong>{formatMoney(cents(price))}</strong>
              {after}
              {label && `, ${label}`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
