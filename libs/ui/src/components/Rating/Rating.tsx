import { grouped } from '@forecourt/domain';
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
  const shown = Math.min(5, Math.max(0, value));
  const figure = shown.toFixed(1);
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
          {figure}
          <VisuallyHidden> out of 5 stars</VisuallyHidden>
        </span>
      ) : (
        <VisuallyHidden>{figure} out of 5 stars</VisuallyHidden>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          {grouped(count)} {count === 1 ? 'review' : 'reviews'}
        </span>
      )}
    </span>
  );
}
