import type { SearchLayout } from '@forecourt/domain';
import { Skeleton } from '@forecourt/ui';
import * as styles from './Hits.css.ts';

const places = [0, 1, 2, 3, 4, 5];

/** Placeholder cards while the first page loads. The count above announces the loading in words. */
export function HitsSkeleton({ layout }: { layout: SearchLayout }) {
  return (
    <ul className={styles.list[layout]} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={styles.item.whole}>
          <div className={styles.waiting[layout]}>
            <Skeleton ratio="4/3" />
            <div className={styles.waitingWords}>
              <Skeleton height="1.5em" />
              <Skeleton height="2em" />
              {layout === 'grid' && <Skeleton height="5em" />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
