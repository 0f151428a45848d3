import * as styles from './FactList.css.ts';

export interface Fact {
  name: string;
  /** Text for the visitor. */
  value: string;
}

export interface FactListProps {
  /** Names and values, in display order. */
  facts: readonly Fact[];
}

/** Names and their values in two columns. Renders nothing without any. */
export function FactList({ facts }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
