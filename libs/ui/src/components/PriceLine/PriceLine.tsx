import { priceWords, type DisplayPrice } from '@forecourt/domain';
import { around, priceMessages } from '@forecourt/domain/messages';
import { useWords } from '../../words/ownWords.ts';
import * as styles from './PriceLine.css.ts';

export interface PriceLineProps {
  /** The price, from `displayPrice`. */
  price: DisplayPrice;
  /** Leaves out the purchase price of a vehicle for rent, where there is room for one line only. @default false */
  brief?: boolean;
}

/** A price with its unit, in text of any size: the figure has that size, the rest is smaller. */
export function PriceLine({ price, brief = false }: PriceLineProps) {
  const say = useWords(priceMessages);
  const { figure, unit, toBuy } = priceWords(price, say);
  const [beforeToBuy, afterToBuy] = around((value) => say('price.orBuyFor', { price: value }));
  return (
    <>
      {figure}
      {unit && <span className={styles.unit}> {unit}</span>}
      {price.kind === 'subscription' && !brief && <span className={styles.unit}> · {say('price.subscription')}</span>}
      {toBuy && !brief && (
        <span className={styles.toBuy}>
          {` ${beforeToBuy}`}
          <strong>{toBuy}</strong>
          {afterToBuy}
        </span>
      )}
    </>
  );
}
