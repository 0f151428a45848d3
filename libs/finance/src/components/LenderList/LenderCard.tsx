import * as styles from './LenderList.css.ts';

export interface LenderCardProps {
  /** Display name of the lender. */
  name: string;
  /** Facts as name and value. */
  facts: readonly [name: string, value: string][];
}

/** The only lender of a dealer, as a card. */
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
