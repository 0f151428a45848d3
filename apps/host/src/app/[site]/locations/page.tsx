import { pageHref, type QueryParameters } from '@forecourt/domain';
import { placeMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import { hoursSpeech, locationsBanner, selectLocations } from '@forecourt/locations/model';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { dealerJsonLd } from '../../../site/page/dealerJsonLd.ts';
import { homeTrail } from '../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../site/page/trailJsonLd.ts';
import { readNear, readPlaceFilter } from '../../../site/place/readPlaces.ts';
import { missingMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { visitorOf } from '../../../site/request/visitorOf.ts';
import { placesPageOf } from '../../../site/templates/pages/Places.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const { length } = selectLocations('all', publicSite.locations);
  if (length === 0) return missingMetadata(publicSite);
  return {
    title: locationsBanner(length, publicSite.texts.locationsBanner, hoursSpeech(publicSite)),
    description: wordsOf(placeMessages, publicSite)('place.listText', { dealer: publicSite.name }),
    alternates: { canonical: pageHref('locations') },
  };
}

/** All locations, filtered by department and make, and sorted by distance from a postcode. */
export default async function PlacesRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { publicSite } = await currentSite();
  if (selectLocations('all', publicSite.locations).length === 0) return <MissingPage site={publicSite} />;
  const query = await searchParams;
  const current = wordsOf(titleMessages, publicSite)('title.locations');
  const Places = await placesPageOf(publicSite);
  return (
    <>
      <JsonLd data={dealerJsonLd(publicSite)} />
      <JsonLd data={trailJsonLd(homeTrail(publicSite), current, publicSite.origin)} />
      <Places
        site={publicSite}
        now={new Date()}
        filter={readPlaceFilter(query, publicSite.locations)}
        near={await readNear(query, visitorOf({ headers: await headers() }).address, publicSite)}
      />
    </>
  );
}
