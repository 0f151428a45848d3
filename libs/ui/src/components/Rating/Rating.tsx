import { around, ratingMessages } from '@forecourt/domain/messages';
import { useWords } from '../../words/ownWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** Stars, 0 to 5. */
  value: number;
  /** Number of ratings. */
  count?: number;
  /** Whether the figure stands beside the stars; else it is there for screen readers only. @default true */
  hasFigure?: boolean;
}

const places = [1, 2, 3, 4, 5];
const row = places.map((place) => <Icon key={place} name="star" size={18} />);

/** Stars with the figure beside them. */
export function Rating({ value, count, hasFigure = true }: RatingProps) {
  const say = useWords(ratingMessages);
  const shown = Math.min(5, Math.max(0, value));
  const figure = shown.toFixed(1);
  const [before, after] = around((value) => say('rating.outOf', { figure: value }));
  return (
    <span className={styles.root}>
      <span className={styles.stars} aria-hidden="true">
        {row}
        <span className={styles.filled} style={{ inlineSize: `${shown * 20}%` }}>
          {row}
        </span>
      </span>
      {hasFigure ? (
        <span className={styles.value}>
          {before && <VisuallyHidden>{before}</VisuallyHidden>}
          {figure}
          <VisuallyHidden>{after}</VisuallyHidden>
        </span>
      ) : (
        <VisuallyHidden>{say('rating.outOf', { figure })}</VisuallyHidden>
      )}
      {count !== undefined && <span className={styles.count}>{say('rating.reviews', { count })}</span>}
    </span>
  );
}
