import { pageHref, placePath, teamPath } from '@forecourt/domain';
import { placeMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { placeTeam } from '../../../../site/cache/cacheTable.ts';
import { homeTrail } from '../../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { placeNamed } from '../../../../site/place/placeNamed.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { teamPageOf } from '../../../../site/templates/pages/Team.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface TeamRouteProps {
  params: Promise<{ place: string }>;
}

async function placeOf(params: TeamRouteProps['params']) {
  const { site, publicSite } = await currentSite();
  const place = placeNamed(publicSite, (await params).place);
  return { site, publicSite, place: place?.visible ? place : null };
}

export async function generateMetadata({ params }: TeamRouteProps): Promise<Metadata> {
  const { publicSite, place } = await placeOf(params);
  if (!place) return missingMetadata(publicSite);
  return {
    title: wordsOf(placeMessages, publicSite)('place.people', { place: place.name }),
    description: wordsOf(titleMessages, publicSite)('title.teamText', { place: place.name }),
    alternates: { canonical: teamPath(place) },
  };
}

/** The staff of one location. */
export default async function TeamRoute({ params }: TeamRouteProps) {
  const { site, publicSite, place } = await placeOf(params);
  if (!place) return <MissingPage site={publicSite} />;
  const say = wordsOf(titleMessages, publicSite);
  const trail = [
    ...homeTrail(publicSite),
    { name: say('title.locations'), href: pageHref('locations') },
    { name: place.name, href: placePath(place) },
  ];
  const Team = await teamPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, say('title.team'), publicSite.origin)} />
      <Team site={publicSite} place={place} people={await placeTeam(site, place)} />
    </>
  );
}
