import { BodyTiles, GuaranteeStrip, LocationsBanner, MakeTiles, SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { makePath } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { hoursSpeech, locationsBanner, selectLocations } from '@forecourt/locations/model';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { OffersSection } from '../sections/OffersSection.tsx';
import { ReviewsSection } from '../sections/ReviewsSection.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { SuperstoreHero } from './SuperstoreHero.tsx';

const cards = 8;
const maxMakes = 12;

/** Home page of a used-car superstore: search first, promises next, then as many cars as fit. */
export function SuperstoreHome({ site, now, facts, featured, justArrived, offers, marks }: HomeProps) {
  const say = useWords(homeMessages);
  const { search, contact } = site.paths;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const places = selectLocations('all', site.locations);
  const bodies = facts.bodies.map((body) => ({ ...body, href: searchHref(search, { body: body.name }) }));
  const makes = facts.makes.slice(0, maxMakes).map((make) => ({ ...make, href: makePath(search, make.name) }));
  return (
    <>
      <SuperstoreHero site={site} facts={facts} />
      {site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={search} />}
      {bodies.length > 1 && (
        <Section later={{ phone: 64, desk: 32 }}>
          <Container>
            <SectionHeader title={say('home.shopByBodyType')} />
            <BodyTiles bodies={bodies} />
          </Container>
        </Section>
      )}
      <VehicleSection
        title={site.texts.newArrivalTag === 'New arrival' ? say('home.justArrived') : site.texts.newArrivalTag}
        vehicles={(justArrived.length ? justArrived : featured).slice(0, cards)}
        more={{ href: search, label: say('home.all', { nounPlural: vehicleNounPlural }) }}
        now={now}
        tone="sunken"
      />
      {makes.length > 1 && (
        <Section later={{ phone: 68, desk: 34 }}>
          <Container>
            <SectionHeader title={say('home.popularMakes')} more={{ href: search, label: say('home.allMakes') }} />
            <MakeTiles makes={makes} noun={[vehicleNoun, vehicleNounPlural]} marks={marks} />
          </Container>
        </Section>
      )}
      <ReviewsSection site={site} tone="sunken" />
      <OffersSection site={site} now={now} offers={offers} />
      <AboutSection site={site} tone="sunken" />
      <LocationsBanner
        title={locationsBanner(places.length, site.texts.locationsBanner, hoursSpeech(site))}
        cities={[...new Set(places.map(({ address }) => address.city))]}
        href={`${contact}#locations`}
      />
    </>
  );
}
