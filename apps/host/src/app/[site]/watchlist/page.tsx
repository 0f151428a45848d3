import type { QueryParameters } from '@forecourt/domain';
import { GarageSection, SaveRequestedVehicle, SavedVehicles } from '@forecourt/shopper';
import { carToSave, saveSignInPath, signInPath } from '@forecourt/shopper/model';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { platform } from '../../../platform.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { FreshWatchlist } from '../../../site/garage/FreshWatchlist.tsx';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { parametersOf } from '../../../site/request/parameters.ts';
import { currentVisitor } from '../../../site/request/session.ts';
import { removeSavedVehicle, saveRequestedVehicle } from '../../../site/garage/watchlistActions.ts';
import { watchlistEntries } from '../../../site/garage/watchlistEntries.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'My watchlist', robots: { index: false } };

/** A signed-in visitor's saved vehicles. A vehicle that the URL asks to save needs confirmation first. */
export default async function WatchlistPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { site, publicSite } = await currentSite();
  if (!publicSite.flags.watchlist) return <MissingPage site={publicSite} />;
  const here = publicSite.paths.watchlist;
  const requestedId = carToSave(parametersOf(await searchParams).toString());
  const visitor = await currentVisitor(site);
  if (!visitor) {
    const ask = signInPath({ type: 'garage', redirect: here, back: '/' });
    redirect(requestedId === null ? ask : saveSignInPath(requestedId, here, '/'));
  }
  const { inventory, watchlist } = platform();
  const saved = await watchlist.list(site, visitor.phone).catch(() => null);
  const isNew = requestedId !== null && saved?.every(({ car_id }) => car_id !== requestedId);
  const [requested] = isNew ? await inventory.byIds(site, [requestedId]) : [];
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={1} size="heading">
            My watchlist
          </Heading>
          {requested && (
            <SaveRequestedVehicle
              id={requested.id}
              name={requested.name}
              action={saveRequestedVehicle.bind(null, here)}
            />
          )}
          {saved ? (
            <>
              <FreshWatchlist drawn={saved.map(({ car_id }) => car_id)} />
              <SavedVehicles entries={watchlistEntries(saved)} remove={removeSavedVehicle.bind(null, here)} />
            </>
          ) : (
            <GarageSection title={`Saved ${publicSite.texts.vehicleNounPlural}`} hasFailed />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
