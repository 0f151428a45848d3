import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { pageMessages } from '@forecourt/domain/messages';
import { OfferList } from '@forecourt/offers';
import type { Offer } from '@forecourt/offers/model';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { todayAt } from './todayAt.ts';

export interface OffersSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers, in display order. */
  offers: readonly Offer[];
  /** Time the page is rendered: decides which offers run. */
  now: Date;
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** Maximum number of offers; the others are on their own page. */
const maxOffers = 3;

/** Running offers, at the anchor that menus link to. Renders nothing without offers. */
export function OffersSection({ site, offers, now, tone = 'plain' }: OffersSectionProps) {
  const say = useWords(pageMessages);
  if (offers.length === 0) return null;
  return (
    <Section tone={tone} later={{ phone: 130, desk: 58 }}>
      <Container>
        <SectionHeader
          id="offers"
          title={say('page.latestOffers')}
          more={{ href: '/special-offers', label: say('page.allSpecialOffers') }}
        />
        <OfferList offers={offers.slice(0, maxOffers)} searchPath={site.paths.search} today={todayAt(site, now)} />
      </Container>
    </Section>
  );
}
