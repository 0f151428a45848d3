import * as styles from './LenderList.css.ts';

export interface LenderCardProps {
  /** As visitors know the lender. */
  name: string;
  /** Facts to show, as name and value. */
  facts: readonly [name: string, value: string][];
}

/** The one lender of a dealer. */
export function LenderCard({ name, facts }: LenderCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.name}>{name}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact} className={styles.fact}>
              <dt>{fact}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
