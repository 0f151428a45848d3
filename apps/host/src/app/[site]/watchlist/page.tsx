import type { QueryParameters } from '@forecourt/domain';
import { garageMessages, wordsOf } from '@forecourt/domain/messages';
import { SaveRequestedVehicle } from '@forecourt/shopper';
import { carToSave, saveSignInPath, signInPath } from '@forecourt/shopper/model';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import { redirect } from 'next/navigation';
import { platform } from '../../../platform.ts';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { parametersOf } from '../../../site/request/parameters.ts';
import { currentVisitor } from '../../../site/request/session.ts';
import { saveRequestedVehicle } from '../../../site/garage/watchlistActions.ts';
import { WatchlistVehicles } from '../../../site/garage/WatchlistVehicles.tsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.myWatchlist');

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
  const say = wordsOf(garageMessages, publicSite);
  const { inventory, watchlist } = platform();
  const saved = await watchlist.list(site, visitor.phone).catch(() => null);
  const isNew = requestedId !== null && saved?.every(({ car_id }) => car_id !== requestedId);
  const [requested] = isNew ? await inventory.byIds(site, [requestedId]) : [];
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={1} size="page">
            {say('garage.myWatchlist')}
          </Heading>
          {requested && (
            <SaveRequestedVehicle
              id={requested.id}
              name={requested.name}
              action={saveRequestedVehicle.bind(null, here)}
            />
          )}
          <WatchlistVehicles site={publicSite} saved={saved} here={here} />
        </Stack>
      </Container>
    </Section>
  );
}
