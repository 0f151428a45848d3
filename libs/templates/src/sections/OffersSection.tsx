import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { OfferList } from '@forecourt/offers';
import type { Offer } from '@forecourt/offers/model';
import { Container, Section } from '@forecourt/ui';
import { todayAt } from './todayAt.ts';

export interface OffersSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers, in the order they are shown. */
  offers: readonly Offer[];
  /** When the page is rendered: says which day it is. */
  now: Date;
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** Offers on one page at most: the others have a page of their own. */
const maxOffers = 3;

/** Running offers under the anchor that menus lead to. Renders nothing without offers. */
export function OffersSection({ site, offers, now, tone = 'plain' }: OffersSectionProps) {
  if (offers.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader
          id="offers"
          title="Latest offers"
          more={{ href: '/special-offers', label: 'All special offers' }}
        />
        <OfferList offers={offers.slice(0, maxOffers)} searchPath={site.paths.search} today={todayAt(site, now)} />
      </Container>
    </Section>
  );
}
