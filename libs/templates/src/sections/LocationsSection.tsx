import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { LocationList } from '@forecourt/locations';
import { locationsBanner, selectLocations, type LocationBlock } from '@forecourt/locations/model';
import { Container, Section } from '@forecourt/ui';

export interface LocationsSectionProps {
  site: PublicSite;
  now: Date;
  /** @default 'all' */
  block?: LocationBlock;
  /** Page whose anchors describe each location; none on that page itself. */
  detailsPath?: string;
  tone?: 'plain' | 'sunken';
}

/** The dealer's places under the anchor that menus lead to. Nothing without places. */
export function LocationsSection({ site, now, block = 'all', detailsPath, tone = 'plain' }: LocationsSectionProps) {
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
          emailHref={`${site.paths.contact}#enquire`}
        />
      </Container>
    </Section>
  );
}
