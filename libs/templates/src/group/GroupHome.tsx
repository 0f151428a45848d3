import { BudgetTiles, GuaranteeStrip, LocationsBanner, MakeTiles, SectionHeader } from '@forecourt/content';
import { budgets, searchHref } from '@forecourt/content/model';
import { carTypePath, makePath } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { hoursSpeech, locationsBanner, selectLocations } from '@forecourt/locations/model';
import { useWords } from '@forecourt/ui/words';
import { LatePriceRange } from './LatePriceRange.tsx';
import { Container, Section, Stack } from '@forecourt/ui';
import type { HomeProps } from '../contract/props.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { OffersSection } from '../sections/OffersSection.tsx';
import { ReviewsSection } from '../sections/ReviewsSection.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { Dealerships } from './Dealerships.tsx';
import { FindByLocation } from './FindByLocation.tsx';
import { GroupHero } from './GroupHero.tsx';

const bands = [15_000, 25_000, 35_000, 50_000];
const cards = 8;

/** Home page of a group of dealerships: search by brand, by location, by budget. */
export function GroupHome({ site, now, facts, featured, justArrived, offers, marks }: HomeProps) {
  const say = useWords(homeMessages);
  const { search, contact } = site.paths;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const places = selectLocations('all', site.locations);
  const makes = facts.makes.map((make) => ({ ...make, href: makePath(search, make.name) }));
  const priced = budgets(bands, say).map(({ label, range }) => ({ label, href: searchHref(search, { price: range }) }));
  return (
    <>
      <GroupHero site={site} facts={facts} featured={featured} />
      {site.flags.guaranteeStrip && (
        <GuaranteeStrip guarantees={site.guarantees} reserveHref={carTypePath(search, 'used')} />
      )}
      {makes.length > 1 && (
        <Section later={{ phone: 12 + 10 * Math.ceil(makes.length / 2), desk: 49 }}>
          <Container>
            <SectionHeader title={say('home.findByBrand')} />
            <MakeTiles makes={makes} noun={[vehicleNoun, vehicleNounPlural]} marks={marks} />
          </Container>
        </Section>
      )}
      <FindByLocation site={site} facts={facts} />
      <Section later={{ phone: 46, desk: 30 }}>
        <Container>
          <SectionHeader title={say('home.findByBudget')} />
          <Stack gap={4}>
            <LatePriceRange searchPath={search} nounPlural={vehicleNounPlural} />
            <BudgetTiles budgets={priced} />
          </Stack>
        </Container>
      </Section>
      <VehicleSection
        title={say('home.justArrived')}
        vehicles={(justArrived.length ? justArrived : featured).slice(0, cards)}
        more={{ href: search, label: say('home.all', { nounPlural: vehicleNounPlural }) }}
        now={now}
        tone="sunken"
      />
      <OffersSection site={site} now={now} offers={offers} />
      <Dealerships site={site} marks={marks} />
      <ReviewsSection site={site} tone="sunken" />
      <AboutSection site={site} />
      <LocationsBanner
        title={locationsBanner(places.length, site.texts.locationsBanner, hoursSpeech(site))}
        cities={[...new Set(places.map(({ address }) => address.city))]}
        href={`${contact}#locations`}
      />
    </>
  );
}
