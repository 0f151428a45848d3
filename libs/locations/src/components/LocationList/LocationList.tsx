import type { Location, TileSettings } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { LocationCard } from '../LocationCard/LocationCard.tsx';
import { LocationDetails } from '../LocationDetails/LocationDetails.tsx';
import * as styles from './LocationList.css.ts';

export interface LocationListProps {
  /** Chosen by `selectLocations`. */
  locations: readonly Location[];
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Page with one location's details. */
  hrefOf?: (location: Location) => string;
  /** Address of 'Email Us' of a single location. */
  emailHref?: string;
  /** Contacts one location by e-mail, in place of that link. */
  email?: (location: Location) => ReactNode;
  /** The numbers of a place, where a page shows them in a way of its own; see `LocationContact`. */
  phoneOf?: (location: Location) => ReactNode;
  /** The site's own tiles for the map of a single location. @default null: a drawn one */
  map?: TileSettings | null;
}

/** Shows a single location large, several in columns or, on phones, in a row to swipe, and nothing without locations. */
export function LocationList({ locations, now, hrefOf, emailHref, email, phoneOf, map }: LocationListProps) {
  const say = useWords(locationMessages);
  const [only] = locations;
  if (!only) return null;
  if (locations.length === 1) {
    const slots = { phone: phoneOf?.(only), email: email?.(only) };
    return (
      <LocationDetails location={only} {...slots} now={now} emailHref={emailHref} map={map} href={hrefOf?.(only)} />
    );
  }
  const columns = locations.length === 2 || locations.length === 4 ? 'two' : 'three';
  return (
    <>
      {/* Who cannot see it has a list. */}
      <p className={styles.hint} aria-hidden="true">
        {say('location.swipe')}
        <Icon name="arrow-right" size={16} />
      </p>
      <ul className={styles.root[columns]}>
        {locations.map((location) => (
          <li className={styles.card} key={location.id}>
            <LocationCard
              location={location}
              now={now}
              href={hrefOf?.(location)}
              phone={phoneOf?.(location)}
              email={email?.(location)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
