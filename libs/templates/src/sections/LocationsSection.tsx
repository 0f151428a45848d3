import { SectionHeader } from '@forecourt/content';
import { pageHref, placePath, type Location, type PublicSite } from '@forecourt/domain';
import { pageMessages } from '@forecourt/domain/messages';
import { LocationList } from '@forecourt/locations';
import { hoursSpeech, locationsBanner, selectLocations, type LocationBlock } from '@forecourt/locations/model';
import { useWords } from '@forecourt/ui/words';
import { PlacePhones } from './PlacePhones.tsx';
import { Container, Section, type LaterHeight } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface LocationsSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Which locations. @default 'all' */
  block?: LocationBlock;
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
  /** Whether it stands on the first screen, where it is laid out at once. @default false */
  first?: boolean;
  /** Email button of a location; the contact page's form where left out. */
  email?: ((location: Location) => ReactNode) | undefined;
}

/**
 * Cards of locations stand in rows of three on a desk, and in one row on phones; with fewer their hours are beside each
 * other.
 */
const heightOf = (count: number): LaterHeight => ({
  phone: 28 + 44 * Math.min(count, 1),
  desk: count < 3 ? 60 + 10 * count : 8 + 58 * Math.ceil(count / 3),
});

/** The dealer's locations, at the anchor that menus link to. Renders nothing without locations. */
export function LocationsSection(props: LocationsSectionProps) {
  const { site, now, block = 'all', tone = 'plain', first = false, email } = props;
  const say = useWords(pageMessages);
  const locations = selectLocations(block, site.locations);
  if (locations.length === 0) return null;
  return (
    <Section tone={tone} {...(!first && { later: heightOf(locations.length) })}>
      <Container>
        <SectionHeader
          id="locations"
          title={locationsBanner(locations.length, site.texts.locationsBanner, hoursSpeech(site))}
          more={locations.length > 1 ? { href: pageHref('locations'), label: say('page.findTheNearest') } : undefined}
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
