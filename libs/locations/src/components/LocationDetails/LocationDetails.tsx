import type { Location } from '@forecourt/domain';
import { ButtonLink, Heading, Picture, Rating, Text } from '@forecourt/ui';
import { directionsUrl } from '../../model/place.ts';
import { HolidayHours } from '../HolidayHours/HolidayHours.tsx';
import { LocationContact } from '../LocationContact/LocationContact.tsx';
import { LocationMap } from '../LocationMap/LocationMap.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpeningStatus } from '../OpeningStatus/OpeningStatus.tsx';
import * as styles from './LocationDetails.css.ts';

export interface LocationDetailsProps {
  location: Location;
  now: Date;
  /** Where 'Email Us' leads, such as the enquiry form; the location's address when left out. */
  emailHref?: string;
}

/** The only location, large: picture or map, everything needed to come by or call. */
export function LocationDetails({ location, now, emailHref }: LocationDetailsProps) {
  const { name, image, reviews, dealer_license_number: licence, motor_vehicle_repairer: repairer } = location;
  const licences = [licence && `Dealer licence ${licence}`, repairer && `Repairer licence ${repairer}`].filter(Boolean);
  const mail = emailHref ?? (location.contact_detail.email && `mailto:${location.contact_detail.email}`);
  return (
    <article className={styles.root} id={location.slug}>
      <div className={styles.media}>
        {image ? (
          <Picture url={image.url} alt={name} sizes="(min-width: 992px) 50vw, 100vw" ratio="4/3" rounded />
        ) : (
          <LocationMap locations={[location]} />
        )}
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <Heading level={3} size="title">
            {name}
          </Heading>
          {reviews && reviews.count > 0 && <Rating value={reviews.average_rating} count={reviews.count} />}
          <OpeningStatus location={location} now={now} />
        </header>
        <LocationContact location={location} full />
        <div className={styles.hours}>
          <OpeningHours location={location} now={now} />
          <HolidayHours location={location} now={now} />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={directionsUrl(location)} icon="map-pin" target="_blank" rel="noreferrer">
            Get Directions
          </ButtonLink>
          {mail && (
            <ButtonLink href={mail} variant="secondary" icon="mail">
              Email Us
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
