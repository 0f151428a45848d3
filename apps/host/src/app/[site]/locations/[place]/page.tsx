import { addressLine, pageHref, placePath } from '@forecourt/domain';
import { gonePlacePages, placePages } from '@forecourt/templates';
import type { Metadata } from 'next';
import { placePageFacts } from '../../../../site/cache/cacheTable.ts';
import { madeAt } from '../../../../site/cache/madeAt.ts';
import { emailUs } from '../../../../site/form/emailUs.tsx';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage, pageStatus } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { placeJsonLd } from '../../../../site/place/placeJsonLd.ts';
import { placeNamed } from '../../../../site/place/placeNamed.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface PlaceRouteProps {
  params: Promise<{ place: string }>;
}

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Locations', href: pageHref('locations') },
];

export async function generateMetadata({ params }: PlaceRouteProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const place = placeNamed(publicSite, (await params).place);
  if (!place) return { title: 'Page not found' };
  if (!place.visible) return { title: `${place.name} has closed` };
  return {
    title: place.name.includes(publicSite.name) ? { absolute: place.name } : place.name,
    description: `${place.name}, ${addressLine(place)}: opening hours, directions, who works there and what is in stock.`,
    alternates: { canonical: placePath(place) },
  };
}

/** One place: open or not, hours, directions, what stands there and who works there. */
export default async function PlaceRoute({ params }: PlaceRouteProps) {
  const { site, publicSite } = await currentSite();
  const place = placeNamed(publicSite, (await params).place);
  if (!place) return <MissingPage site={publicSite} />;
  const now = madeAt();
  if (!place.visible) {
    const Gone = gonePlacePages[publicSite.template];
    return (
      <>
        {pageStatus('410')}
        <Gone site={publicSite} place={place} now={now} />
      </>
    );
  }
  const Place = placePages[publicSite.template];
  return (
    <>
      <JsonLd data={placeJsonLd(publicSite, place)} />
      <JsonLd data={trailJsonLd(trail, place.name, publicSite.origin)} />
      <Place
        site={publicSite}
        place={place}
        now={now}
        {...await placePageFacts(site, place)}
        slots={{ email: emailUs(publicSite)(place) }}
      />
    </>
  );
}
