import { formatMoney } from '@forecourt/domain';
import * as styles from './ReserveResult.css.ts';

/** Names and values; a number is money in whole cents. */
export function ResultFacts({ facts }: { facts: readonly (readonly [string, string | number])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{typeof value === 'number' ? formatMoney(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
