import { Heading, Icon, Text } from '@forecourt/ui';
import * as styles from './vehicle.css.ts';

export interface PointListProps {
  title: string;
  text?: string;
  points: readonly string[];
}

/** Reasons with a tick each. Nothing without reasons. */
export function PointList({ title, text, points }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.card}>
      <div>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
