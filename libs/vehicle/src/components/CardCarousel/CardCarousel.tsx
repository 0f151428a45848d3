'use client';

import { carPath, type VehicleSummary } from '@forecourt/domain';
import { vehicleCardMessages } from '@forecourt/domain/messages';
import { Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { CSSProperties } from 'react';
import * as styles from './CardCarousel.css.ts';
import { cardPictures } from './cardPictures.ts';
import { useHoverPictures } from './useHoverPictures.ts';

export interface CardCarouselProps {
  /** Whose pictures they are. */
  vehicle: Pick<VehicleSummary, 'slug' | 'primary_image_url' | 'images' | 'photos_count'>;
  /** Width of the picture, as the `sizes` attribute of an image. */
  sizes: string;
  /** Whether it is among the first pictures that a visitor sees, and so loads with priority. @default false */
  priority?: boolean;
}

/**
 * The first pictures of a vehicle on its card: a mouse looks through them by moving across, a finger swipes. Screen
 * readers and the tab key skip it, because the card's own link names its target and the vehicle's page has every
 * picture. Pictures after the first load once somebody begins to look; the tab key shows none of them and so loads
 * none.
 */
export function CardCarousel({ vehicle, sizes, priority = false }: CardCarouselProps) {
  const say = useWords(vehicleCardMessages);
  const [first, ...further] = cardPictures(vehicle);
  const count = further.length + 1;
  const { track, index, hasBegun, handlers, onScroll } = useHoverPictures(vehicle.slug, count);
  const unshown = vehicle.photos_count - count;
  return (
    <div className={styles.root} aria-hidden="true" {...handlers}>
      <div className={styles.track} ref={track} onScroll={onScroll} tabIndex={-1}>
        <SiteLink href={carPath(vehicle)} className={styles.link} tabIndex={-1} draggable={false}>
          <span className={styles.slides.first}>
            {/* Keyed by vehicle, so that another vehicle's picture never shows until this one's has loaded. */}
            <Picture
              key={vehicle.slug}
              url={first?.url}
              blur={first?.blur || undefined}
              alt=""
              sizes={sizes}
              priority={priority}
            />
          </span>
          {hasBegun
            ? further.map(({ url, blur }, place) => (
                <span key={url} className={styles.slides.further}>
                  <Picture url={url} blur={blur || undefined} alt="" sizes={sizes} />
                  {unshown > 0 && place === further.length - 1 && (
                    <span className={styles.rest}>{say('vehicleCard.moreOnItsPage', { count: unshown })}</span>
                  )}
                </span>
              ))
            : count > 1 && <span className={styles.waiting} style={{ inlineSize: `${further.length}00%` }} />}
        </SiteLink>
      </div>
      {count > 1 && <span className={styles.marks} style={{ '--count': count, '--at': index } as CSSProperties} />}
    </div>
  );
}
