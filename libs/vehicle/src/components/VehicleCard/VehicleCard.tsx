'use client';

import { isInStock, type VehicleSummary } from '@forecourt/domain';
import { Heading, Icon, Picture, SiteLink, useSite } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { tagBanner } from '../../model/tag.ts';
import { carPath, titleLines } from '../../model/title.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { TagBanner } from '../TagBanner/TagBanner.tsx';
import { VehicleFacts } from '../VehicleFacts/VehicleFacts.tsx';
import * as styles from './VehicleCard.css.ts';

export const vehicleCardLayouts = ['grid', 'list'] as const;

export interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** When the page was made: decides what is a new arrival. */
  now: Date;
  /** Favourite, compare and save, on the picture's corner. */
  toggles?: ReactNode;
  /** A lender's weekly figure, under the price. */
  weekly?: ReactNode;
  /** Among the first pictures that a visitor sees. */
  priority?: boolean;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** 'list' puts the picture beside the words where there is room. @default 'grid' */
  layout?: (typeof vehicleCardLayouts)[number];
}

const sizes = {
  grid: '(min-width: 1200px) 380px, (min-width: 768px) 45vw, 92vw',
  list: '(min-width: 768px) 340px, 92vw',
};

/** One vehicle in a list. The whole card leads to its page; the toggles stay their own. */
export function VehicleCard({
  vehicle,
  now,
  toggles,
  weekly,
  priority = false,
  headingLevel = 3,
  layout = 'grid',
}: VehicleCardProps) {
  const { site } = useSite();
  const { electricTag, certifiedBadge } = site.flags;
  const tag = tagBanner(vehicle, { electricTag, certifiedBadge, newArrivalText: site.texts.newArrivalTag, now });
  const { main, detail } = titleLines(vehicle);
  const inStock = isInStock(vehicle);
  const place = vehicle.location_name ?? vehicle.city;
  return (
    <article className={styles.card[layout]}>
      <div className={styles.media[layout]}>
        <div className={inStock ? undefined : styles.sold}>
          <Picture
            url={vehicle.primary_image_url ?? vehicle.images[0]?.url}
            blur={vehicle.images[0]?.blur || undefined}
            alt=""
            sizes={sizes[layout]}
            priority={priority}
            rounded
          />
        </div>
        {tag && (
          <div className={styles.tag}>
            <TagBanner tag={tag} />
          </div>
        )}
        {place && (
          <span className={styles.place}>
            <Icon name="map-pin" size={16} />
            <span className={styles.placeName}>{place}</span>
          </span>
        )}
        {toggles && <div className={styles.toggles}>{toggles}</div>}
      </div>
      <div className={styles.body}>
        <div>
          <Heading level={headingLevel} size="large">
            <SiteLink href={carPath(vehicle)} className={styles.link}>
              {main}
            </SiteLink>
          </Heading>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {inStock ? (
          <>
            <PriceBlock vehicle={vehicle} />
            {weekly}
            <div className={styles.facts}>
              <VehicleFacts vehicle={vehicle} />
            </div>
          </>
        ) : (
          <p className={styles.similar}>
            Like this and want something similar? <Icon name="arrow-right" size={18} />
          </p>
        )}
      </div>
    </article>
  );
}
