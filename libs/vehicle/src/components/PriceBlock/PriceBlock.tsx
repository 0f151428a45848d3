'use client';

import { formatMoney, type Vehicle } from '@forecourt/domain';
import { Badge, useSite } from '@forecourt/ui';
import { displayPrice, marketPriceSaving, type PriceVehicle } from '../../model/price.ts';
import * as styles from './PriceBlock.css.ts';

export const priceBlockSizes = ['card', 'page'] as const;

export interface PriceBlockProps {
  vehicle: PriceVehicle & Partial<Pick<Vehicle, 'autograb_data'>>;
  /** @default 'card' */
  size?: (typeof priceBlockSizes)[number];
}

/** A saving is never rounded up. */
const wholeDollars = (amount: number) => Math.floor(amount / 100) * 100;

/** What a vehicle costs: the figure, what it covers, what it was, and how far below the market it is. */
export function PriceBlock({ vehicle, size = 'card' }: PriceBlockProps) {
  const { site } = useSite();
  const { flags, texts } = site;
  const price = displayPrice(vehicle, { offersSubscriptions: flags.subscriptions, noPriceText: texts.noPrice });
  const market = { price: vehicle.price, autograb_data: vehicle.autograb_data ?? null };
  const saving = flags.marketPriceBadge && price.kind === 'price' ? marketPriceSaving(market) : null;
  const isFigure = price.kind === 'price' || price.kind === 'subscription';
  const figure = <span className={isFigure ? styles.figure[size] : styles.words[size]}>{price.text}</span>;
  const type = price.priceType && <span className={styles.small}>{` ${price.priceType}`}</span>;
  const was = price.was && (
    <p className={styles.small}>
      Was <s>{price.was}</s>
    </p>
  );
  const badge = saving !== null && (
    <span className={styles.market[size]}>
      <Badge tone="success">{formatMoney(wholeDollars(saving))} below market average</Badge>
    </span>
  );
  if (size === 'card') {
    return (
      <div className={styles.root.card}>
        <p className={styles.line}>
          {figure}
          {type}
        </p>
        {was}
        {badge}
      </div>
    );
  }
  // What may come while somebody looks, an older price and a saving, has its place on lines that are there already.
  return (
    <div className={styles.root.page}>
      <div className={styles.line}>
        <p className={styles.line}>{figure}</p>
        {was}
      </div>
      {(type || badge) && (
        <div className={styles.below}>
          {type}
          {badge}
        </div>
      )}
    </div>
  );
}
