import { formatMoney, type LenderTerms } from '@forecourt/domain';
import * as styles from './LenderList.css.ts';

export interface LenderListProps {
  /** Lenders with their terms, in the order they are shown. */
  lenders: readonly LenderTerms[];
}

/** What is known of a lender's terms. No rates: these are a vehicle's, and stand on its page with all that belongs to them. */
function factsOf({ minPrice, establishmentFee }: LenderTerms): [name: string, value: string][] {
  return [
    ...(minPrice === undefined ? [] : [['Vehicles from', formatMoney(minPrice * 100)] as [string, string]]),
    ...(establishmentFee === undefined
      ? []
      : [['Establishment fee', formatMoney(establishmentFee)] as [string, string]]),
  ];
}

/** Lenders that the dealer works with. Nothing where it names none. */
export function LenderList({ lenders }: LenderListProps) {
  if (lenders.length === 0) return null;
  return (
    <ul className={styles.root}>
      {lenders.map((lender) => (
        <li key={lender.name} className={styles.lender}>
          <p className={styles.name}>{lender.name}</p>
          {factsOf(lender).length > 0 && (
            <dl className={styles.facts}>
              {factsOf(lender).map(([name, value]) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
