import { sitePageHref } from '@forecourt/content/model';
import { isMasked, type Location, type PublicSite, type SitePage } from '@forecourt/domain';
import { placeMessages, wordsOf } from '@forecourt/domain/messages';
import { DepartmentHours, LocationContact, OpenNow, PlaceMap, SpecialDays } from '@forecourt/locations';
import { departmentsAt, directionsUrl } from '@forecourt/locations/model';
import { ButtonLink, Heading, Picture, Rating, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { PlacePhones } from '../sections/PlacePhones.tsx';
import * as styles from './place.css.ts';

export interface PlaceVisitProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The location of the page. */
  place: Location;
  /** Time the page is rendered: decides what is open. */
  now: Date;
  /** Email button of the location; a link to the enquiry where left out. */
  email?: ReactNode;
}

const testDrive = { words: 'place.bookTestDrive', pages: ['book-test-drive'] } as const;
interface Booking {
  /** Key of its words. */
  words: 'place.bookTestDrive' | 'place.bookService' | 'place.askForPart' | 'place.sellCar';
  pages: readonly SitePage[];
}

const bookings: Readonly<Record<Location['location_type'], Booking>> = {
  sales: testDrive,
  '': testDrive,
  service: { words: 'place.bookService', pages: ['service', 'genuine-service'] },
  parts: { words: 'place.askForPart', pages: ['parts', 'parts-search'] },
  'car-buying': { words: 'place.sellCar', pages: [] },
};

/** Main action for each kind of location. */
function booking(site: PublicSite, place: Location): { label: string; href: string } {
  const { words, pages } = bookings[place.location_type];
  const say = wordsOf(placeMessages, site);
  const label = say(words);
  if (place.location_type === 'car-buying' && site.flags.tradeIn) return { label, href: '/sell-my-car' };
  const href = sitePageHref(site, pages, '');
  if (href === '') return { label: say('place.askUs'), href: `${site.paths.contact}?location=${place.slug}#enquire` };
  return { label, href: `${href}?location=${place.slug}` };
}

/** Opening state, call, directions, booking, address and hours; beside them picture and map. */
export function PlaceVisit({ site, place, now, email }: PlaceVisitProps) {
  const { image, name, reviews, dealer_license_number: licence, motor_vehicle_repairer: repairer } = place;
  const say = wordsOf(placeMessages, site);
  const licences = [
    licence && say('place.dealerLicence', { number: licence }),
    repairer && say('place.repairerLicence', { number: repairer }),
  ].filter(Boolean);
  const { phone } = place.contact_detail;
  const book = booking(site, place);
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <div className={styles.state}>
          <OpenNow location={place} now={now} />
          {reviews && reviews.count > 0 && <Rating value={reviews.average_rating} count={reviews.count} />}
        </div>
        <div className={styles.actions}>
          {!isMasked(phone) && (
            <ButtonLink href={`tel:${phone}`} icon="phone">
              {say('place.call')}
            </ButtonLink>
          )}
          <ButtonLink
            href={directionsUrl(place)}
            icon="map-pin"
            variant={isMasked(phone) ? 'primary' : 'secondary'}
            target="_blank"
            rel="noreferrer"
          >
            {say('place.getDirections')}
          </ButtonLink>
          <ButtonLink href={book.href} variant="secondary" icon="calendar">
            {book.label}
          </ButtonLink>
          {email ?? (
            <ButtonLink href={`${site.paths.contact}?location=${place.slug}#enquire`} variant="secondary" icon="mail">
              {say('place.email')}
            </ButtonLink>
          )}
        </div>
        <LocationContact location={place} phone={<PlacePhones site={site} location={place} />} full />
        <section className={styles.hours} aria-labelledby="hours-title">
          <Heading level={2} size="title" id="hours-title">
            {say('place.openingHours')}
          </Heading>
          <SpecialDays location={place} now={now} />
          <DepartmentHours locations={departmentsAt(place, site.locations)} now={now} status={false} />
        </section>
        {licences.length > 0 && (
          <Text size="small" tone="muted">
            {licences.join(' · ')}
          </Text>
        )}
      </div>
      <div className={styles.sights}>
        {image && (
          <Picture
            url={image.url}
            blur={image.blur}
            alt={say('place.fromStreet', { place: name })}
            sizes="(min-width: 992px) 45vw, 100vw"
            ratio="3/2"
            priority
            rounded
          />
        )}
        <PlaceMap location={place} map={site.map} directions={false} />
      </div>
    </div>
  );
}
