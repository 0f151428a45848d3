import { Icon } from '@forecourt/ui';
import * as styles from './PointList.css.ts';

export interface PointListProps {
  /** Points in display order. */
  points: readonly string[];
  /** The dealer's guarantee, after the others with a shield icon; null for none. */
  promise?: string | null;
}

/** List of assurances with ticks. */
export function PointList({ points, promise = null }: PointListProps) {
  const marked = [
    ...points.map((words) => ({ words, icon: 'check' as const })),
    ...(promise === null ? [] : [{ words: promise, icon: 'shield' as const }]),
  ];
  return (
    <ul className={styles.list}>
      {marked.map(({ words, icon }) => (
        <li className={styles.point} key={words}>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
