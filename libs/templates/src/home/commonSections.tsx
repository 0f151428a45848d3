import { GuaranteeStrip, LocationsBanner, MakeTiles, SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { carTypePath, makePath } from '@forecourt/domain';
import { homeMessages, type Words } from '@forecourt/domain/messages';
import { hoursSpeech, locationsBanner, selectLocations } from '@forecourt/locations/model';
import { Container, Section, type LaterHeight } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { homeRows, type HomeHero } from './heroPicture.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { OffersSection } from '../sections/OffersSection.tsx';
import { ReviewsSection } from '../sections/ReviewsSection.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';

/** The dealer's promises; leads to the used vehicles, or to all where every one is used. */
export const usedGuarantees = ({ site }: HomeProps) =>
  site.flags.guaranteeStrip && (
    <GuaranteeStrip guarantees={site.guarantees} reserveHref={carTypePath(site.paths.search, 'used')} />
  );
export const allGuarantees = ({ site }: HomeProps) =>
  site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={site.paths.search} />;

export const offers = ({ site, now, offers: running }: HomeProps) => (
  <OffersSection site={site} now={now} offers={running} />
);
export const sunkenOffers = ({ site, now, offers: running }: HomeProps) => (
  <OffersSection site={site} now={now} offers={running} tone="sunken" />
);
export const reviews = ({ site }: HomeProps) => <ReviewsSection site={site} tone="sunken" />;
export const about = ({ site }: HomeProps) => <AboutSection site={site} />;
export const sunkenAbout = ({ site }: HomeProps) => <AboutSection site={site} tone="sunken" />;
export const places = ({ site, now }: HomeProps) => <LocationsSection site={site} now={now} tone="sunken" />;

/** How many places there are and in which cities. */
export function PlacesBanner({ site }: HomeProps) {
  const open = selectLocations('all', site.locations);
  return (
    <LocationsBanner
      title={locationsBanner(open.length, site.texts.locationsBanner, hoursSpeech(site))}
      cities={[...new Set(open.map(({ address }) => address.city))]}
      href={`${site.paths.contact}#locations`}
    />
  );
}

export interface MakesSectionProps extends Pick<HomeProps, 'site' | 'facts' | 'marks'> {
  /** Heading of the section. */
  title: string;
  /** The list of all, beside the heading. @default none */
  more?: { href: string; label: string };
  /** Its height before it is drawn, from the number of makes. */
  later: (count: number) => LaterHeight;
  /** How many are shown. @default all */
  max?: number;
}

/** Makes in stock. Renders nothing where there is only one. */
export function MakesSection({ site, facts, marks, title, more, later, max }: MakesSectionProps) {
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const makes = facts.makes.slice(0, max).map((make) => ({ ...make, href: makePath(site.paths.search, make.name) }));
  if (makes.length < 2) return null;
  return (
    <Section later={later(makes.length)}>
      <Container>
        <SectionHeader title={title} {...(more && { more })} />
        <MakeTiles makes={makes} noun={[vehicleNoun, vehicleNounPlural]} marks={marks} />
      </Container>
    </Section>
  );
}

/** Link to the whole stock, beside the heading of some vehicles. */
export const allVehicles = ({ paths, texts }: HomeProps['site'], say: Words<typeof homeMessages>) => ({
  href: paths.search,
  label: say('home.all', { nounPlural: texts.vehicleNounPlural }),
});

const arrivals = 8;

export interface ArrivedSectionProps extends HomeProps {
  /** Heading of the section. */
  title: string;
  /** The first screen: its vehicles do not come again. */
  hero: Pick<HomeHero, 'caption' | 'cards'>;
}

/** Vehicles that came in last, or the featured ones where nothing is known of that. */
export function ArrivedSection({ hero, title, ...page }: ArrivedSectionProps) {
  const say = useWords(homeMessages);
  const newest = page.justArrived.length ? page.justArrived : page.featured;
  return (
    <VehicleSection
      title={title}
      vehicles={homeRows({ featured: newest, justArrived: [] }, hero, arrivals).featured}
      more={allVehicles(page.site, say)}
      now={page.now}
      tone="sunken"
    />
  );
}

/** Body types with the addresses of their lists. */
export const bodiesOf = ({ site, facts }: HomeProps) =>
  facts.bodies.map((body) => ({ ...body, href: searchHref(site.paths.search, { body: body.name }) }));
