import { dealerLicence, repairerLicence, type Location, type TileSettings } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture, Rating, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { directionsUrl } from '../../model/place.ts';
import { HolidayHours } from '../HolidayHours/HolidayHours.tsx';
import { LocationContact } from '../LocationContact/LocationContact.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpenNow } from '../OpenNow/OpenNow.tsx';
import type { MapAssets } from '../../model/mapAssets.ts';
import { PlaceMap } from '../PlaceMap/PlaceMap.tsx';
import * as styles from './LocationDetails.css.ts';

export interface LocationDetailsProps {
  /** The place it is about. */
  location: Location;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Page with more about it; without one there is no 'View Details'. */
  href?: string;
  /** Address of 'Email Us', such as the enquiry form; the location's email address when left out. */
  emailHref?: string;
  /** Replaces that link, such as a button that opens a form. */
  email?: ReactNode;
  /** The site's own tiles for the map. @default null: a drawn one */
  map?: TileSettings | null;
  /** URLs of the code and styles of the tile map. */
  mapAssets?: MapAssets;
  /** Replaces the phone numbers, which are then nowhere in the page; null shows nothing. */
  phone?: ReactNode;
}

/** One location, large: picture, map, and everything needed to visit or call. */
export function LocationDetails({
  location,
  now,
  href,
  emailHref,
  email,
  map,
  mapAssets,
  phone,
}: LocationDetailsProps) {
  const say = useWords(locationMessages);
  const { name, image, reviews, dealer_license_number: licence, motor_vehicle_repairer: repairer } = location;
  const licences = [
    licence && dealerLicence(licence, location.address.state),
    repairer && repairerLicence(repairer),
  ].filter(Boolean);
  const mail = emailHref ?? (location.contact_detail.email && `mailto:${location.contact_detail.email}`);
  return (
    <article className={styles.root} id={location.slug}>
      <div className={styles.media}>
        {image && (
          <Picture
            url={image.url}
            blur={image.blur}
            alt={name}
            sizes="(min-width: 992px) 50vw, 100vw"
            ratio="16/9"
            rounded
          />
        )}
        <PlaceMap location={location} map={map} assets={mapAssets} directions={false} />
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <Heading level={3} size="title">
            {name}
          </Heading>
          {reviews && reviews.count > 0 && <Rating value={reviews.average_rating} count={reviews.count} />}
          <OpenNow location={location} now={now} />
        </header>
        <LocationContact location={location} phone={phone} full />
        <div className={styles.hours}>
          <OpeningHours location={location} now={now} />
          <HolidayHours location={location} now={now} />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={directionsUrl(location)} icon="map-pin" target="_blank" rel="noreferrer">
            {say('location.getDirections')}
          </ButtonLink>
          {email ??
            (mail && (
              <ButtonLink href={mail} variant="secondary" icon="mail">
                {say('location.emailUs')}
              </ButtonLink>
            ))}
          {href && (
            <ButtonLink href={href} variant="secondary" aria-label={say('location.viewDetailsOf', { name })}>
              {say('location.viewDetails')}
            </ButtonLink>
          )}
        </div>
        {licences.length > 0 && (
          <Text size="small" tone="muted">
            {licences.join(' · ')}
          </Text>
        )}
      </div>
    </article>
  );
}
