import { homeMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { ServiceTiles } from '../sections/ServiceTiles.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { FranchiseHero } from './FranchiseHero.tsx';
import { ModelRange } from './ModelRange.tsx';

const cards = 4;

function Ready({ site, now, featured }: HomeProps) {
  const say = useWords(homeMessages);
  const more = common.allVehicles(site, say);
  return (
    <VehicleSection title={say('home.readyToDriveAway')} vehicles={featured.slice(0, cards)} more={more} now={now} />
  );
}

function Arrived({ site, now, justArrived }: HomeProps) {
  const say = useWords(homeMessages);
  const more = { href: site.paths.search, label: say('home.keepLooking') };
  return (
    <VehicleSection title={say('home.justArrived')} vehicles={justArrived.slice(0, cards)} more={more} now={now} />
  );
}

/** The home page of one manufacturer's dealer from top to bottom. */
export const franchiseSections = {
  hero: ({ site, facts, featured }) => <FranchiseHero site={site} facts={facts} featured={featured} />,
  guarantees: common.usedGuarantees,
  range: ({ site, facts }) => <ModelRange site={site} facts={facts} />,
  offers: common.sunkenOffers,
  ready: Ready,
  service: ({ site, offers }) => <ServiceTiles site={site} offers={offers} tone="sunken" />,
  arrived: Arrived,
  reviews: common.reviews,
  about: common.about,
  places: common.places,
} satisfies HomeSections;
