import { formatMoney } from '@forecourt/domain';
import { Heading, Picture, Text } from '@forecourt/ui';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import * as styles from './VehicleLine.css.ts';

export interface VehicleLineProps {
  vehicle: PurchaseVehicle;
  /** Place of the name in the page's outline. */
  level: 2 | 3;
  /** Stands where a vehicle has no price. */
  noPriceText?: string;
  /** What stands where there is room: picture beside the words, or above them in a narrow column. @default 'column' */
  layout?: 'row' | 'column';
  /** The page's main picture: fetched first. */
  priority?: boolean;
}

const placeholderPrice = 1_000;

/** A vehicle in short: picture, name, what tells it from others, price. */
export function VehicleLine({
  vehicle,
  level,
  noPriceText = 'Enquire for price.',
  layout = 'column',
  priority,
}: VehicleLineProps) {
  const { name, km, colour, stocknum, location_name, price, price_type, primary_image_url } = vehicle;
  const facts = [
    km === null ? null : `${km.toLocaleString('en-AU')} km`,
    colour,
    location_name,
    stocknum && `Stock ${stocknum}`,
  ].filter(Boolean);
  const priced = price !== null && price > placeholderPrice;
  return (
    <div className={styles.root[layout]}>
      <div className={styles.picture}>
        <Picture url={primary_image_url} alt="" sizes="(min-width: 992px) 380px, 40vw" rounded priority={priority} />
      </div>
      <div className={styles.words}>
        <Heading level={level} size="large">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
        <p className={styles.price}>
          {priced ? formatMoney(price) : noPriceText}
          {priced && price_type && <span className={styles.priceType}> {price_type}</span>}
        </p>
      </div>
    </div>
  );
}
