import { QuickSearch } from '@forecourt/content';
import { homeMessages, wordsOf } from '@forecourt/domain/messages';
import type { HomeProps } from '@forecourt/templates';
import {
  AboutSection,
  bodyField,
  HeroWords,
  LocationsSection,
  makeField,
  OffersSection,
  priceField,
  ReviewsSection,
  VehicleSection,
} from '@forecourt/templates/sections';
import { Container } from '@forecourt/ui';
import { ShowroomVisit } from './ShowroomVisit.tsx';

const shown = 3;

/** A few vehicles first, then how one sees them. */
export function BoutiqueHome({ site, now, facts, featured, offers }: HomeProps) {
  const { search } = site.paths;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const say = wordsOf(homeMessages, site);
  return (
    <>
      <section className="boutique-hero" aria-label={site.tagline}>
        <Container>
          <HeroWords site={site} align="center" />
          <div className="boutique-finder">
            <QuickSearch
              action={search}
              label={`Find a ${vehicleNoun}`}
              submit={`Show ${vehicleNounPlural}`}
              fields={[makeField(say, facts), bodyField(say, facts), priceField(say, facts)]}
            />
          </div>
        </Container>
      </section>
      <VehicleSection
        title="The collection"
        vehicles={featured.slice(0, shown)}
        more={{ href: search, label: `All ${vehicleNounPlural}` }}
        now={now}
      />
      <ShowroomVisit site={site} />
      <OffersSection site={site} now={now} offers={offers} />
      <ReviewsSection site={site} tone="sunken" />
      <AboutSection site={site} />
      <LocationsSection site={site} now={now} tone="sunken" />
    </>
  );
}

export { BoutiqueHome as Home };
