import { SectionHeader } from '@forecourt/content';
import { pageHref, placePath, type Location, type PublicSite } from '@forecourt/domain';
import { LocationList } from '@forecourt/locations';
import { locationsBanner, selectLocations, type LocationBlock } from '@forecourt/locations/model';
import { PlacePhones } from './PlacePhones.tsx';
import { Container, Section } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface LocationsSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Which places. @default 'all' */
  block?: LocationBlock;
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
  /** Writes to one location; the contact page's form where it is left out. */
  email?: (location: Location) => ReactNode;
}

/** The dealer's places under the anchor that menus lead to. Renders nothing without places. */
export function LocationsSection({ site, now, block = 'all', tone = 'plain', email }: LocationsSectionProps) {
  const locations = selectLocations(block, site.locations);
  if (locations.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader
          id="locations"
          title={locationsBanner(locations.length, site.texts.locationsBanner)}
          more={locations.length > 1 ? { href: pageHref('locations'), label: 'Find the nearest' } : undefined}
        />
        <LocationList
          locations={locations}
          now={now}
          hrefOf={placePath}
          phoneOf={(location) => <PlacePhones site={site} location={location} />}
          emailHref={`${site.paths.contact}#enquire`}
          email={email}
        />
      </Container>
    </Section>
  );
}
