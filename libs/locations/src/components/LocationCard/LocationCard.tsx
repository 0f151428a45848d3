import { dealerLicence, type Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture, Rating, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { LocationContact } from '../LocationContact/LocationContact.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpenNow } from '../OpenNow/OpenNow.tsx';
import * as styles from './LocationCard.css.ts';

export interface LocationCardProps {
  /** The place it is about. */
  location: Location;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Page with the location's details; without one there is no 'View Details'. */
  href?: string;
  /** Replaces the phone number; see `LocationContact`. */
  phone?: ReactNode;
  /** Contacts this location by e-mail, such as a button that opens a form. */
  email?: ReactNode;
}

/** One of several locations: name, stars, address, phone, hours and licence. */
export function LocationCard({ location, now, href, phone, email }: LocationCardProps) {
  const say = useWords(locationMessages);
  const { name, image, reviews, dealer_license_number: licence } = location;
  return (
    <article className={styles.root} id={location.slug}>
      {image && (
        <Picture
          url={image.url}
          blur={image.blur}
          alt=""
          sizes="(min-width: 1200px) 384px, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw"
          ratio="3/2"
        />
      )}
      <div className={styles.body}>
        <header className={styles.head}>
          <Heading level={3} size="title">
            {name}
          </Heading>
          {reviews && reviews.count > 0 && <Rating value={reviews.average_rating} count={reviews.count} />}
          <OpenNow location={location} now={now} />
        </header>
        <LocationContact location={location} phone={phone} />
        <OpeningHours location={location} now={now} />
        <footer className={styles.foot}>
          {email}
          {href && (
            <ButtonLink href={href} variant="secondary" full aria-label={say('location.viewDetailsOf', { name })}>
              {say('location.viewDetails')}
            </ButtonLink>
          )}
          {licence && (
            <Text size="small" tone="muted">
              {dealerLicence(licence, location.address.state)}
            </Text>
          )}
        </footer>
      </div>
    </article>
  );
}
