import { pageHref, placePath, teamPath } from '@forecourt/domain';
import type { Metadata } from 'next';
import { placeTeam } from '../../../../site/cache/cacheTable.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { placeNamed } from '../../../../site/place/placeNamed.ts';
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
  const { place } = await placeOf(params);
  if (!place) return { title: 'Page not found' };
  return {
    title: `The people of ${place.name}`,
    description: `Who works at ${place.name}, what they do and which languages they speak.`,
    alternates: { canonical: teamPath(place) },
  };
}

/** The staff of one location. */
export default async function TeamRoute({ params }: TeamRouteProps) {
  const { site, publicSite, place } = await placeOf(params);
  if (!place) return <MissingPage site={publicSite} />;
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Locations', href: pageHref('locations') },
    { name: place.name, href: placePath(place) },
  ];
  const Team = await teamPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, 'Team', publicSite.origin)} />
      <Team site={publicSite} place={place} people={await placeTeam(site, place)} />
    </>
  );
}
