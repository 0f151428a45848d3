import { orderMessages } from '@forecourt/domain/messages';
import { Heading, Picture, PriceLine, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import * as styles from './VehicleLine.css.ts';

export interface VehicleLineProps {
  /** The vehicle to show. */
  vehicle: PurchaseVehicle;
  /** Heading level of the name. */
  level: 2 | 3;
  /** 'row' puts the picture beside the text where there is room, 'column' above it. @default 'column' */
  layout?: 'row' | 'column';
  /** Whether it is the page's main picture, which loads first. */
  priority?: boolean;
}

/** Short summary of a vehicle: picture, name, distinguishing facts, price. */
export function VehicleLine({ vehicle, level, layout = 'column', priority }: VehicleLineProps) {
  const say = useWords(orderMessages);
  const { name, km, colour, stocknum, location_name, price, primary_image_url } = vehicle;
  const facts = [
    km === null ? null : say('order.km', { km }),
    colour,
    location_name,
    stocknum && say('order.stock', { number: stocknum }),
  ].filter(Boolean);
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
          <PriceLine price={price} />
        </p>
      </div>
    </div>
  );
}
