import { homeMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';
import * as common from '../home/commonSections.tsx';
import { homeHero, homeRows } from '../home/heroPicture.ts';
import { ModelRange } from '../sections/ModelRange.tsx';
import { ServiceTiles } from '../sections/ServiceTiles.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { FranchiseHero } from './FranchiseHero.tsx';

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

/** The manufacturer's models in stock. Nothing with fewer than two. */
function Range({ site, facts }: HomeProps) {
  const make = site.manufacturer;
  const models = facts.models.filter((model) => model.make === make);
  return make && models.length > 1 && <ModelRange site={site} make={make} models={models} />;
}

/** The home page of one manufacturer's dealer from top to bottom. */
export const franchiseSections = {
  hero: (page) => <FranchiseHero site={page.site} facts={page.facts} hero={homeHero(page)} />,
  guarantees: common.usedGuarantees,
  range: Range,
  offers: common.sunkenOffers,
  ready: Ready,
  service: ({ site, offers }) => <ServiceTiles site={site} offers={offers} tone="sunken" />,
  arrived: Arrived,
  reviews: common.reviews,
  about: common.about,
  places: common.places,
} satisfies HomeSections;
