import { homeMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { homeHero, homeRows } from '../home/heroPicture.ts';
import { ServiceTiles } from '../sections/ServiceTiles.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { FranchiseHero } from './FranchiseHero.tsx';
import { ModelRange } from './ModelRange.tsx';

const rowsOf = (page: HomeProps) => homeRows(page, homeHero(page), 4);

function Ready(page: HomeProps) {
  const { site, now } = page;
  const say = useWords(homeMessages);
  const more = common.allVehicles(site, say);
  return <VehicleSection title={say('home.readyToDriveAway')} vehicles={rowsOf(page).featured} more={more} now={now} />;
}

function Arrived(page: HomeProps) {
  const { site, now } = page;
  const say = useWords(homeMessages);
  const more = { href: site.paths.search, label: say('home.keepLooking') };
  return <VehicleSection title={say('home.justArrived')} vehicles={rowsOf(page).justArrived} more={more} now={now} />;
}

/** The home page of one manufacturer's dealer from top to bottom. */
export const franchiseSections = {
  hero: (page) => <FranchiseHero site={page.site} facts={page.facts} hero={homeHero(page)} />,
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
