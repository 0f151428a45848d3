import { priceWords, type DisplayPrice } from '@forecourt/domain';
import * as styles from './PriceLine.css.ts';

export interface PriceLineProps {
  /** The price as it is shown, of `displayPrice`. */
  price: DisplayPrice;
  /** Leaves out what a vehicle that is rented out can be bought for, where there is room for one line only. @default false */
  brief?: boolean;
}

/** A price with its unit, for a text of any size: the figure takes that size, what belongs to it is smaller. */
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
