import { carPath, displayPrice, type PriceSite } from '@forecourt/domain';
import { Icon, PriceLine, SiteLink } from '@forecourt/ui';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { HeroPicture } from './heroPicture.ts';
import * as styles from './HeroCaption.css.ts';

/** Caption on a large picture: name and price of the vehicle, and a link to it. */
export function HeroCaption({ vehicle, site }: Pick<HeroPicture, 'vehicle'> & { site: PriceSite }) {
  const price = displayPrice(vehicle, site);
  return (
    <SiteLink className={styles.root} href={carPath(vehicle)}>
      <span>
        <span className={styles.name}>{vehicleTitle(vehicle)}</span>
        {price.kind !== 'words' && (
          <span className={styles.price}>
            <PriceLine price={price} />
          </span>
        )}
      </span>
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}
