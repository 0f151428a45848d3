import { OfferList, SectionHeader } from '@forecourt/content';
import type { Offer, PublicSite } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';

export interface OffersSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers, in the order they are shown. */
  offers: readonly Offer[];
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** Running offers under the anchor that menus lead to. Nothing without offers. */
export function OffersSection({ site, offers, tone = 'plain' }: OffersSectionProps) {
  if (offers.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader id="offers" title="Latest offers" />
        <OfferList offers={offers} searchPath={site.paths.search} enquireHref={`${site.paths.contact}#enquire`} />
      </Container>
    </Section>
  );
}
