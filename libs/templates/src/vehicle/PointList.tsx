import { Heading, Icon, Text } from '@forecourt/ui';
import * as styles from './vehicle.css.ts';

export interface PointsProps {
  /** A paragraph before the points. */
  text?: string;
  /** Points in display order. */
  points: readonly string[];
}

/** A list of points, each with a tick. */
export function Points({ text, points }: PointsProps) {
  return (
    <>
      {text && <Text tone="muted">{text}</Text>}
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
    </>
  );
}

export interface PointListProps extends PointsProps {
  /** Heading of the list. */
  title: string;
}

/** Reasons with ticks, on a card of their own. Renders nothing without reasons. */
export function PointList({ title, points, text }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.card}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Points points={points} text={text} />
    </section>
  );
}
