import { Skeleton } from '@forecourt/ui';
import * as styles from './Hits.css.ts';

const places = [0, 1, 2, 3, 4, 5];

/** Cards to be, while the first page is fetched. The count above says in words that it is. */
export function HitsSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={styles.item}>
          <div className={styles.waiting}>
            <Skeleton ratio="4/3" />
            <Skeleton height="1.5em" />
            <Skeleton height="2em" />
            <Skeleton height="5em" />
          </div>
        </li>
      ))}
    </ul>
  );
}
