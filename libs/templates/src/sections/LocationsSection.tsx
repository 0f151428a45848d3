import { SectionHeader } from '@forecourt/content';
import type { Location, PublicSite } from '@forecourt/domain';
import { LocationList } from '@forecourt/locations';
import { locationsBanner, selectLocations, type LocationBlock } from '@forecourt/locations/model';
import { PlacePhones } from './PlacePhones.tsx';
import { Container, Section } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface LocationsSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is made: decides what is open, new or past. */
  now: Date;
  /** Which places. @default 'all' */
  block?: LocationBlock;
  /** Page whose anchors describe each location; none on that page itself. */
  detailsPath?: string;
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
  /** Writes to one location; the contact page's form where it is left out. */
  email?: (location: Location) => ReactNode;
}

/** The dealer's places under the anchor that menus lead to. Nothing without places. */
export function LocationsSection({
  site,
  now,
  block = 'all',
  detailsPath,
  tone = 'plain',
  email,
}: LocationsSectionProps) {
  const locations = selectLocations(block, site.locations);
  if (locations.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader id="locations" title={locationsBanner(locations.length, site.texts.locationsBanner)} />
        <LocationList
          locations={locations}
          now={now}
          hrefOf={detailsPath ? ({ slug }) => `${detailsPath}#${slug}` : undefined}
          phoneOf={(location) => <PlacePhones site={site} location={location} />}
          emailHref={`${site.paths.contact}#enquire`}
          email={email}
        />
      </Container>
    </Section>
  );
}
