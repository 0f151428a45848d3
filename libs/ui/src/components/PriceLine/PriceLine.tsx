import { priceWords, type DisplayPrice } from '@forecourt/domain';
import * as styles from './PriceLine.css.ts';

export interface PriceLineProps {
  /** The price, from `displayPrice`. */
  price: DisplayPrice;
  /** Leaves out the purchase price of a vehicle for rent, where there is room for one line only. @default false */
  brief?: boolean;
}

/** A price with its unit, in text of any size: the figure has that size, the rest is smaller. */
export function PriceLine({ price, brief = false }: PriceLineProps) {
  const { figure, unit, toBuy } = priceWords(price);
  return (
    <>
      {figure}
      {unit && <span className={styles.unit}> {unit}</span>}
      {toBuy && !brief && (
        <span className={styles.toBuy}>
          {' or buy for '}
          <strong>{toBuy}</strong>
        </span>
      )}
    </>
  );
}
