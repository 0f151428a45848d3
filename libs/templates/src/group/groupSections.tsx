import { BudgetTiles, SectionHeader } from '@forecourt/content';
import { budgets, searchHref } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Section, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { homeHero } from '../home/heroPicture.ts';
import { Dealerships } from './Dealerships.tsx';
import { FindByLocation } from './FindByLocation.tsx';
import { brandsOf } from './brandsOf.ts';
import { GroupHero } from './GroupHero.tsx';
import { LatePriceRange } from './LatePriceRange.tsx';

const bands = [15_000, 25_000, 35_000, 50_000];

function Makes(props: HomeProps) {
  const say = useWords(homeMessages);
  const { site, facts } = props;
  const makes = brandsOf(site, facts);
  const later = (count: number) => ({ phone: 12 + 10 * Math.ceil(count / 2), desk: 14 + 12 * Math.ceil(count / 6) });
  const more = { href: site.paths.search, label: say('home.allMakes') };
  return (
    <common.MakesSection
      {...props}
      facts={{ ...facts, makes }}
      title={say('home.findByBrand')}
      more={more}
      later={later}
    />
  );
}

function Budget({ site }: HomeProps) {
  const say = useWords(homeMessages);
  const { search } = site.paths;
  const priced = budgets(bands, say).map(({ label, range }) => ({ label, href: searchHref(search, { price: range }) }));
  return (
    <Section later={{ phone: 46, desk: 30 }}>
      <Container>
        <SectionHeader title={say('home.findByBudget')} />
        <Stack gap={4}>
          <LatePriceRange searchPath={search} nounPlural={site.texts.vehicleNounPlural} />
          <BudgetTiles budgets={priced} />
        </Stack>
      </Container>
    </Section>
  );
}

const heroOf = (page: HomeProps) => homeHero(page, 2);

function Arrived(page: HomeProps) {
  const say = useWords(homeMessages);
  return <common.ArrivedSection {...page} hero={heroOf(page)} title={say('home.justArrived')} />;
}

/** The home page of a group of dealerships from top to bottom. */
export const groupSections = {
  hero: (page) => <GroupHero site={page.site} facts={page.facts} hero={heroOf(page)} />,
  guarantees: common.usedGuarantees,
  makes: Makes,
  findByLocation: ({ site, facts }) => <FindByLocation site={site} facts={facts} />,
  budget: Budget,
  arrived: Arrived,
  offers: common.offers,
  dealerships: ({ site, marks }) => <Dealerships site={site} marks={marks} />,
  reviews: common.reviews,
  about: common.about,
  places: common.PlacesBanner,
} satisfies HomeSections;
