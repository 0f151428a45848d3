import { BodyTiles, SectionHeader } from '@forecourt/content';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { heroPictures } from '../home/heroPicture.ts';
import { SuperstoreHero } from './SuperstoreHero.tsx';

const maxMakes = 12;

function Bodies(props: HomeProps) {
  const say = useWords(homeMessages);
  const bodies = common.bodiesOf(props);
  if (bodies.length < 2) return null;
  return (
    <Section later={{ phone: 64, desk: 32 }}>
      <Container>
        <SectionHeader title={say('home.shopByBodyType')} />
        <BodyTiles bodies={bodies} />
      </Container>
    </Section>
  );
}

const heroOf = ({ site, featured }: HomeProps) => heroPictures(featured, site, 4);

function Arrived(props: HomeProps) {
  const say = useWords(homeMessages);
  const { newArrivalTag } = props.site.texts;
  return (
    <common.ArrivedSection
      {...props}
      hero={{ caption: null, cards: heroOf(props) }}
      title={newArrivalTag === 'New arrival' ? say('home.justArrived') : newArrivalTag}
    />
  );
}

function Makes(props: HomeProps) {
  const say = useWords(homeMessages);
  return (
    <common.MakesSection
      {...props}
      title={say('home.popularMakes')}
      more={{ href: props.site.paths.search, label: say('home.allMakes') }}
      later={() => ({ phone: 68, desk: 34 })}
      max={maxMakes}
    />
  );
}

/** The home page of a used-car superstore from top to bottom. */
export const superstoreSections = {
  hero: (page) => <SuperstoreHero site={page.site} facts={page.facts} vehicles={heroOf(page)} />,
  guarantees: common.allGuarantees,
  bodies: Bodies,
  arrived: Arrived,
  makes: Makes,
  reviews: common.reviews,
  offers: common.offers,
  about: common.sunkenAbout,
  places: common.PlacesBanner,
} satisfies HomeSections;
