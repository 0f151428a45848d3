import { formatMoney } from '@forecourt/domain';
import { Icon, SiteLink } from '@forecourt/ui';
import { carPath, vehicleTitle } from '@forecourt/vehicle/model';
import type { HeroPicture } from './heroPicture.ts';
import * as styles from './HeroCaption.css.ts';

/** On a large picture: which vehicle it is, its price, and the way to it. */
export function HeroCaption({ vehicle }: Pick<HeroPicture, 'vehicle'>) {
  return (
    <SiteLink className={styles.root} href={carPath(vehicle)}>
      <span>
        <span className={styles.name}>{vehicleTitle(vehicle)}</span>
        {vehicle.price !== null && vehicle.price > 0 && (
          <span className={styles.price}>{formatMoney(vehicle.price)}</span>
        )}
      </span>
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}
