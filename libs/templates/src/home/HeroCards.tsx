import { carPath, displayPrice, type PriceSite } from '@forecourt/domain';
import { Picture, PriceLine, SiteLink } from '@forecourt/ui';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { HeroPicture } from './heroPicture.ts';
import * as styles from './HeroCards.css.ts';

export interface HeroCardsProps {
  /** Name of the list. @example 'Just arrived' */
  label: string;
  /** Few: they stand in one row. */
  vehicles: readonly HeroPicture[];
  site: PriceSite;
}

/** A row of small cards in the first screen of a home page: picture, name and price, each a link to its vehicle. */
export function HeroCards({ label, vehicles, site }: HeroCardsProps) {
  if (vehicles.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {vehicles.map(({ vehicle, image }) => (
        <li key={vehicle.id}>
          <SiteLink className={styles.card} href={carPath(vehicle)}>
            <Picture url={image.url} blur={image.blur} alt="" sizes="112px" rounded />
            <span className={styles.words}>
              <span className={styles.name}>{vehicleTitle(vehicle)}</span>
              <span className={styles.price}>
                <PriceLine price={displayPrice(vehicle, site)} brief />
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
