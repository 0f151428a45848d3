import { Icon } from '@forecourt/ui';
import * as styles from './PointList.css.ts';

export interface PointListProps {
  /** Points in the order they are shown. */
  points: readonly string[];
  /** What the dealer stands for, after the others and under a shield; null for nothing. */
  promise?: string | null;
}

/** What the visitor can count on, ticked off. */
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
