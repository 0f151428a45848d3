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
import { HowWeWork } from './HowWeWork.tsx';

const shown = 6;

/** Search, a few vehicles, then how the dealer works. */
export function ShowcaseHome({ site, now, facts, featured, offers }: HomeProps) {
  const { search } = site.paths;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const say = wordsOf(homeMessages, site);
  return (
    <>
      <section className="showcase-hero" aria-label={site.tagline}>
        <Container>
          <HeroWords site={site} align="center" />
          <div className="showcase-finder">
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
        title="Just arrived"
        vehicles={featured.slice(0, shown)}
        more={{ href: search, label: `All ${vehicleNounPlural}` }}
        now={now}
      />
      <HowWeWork site={site} />
      <OffersSection site={site} now={now} offers={offers} />
      <ReviewsSection site={site} tone="sunken" />
      <AboutSection site={site} />
      <LocationsSection site={site} now={now} tone="sunken" />
    </>
  );
}

export { ShowcaseHome as Home };
