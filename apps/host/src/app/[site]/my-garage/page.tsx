import { displayPhone } from '@forecourt/domain';
import { GaragePage } from '@forecourt/shopper';
import { Container, Section } from '@forecourt/ui';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { FreshWatchlist } from '../../../site/garage/FreshWatchlist.tsx';
import { GarageDetails } from '../../../site/garage/GarageDetails.tsx';
import { garageFacts } from '../../../site/garage/garageFacts.ts';
import { GarageValuations } from '../../../site/garage/garageValuations.tsx';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { requireVisitor } from '../../../site/request/gate.ts';
import { signOut, signOutEverywhere } from '../../../site/garage/signInActions.ts';
import { removeSavedSearch, removeSavedVehicle } from '../../../site/garage/watchlistActions.ts';
import { watchlistEntries } from '../../../site/garage/watchlistEntries.tsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.myGarage');

const here = '/my-garage';
const maxVehicles = 4;

/** The signed-in visitor's garage. Sites of one make also serve it under the make's name. */
export default async function MyGaragePage() {
  const { site, publicSite } = await currentSite();
  const visitor = await requireVisitor(site, 'garage', { redirect: here, back: '/' });
  if (!visitor) return <MissingPage site={publicSite} />;
  const { saved, ...facts } = await garageFacts(site, visitor.phone);
  return (
    <Section>
      <Container>
        {saved && <FreshWatchlist drawn={saved.map(({ car_id }) => car_id)} />}
        <GaragePage
          {...facts}
          phone={displayPhone(visitor.phone)}
          vehicles={saved && { newest: watchlistEntries(saved.slice(0, maxVehicles)), count: saved.length }}
          actions={{
            removeVehicle: removeSavedVehicle.bind(null, here),
            removeSearch: removeSavedSearch.bind(null, here),
            signOut,
            signOutEverywhere,
          }}
          deleteHref={`${here}/delete-my-data`}
          valuations={<GarageValuations site={site} publicSite={publicSite} phone={visitor.phone} />}
          details={<GarageDetails />}
        />
      </Container>
    </Section>
  );
}
