import { BodyTiles, BudgetTiles, SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Section, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { homeHero, homeRows } from '../home/heroPicture.ts';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { CaravanHero } from './CaravanHero.tsx';
import { TowMatch } from './TowMatch.tsx';

const perRow = 8;

function Party(props: HomeProps) {
  const say = useWords(homeMessages);
  const { site, facts } = props;
  const bodies = common.bodiesOf(props);
  const berths = facts.sleeps
    .toSorted((one, other) => Number(one.name) - Number(other.name))
    .map(({ name }) => ({
      label: say('home.berthCount', { count: Number(name) }),
      href: searchHref(site.paths.search, { sleeps: name }),
    }));
  if (berths.length < 2 && bodies.length < 2) return null;
  return (
    <Section later={{ phone: 50, desk: 38 }}>
      <Container>
        <SectionHeader title={say('home.whoIsComingAlong')} />
        <Stack gap={3}>
          {berths.length > 1 && <BudgetTiles budgets={berths} />}
          {bodies.length > 1 && <BodyTiles bodies={bodies} />}
        </Stack>
      </Container>
    </Section>
  );
}

function Ready(page: HomeProps) {
  const { site, now } = page;
  const say = useWords(homeMessages);
  const rows = homeRows(page, homeHero(page), perRow);
  return (
    <VehicleSection
      title={say('home.inTheYardNow')}
      vehicles={rows.featured.length ? rows.featured : rows.justArrived}
      more={common.allVehicles(site, say)}
      now={now}
    />
  );
}

function Makes(props: HomeProps) {
  const say = useWords(homeMessages);
  return (
    <common.MakesSection {...props} title={say('home.brandsWeKnowInside')} later={() => ({ phone: 52, desk: 39 })} />
  );
}

/** The home page of caravan dealers from top to bottom. */
export const caravanSections = {
  hero: (page) => <CaravanHero site={page.site} facts={page.facts} hero={homeHero(page)} />,
  guarantees: common.allGuarantees,
  party: Party,
  towing: ({ site }) => <TowMatch site={site} />,
  ready: Ready,
  offers: common.sunkenOffers,
  makes: Makes,
  reviews: common.reviews,
  about: common.about,
  places: common.places,
} satisfies HomeSections;
