'use client';

import { carPath, isInStock, similarPath, type Vehicle, type VehicleSummary } from '@forecourt/domain';
import { tagMessages, vehicleCardMessages } from '@forecourt/domain/messages';
import { Badge, Heading, Icon, SiteLink, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { tagBanner } from '../../model/tag.ts';
import { titleLines } from '../../model/title.ts';
import { CardCarousel } from '../CardCarousel/CardCarousel.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { TagBanner } from '../TagBanner/TagBanner.tsx';
import { VehicleFacts } from '../VehicleFacts/VehicleFacts.tsx';
import * as styles from './VehicleCard.css.ts';

export const vehicleCardLayouts = ['grid', 'list'] as const;

/** Data of a card; with market data also the saving below the market price. */
export type CardVehicle = VehicleSummary & Partial<Pick<Vehicle, 'autograb_data'>>;

export interface VehicleCardProps {
  /** The vehicle to show. */
  vehicle: CardVehicle;
  /** Time the page was rendered: decides what counts as a new arrival. */
  now: Date;
  /** Save and compare: in a row under the text. */
  toggles?: ReactNode;
  /** A lender's repayment, under the price. */
  repayment?: ReactNode;
  /** Whether its picture is among the first that a visitor sees, and so loads with priority. @default false */
  priority?: boolean;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** 'list' puts the picture beside the text; a small one on phones. @default 'grid' */
  layout?: (typeof vehicleCardLayouts)[number];
}

const sizes = {
  grid: '(min-width: 1200px) 380px, (min-width: 768px) 45vw, 88vw',
  list: '(min-width: 768px) 280px, 116px',
};

/** Address at which a visitor asks for something similar to a sold vehicle. */

/** One vehicle in a list. The whole card links to its page; toggles remain separate controls. */
export function VehicleCard({
  vehicle,
  now,
  toggles,
  repayment,
  priority = false,
  headingLevel = 3,
  layout = 'grid',
}: VehicleCardProps) {
  const say = useWords(vehicleCardMessages);
  const sayTag = useWords(tagMessages);
  const { site } = useSite();
  const { electricTag, certifiedBadge } = site.flags;
  const tag = tagBanner(
    vehicle,
    { electricTag, certifiedBadge, newArrivalText: site.texts.newArrivalTag, now },
    sayTag,
  );
  const { main, detail } = titleLines(vehicle);
  const inStock = isInStock(vehicle);
  const place = vehicle.location_name ?? vehicle.city;
  const isRow = layout === 'list';
  const carousel = <CardCarousel vehicle={vehicle} sizes={sizes[layout]} priority={priority} />;
  const banner = tag && (
    <div className={styles.tag[layout]}>
      <TagBanner tag={tag} />
    </div>
  );
  return (
    <article className={styles.card[layout]}>
      <div className={styles.media[layout]}>
        {inStock ? carousel : <div className={styles.sold}>{carousel}</div>}
        {!isRow && banner}
        {place && !isRow && (
          <span className={styles.place}>
            <Icon name="map-pin" size={16} />
            <span className={styles.placeName}>{place}</span>
          </span>
        )}
      </div>
      <div className={styles.body[layout]}>
        <div className={styles.title[layout]}>
          {isRow && banner}
          <Heading level={headingLevel} size="large">
            <SiteLink href={carPath(vehicle)} className={styles.link}>
              {main}
            </SiteLink>
          </Heading>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <div className={styles.price[layout]}>
          {inStock ? (
            <>
              <PriceBlock vehicle={vehicle} />
              {repayment}
            </>
          ) : (
            <>
              <Badge tone="neutral">{sayTag('tag.sold')}</Badge>
              <SiteLink href={similarPath(vehicle)} className={styles.similar}>
                {say('vehicleCard.likeThisAndWant')}
                <span className={styles.arrow}>
                  <Icon name="arrow-right" size={18} />
                </span>
              </SiteLink>
            </>
          )}
        </div>
        {(inStock || (isRow && place)) && (
          <div className={styles.facts[layout]}>
            {inStock && <VehicleFacts vehicle={vehicle} place={isRow ? 'line' : 'card'} />}
            {isRow && place && (
              <p className={styles.placeLine}>
                <Icon name="map-pin" size={18} />
                {place}
              </p>
            )}
          </div>
        )}
      </div>
      {toggles && <div className={styles.toggles[layout]}>{toggles}</div>}
    </article>
  );
}
