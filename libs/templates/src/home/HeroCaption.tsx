import { carPath, displayPrice, type PriceSite } from '@forecourt/domain';
import { Icon, Picture, PriceLine, SiteLink } from '@forecourt/ui';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { HomeHero } from './heroPicture.ts';
import * as styles from './HeroCaption.css.ts';

type HeroCaptionProps = NonNullable<HomeHero['caption']> & { site: PriceSite };

/** Caption on a large picture: name and price of a vehicle, and a link to it. */
export function HeroCaption({ vehicle, image, site }: HeroCaptionProps) {
  const price = displayPrice(vehicle, site);
  return (
    <SiteLink className={styles.root} href={carPath(vehicle)}>
      {image && (
        <span className={styles.thumb}>
          <Picture url={image.url} blur={image.blur} alt="" sizes="72px" rounded />
        </span>
      )}
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
