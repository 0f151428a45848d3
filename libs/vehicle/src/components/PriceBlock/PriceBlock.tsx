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
  const beside = (
    <>
      {price.was && (
        <p className={styles.small}>
          Was <s>{price.was}</s>
        </p>
      )}
      {saving !== null && (
        <span className={styles.market[size]}>
          <Badge tone="success">{formatMoney(wholeDollars(saving))} below market average</Badge>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.root[size]}>
      <p className={styles.line}>
        <span className={isFigure ? styles.figure[size] : styles.words[size]}>{price.text}</span>
        {price.priceType && <span className={styles.small}> {price.priceType}</span>}
      </p>
      {size === 'page' ? <div className={styles.beside}>{beside}</div> : beside}
    </div>
  );
}
