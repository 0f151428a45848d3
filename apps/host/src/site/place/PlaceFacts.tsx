import { pageHref, type Location, type PublicSite } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { placeJsonLd } from './placeJsonLd.ts';

export interface PlaceFactsProps {
  site: PublicSite;
  place: Location;
}

/** Structured data of a location page: the shop and the breadcrumb trail. */
export function PlaceFacts({ site, place }: PlaceFactsProps) {
  const above = { name: wordsOf(titleMessages, site)('title.locations'), href: pageHref('locations') };
  return (
    <>
      <JsonLd data={placeJsonLd(site, place)} />
      <JsonLd data={trailJsonLd([...homeTrail(site), above], place.name, site.origin)} />
    </>
  );
}
