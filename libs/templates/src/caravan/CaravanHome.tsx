import { BodyTiles, BudgetTiles, GuaranteeStrip, MakeTiles, SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { makePath } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Section, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { OffersSection } from '../sections/OffersSection.tsx';
import { ReviewsSection } from '../sections/ReviewsSection.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { CaravanHero } from './CaravanHero.tsx';
import { TowMatch } from './TowMatch.tsx';

const cards = 8;

/** Home page of caravan dealers: travel, sleeping places, and what a car can tow. */
export function CaravanHome({ site, now, facts, featured, justArrived, offers, marks }: HomeProps) {
  const say = useWords(homeMessages);
  const { search } = site.paths;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const bodies = facts.bodies.map((body) => ({ ...body, href: searchHref(search, { body: body.name }) }));
  const makes = facts.makes.map((make) => ({ ...make, href: makePath(search, make.name) }));
  const berths = facts.sleeps
    .toSorted((one, other) => Number(one.name) - Number(other.name))
    .map(({ name }) => ({
      label: say('home.berthCount', { count: Number(name) }),
      href: searchHref(search, { sleeps: name }),
    }));
  return (
    <>
      <CaravanHero site={site} facts={facts} featured={featured} offers={offers} />
      {site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={search} />}
      {(berths.length > 1 || bodies.length > 1) && (
        <Section later={{ phone: 50, desk: 38 }}>
          <Container>
            <SectionHeader title={say('home.whoIsComingAlong')} />
            <Stack gap={3}>
              {berths.length > 1 && <BudgetTiles budgets={berths} />}
              {bodies.length > 1 && <BodyTiles bodies={bodies} />}
            </Stack>
          </Container>
        </Section>
      )}
      <TowMatch site={site} />
      <VehicleSection
        title={say('home.inTheYardNow')}
        vehicles={(featured.length ? featured : justArrived).slice(0, cards)}
        more={{ href: search, label: say('home.all', { nounPlural: vehicleNounPlural }) }}
        now={now}
      />
      <OffersSection site={site} now={now} offers={offers} tone="sunken" />
      {makes.length > 1 && (
        <Section later={{ phone: 52, desk: 39 }}>
          <Container>
            <SectionHeader title={say('home.brandsWeKnowInside')} />
            <MakeTiles makes={makes} noun={[vehicleNoun, vehicleNounPlural]} marks={marks} />
          </Container>
        </Section>
      )}
      <ReviewsSection site={site} tone="sunken" />
      <AboutSection site={site} />
      <LocationsSection site={site} now={now} tone="sunken" />
    </>
  );
}
