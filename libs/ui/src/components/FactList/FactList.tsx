import * as styles from './FactList.css.ts';

export interface Fact {
  name: string;
  /** Already worded for the visitor. */
  value: string;
}

export interface FactListProps {
  /** Names and what they are, in the order they are shown. */
  facts: readonly Fact[];
}

/** Names on one side, what they are on the other. Renders nothing where there are none. */
export function FactList({ facts }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
