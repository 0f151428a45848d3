'use client';

import { priceWords, displayPrice, type PriceVehicle, type Vehicle } from '@forecourt/domain';
import { around, priceMessages } from '@forecourt/domain/messages';
import { Badge, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { marketPriceWords } from '../../model/marketPrice.ts';
import * as styles from './PriceBlock.css.ts';

export const priceBlockSizes = ['card', 'page'] as const;

export interface PriceBlockProps {
  /** The vehicle with its prices, and its market price where that is known. */
  vehicle: PriceVehicle & Partial<Pick<Vehicle, 'autograb_data'>>;
  /** 'card' in a list, 'page' at the head of a vehicle's page. @default 'card' */
  size?: (typeof priceBlockSizes)[number];
}

/**
 * Price of a vehicle: the figure, what it covers, the former or the purchase price, and a saving below the market
 * price.
 */
export function PriceBlock({ vehicle, size = 'card' }: PriceBlockProps) {
  const say = useWords(priceMessages);
  const { site } = useSite();
  const shown = displayPrice(vehicle, site);
  const saving = marketPriceWords(vehicle, shown, site.flags, say);
  const price = priceWords(shown, say);
  const figure = <span className={price.isFigure ? styles.figure[size] : styles.words[size]}>{price.figure}</span>;
  const [beforeToBuy, afterToBuy] = around((toBuy) => say('price.orBuyFor', { price: toBuy }));
  const [beforeWas, afterWas] = around((was) => say('price.was', { price: was }));
  const unit = price.unit && <span className={styles.small}>{` ${price.unit}`}</span>;
  const toBuy = price.toBuy && (
    <p className={styles.toBuy[size]}>
      {beforeToBuy}
      <strong className={styles.sale}>{price.toBuy}</strong>
      {afterToBuy}
    </p>
  );
  const was = price.was && (
    <p className={styles.small}>
      {beforeWas}
      <s>{price.was}</s>
      {afterWas}
    </p>
  );
  const badge = saving !== null && (
    <span className={styles.market[size]}>
      <Badge tone="success">{saving}</Badge>
    </span>
  );
  if (size === 'card') {
    return (
      <div className={styles.root.card}>
        {shown.kind === 'subscription' && <p className={styles.cardKind}>{say('price.subscription')}</p>}
        <p className={styles.line}>
          {figure}
          {unit}
        </p>
        {toBuy}
        {was}
        {badge}
      </div>
    );
  }
  if (shown.kind === 'subscription') {
    return (
      <div className={styles.root.page}>
        <p className={styles.kind}>{say('price.subscription')}</p>
        <p className={styles.line}>
          {figure}
          <span className={styles.perWeek}>{` ${price.unit}`}</span>
        </p>
        {toBuy && (
          <div className={styles.line}>
            {toBuy}
            {was}
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles.root.page}>
      <div className={styles.line}>
        <p className={styles.line}>
          {figure}
          {unit}
        </p>
        {was}
      </div>
      {badge}
    </div>
  );
}
