import { joinedSummary, licenceLines } from '@forecourt/content/model';
import type { Location, PublicSite, ReviewSummary } from '@forecourt/domain';
import { pageMessages, wordsOf } from '@forecourt/domain/messages';
import { HolidayHours, LocationContact, OpeningHours, OpeningStatus } from '@forecourt/locations';
import { selectLocations, type LocationBlock } from '@forecourt/locations/model';
import { Disclosure, Heading, Icon, Rating, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { PlacePhones } from '../sections/PlacePhones.tsx';
import * as styles from './FormHelp.css.ts';

/** Maximum number of locations to list; more are on the contact page. */
const maxPlaces = 2;
const shownOf = (count: number) => (count > maxPlaces ? 1 : count);

/** Licences of these locations; those of the whole dealer where they have none and it has only a few. */
function licencesOf(site: PublicSite, places: readonly Location[]): string[] {
  const own = licenceLines({ licenceNumbers: [], dealerships: [], locations: [...places] });
  const all = licenceLines(site);
  return own.length > 0 || all.length > maxPlaces ? own : all;
}

function Place({ site, location, now }: { site: PublicSite; location: Location; now: Date }) {
  const say = useWords(pageMessages);
  const { name, contact_detail } = location;
  return (
    <div className={styles.place}>
      <div className={styles.name}>
        <Heading level={3} size="large">
          {name}
        </Heading>
        <OpeningStatus location={location} now={now} />
      </div>
      <LocationContact location={location} phone={<PlacePhones site={site} location={location} />} />
      {contact_detail.opening_hours.length > 0 && (
        <Disclosure title={say('page.openingHours')}>
          <OpeningHours location={location} now={now} />
          <HolidayHours location={location} now={now} />
        </Disclosure>
      )}
    </div>
  );
}

/** Phone numbers and locations, as an alternative to the form. */
function Places({ site, now, places }: { site: PublicSite; now: Date; places: readonly Location[] }) {
  const say = useWords(pageMessages);
  const shown = places.slice(0, shownOf(places.length));
  const all = selectLocations('all', site.locations).length;
  return (
    <section className={styles.places} aria-label={say('page.callOrVisitUs')}>
      <Heading level={2} size="title">
        {say('page.callOrVisitUs')}
      </Heading>
      {shown.map((location) => (
        <Place key={location.id} site={site} location={location} now={now} />
      ))}
      {all > shown.length && (
        <SiteLink className={styles.more} href={`${site.paths.contact}#locations`}>
          {say('page.seeAllLocations', { count: all })}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </section>
  );
}

/** Facts that recommend the dealer: its rating and its licences. */
function Facts({ name, rating, licences }: { name: string; rating: ReviewSummary | null; licences: string[] }) {
  const say = useWords(pageMessages);
  return (
    <ul className={styles.facts} aria-label={say('page.about', { name })}>
      {rating && (
        <li>
          <Rating value={rating.average_rating} count={rating.count} />
        </li>
      )}
      {licences.map((licence) => (
        <li className={styles.fact} key={licence}>
          <span className={styles.mark}>
            <Icon name="shield" />
          </span>
          {licence}
        </li>
      ))}
    </ul>
  );
}

export interface FormHelpProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Which locations are shown; the main one where none matches. */
  block: LocationBlock;
  /** Content above the locations. */
  children?: ReactNode;
}

/** The column beside a form; null where the dealer has nothing for it. */
export function formHelp({ site, now, block, children }: FormHelpProps): ReactNode {
  const fitting = selectLocations(block, site.locations);
  const places = fitting.length > 0 ? fitting : selectLocations('primary', site.locations);
  const rating = joinedSummary(site.locations.filter(({ visible }) => visible).map(({ reviews }) => reviews));
  const licences = licencesOf(site, places.slice(0, shownOf(places.length)));
  const hasFacts = rating !== null || licences.length > 0;
  if (!children && places.length === 0 && !hasFacts) return null;
  return (
    <aside className={styles.root} aria-label={wordsOf(pageMessages, site)('page.moreHelp')}>
      {children}
      {places.length > 0 && <Places site={site} now={now} places={places} />}
      {hasFacts && <Facts name={site.name} rating={rating} licences={licences} />}
    </aside>
  );
}
