import { dealerLicence, type Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture, Rating, SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { directionsUrl } from '../../model/place.ts';
import { LocationContact } from '../LocationContact/LocationContact.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpenNow } from '../OpenNow/OpenNow.tsx';
import * as styles from './PlaceRow.css.ts';

export interface PlaceRowProps {
  /** The place it is about. */
  location: Location;
  /** When the page is rendered: decides whether it is open. */
  now: Date;
  /** The page of this place. */
  href: string;
  /** Replaces the phone number; see `LocationContact`. */
  phone?: ReactNode;
  /** What distinguishes it for a visitor, such as its makes. */
  text?: string;
}

/** One of many locations: picture, name, stars, address, phone, hours and licence, and the ways there. */
export function PlaceRow({ location, now, href, phone, text }: PlaceRowProps) {
  const say = useWords(locationMessages);
  const { name, image, reviews, dealer_license_number: licence } = location;
  return (
    <article className={styles.root} id={location.slug}>
      {image && (
        <div className={styles.picture}>
          <Picture
            url={image.url}
            blur={image.blur}
            alt=""
            sizes="(min-width: 1200px) 220px, (min-width: 576px) 30vw, 100vw"
            ratio="3/2"
          />
        </div>
      )}
      <div className={styles.body}>
        <header className={styles.head}>
          <Heading level={2} size="large">
            <SiteLink className={styles.name} href={href}>
              {name}
            </SiteLink>
          </Heading>
          <div className={styles.facts}>
            <OpenNow location={location} now={now} />
            {reviews && reviews.count > 0 && <Rating value={reviews.average_rating} count={reviews.count} />}
          </div>
          {text && (
            <Text size="small" tone="muted">
              {text}
            </Text>
          )}
        </header>
        <LocationContact location={location} phone={phone} />
        <OpeningHours location={location} now={now} />
        <div className={styles.actions}>
          <ButtonLink
            href={directionsUrl(location)}
            size="small"
            icon="map-pin"
            target="_blank"
            rel="noreferrer"
            aria-label={say('location.getDirectionsTo', { name })}
          >
            {say('location.getDirections')}
          </ButtonLink>
          <ButtonLink href={href} variant="secondary" size="small" aria-label={say('location.viewDetailsOf', { name })}>
            {say('location.viewDetails')}
          </ButtonLink>
        </div>
        {licence && (
          <Text size="small" tone="muted">
            {dealerLicence(licence, location.address.state)}
          </Text>
        )}
      </div>
    </article>
  );
}
