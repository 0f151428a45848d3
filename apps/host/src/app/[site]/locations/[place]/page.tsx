import { FormButton } from '@forecourt/forms';
import type { Metadata } from 'next';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { placePageFacts } from '../../../../site/cache/pageFacts.ts';
import { emailUs } from '../../../../site/form/emailUs.tsx';
import { MissingPage, pageStatus } from '../../../../site/page/MissingPage.tsx';
import { PlaceFacts } from '../../../../site/place/PlaceFacts.tsx';
import { placeMetadata } from '../../../../site/place/placeMetadata.ts';
import { placeNamed } from '../../../../site/place/placeNamed.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { placePageOf } from '../../../../site/templates/pages/Place.ts';
import { gonePlacePageOf } from '../../../../site/templates/pages/GonePlace.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface PlaceRouteProps {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: PlaceRouteProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return placeMetadata(publicSite, placeNamed(publicSite, (await params).place));
}

/** One location: opening status, hours, directions, its vehicles and its team. */
export default async function PlaceRoute({ params }: PlaceRouteProps) {
  const { site, publicSite } = await currentSite();
  const place = placeNamed(publicSite, (await params).place);
  if (!place) return <MissingPage site={publicSite} />;
  const now = renderedAt();
  if (!place.visible) {
    const Gone = await gonePlacePageOf(publicSite);
    return (
      <>
        {pageStatus('410')}
        <Gone site={publicSite} place={place} now={now} />
      </>
    );
  }
  const Place = await placePageOf(publicSite);
  return (
    <>
      <PlaceFacts site={publicSite} place={place} />
      <Place
        site={publicSite}
        place={place}
        now={now}
        {...await placePageFacts(site, place)}
        slots={{ email: emailUs(publicSite, FormButton)(place) }}
      />
    </>
  );
}
