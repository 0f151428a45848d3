import { GuaranteeStrip } from '@forecourt/content';
import { carTypePath } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { OffersSection } from '../sections/OffersSection.tsx';
import { ReviewsSection } from '../sections/ReviewsSection.tsx';
import { ServiceTiles } from '../sections/ServiceTiles.tsx';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { FranchiseHero } from './FranchiseHero.tsx';
import { ModelRange } from './ModelRange.tsx';

const cards = 4;

/** Home page of one manufacturer's dealer: its range first, then offers, workshop and location. */
export function FranchiseHome({ site, now, facts, featured, justArrived, offers }: HomeProps) {
  const say = useWords(homeMessages);
  const { search } = site.paths;
  const used = carTypePath(search, 'used');
  return (
    <>
      <FranchiseHero site={site} facts={facts} featured={featured} />
      {site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={used} />}
      <ModelRange site={site} facts={facts} />
      <OffersSection site={site} now={now} offers={offers} tone="sunken" />
      <VehicleSection
        title={say('home.readyToDriveAway')}
        vehicles={featured.slice(0, cards)}
        more={{ href: search, label: say('home.all', { nounPlural: site.texts.vehicleNounPlural }) }}
        now={now}
      />
      <ServiceTiles site={site} offers={offers} tone="sunken" />
      <VehicleSection
        title={say('home.justArrived')}
        vehicles={justArrived.slice(0, cards)}
        more={{ href: search, label: say('home.keepLooking') }}
        now={now}
      />
      <ReviewsSection site={site} tone="sunken" />
      <AboutSection site={site} />
      <LocationsSection site={site} now={now} tone="sunken" />
    </>
  );
}
