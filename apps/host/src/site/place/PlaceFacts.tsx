import { pageHref, type Location, type PublicSite } from '@forecourt/domain';
import { JsonLd } from '../page/JsonLd.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { placeJsonLd } from './placeJsonLd.ts';

export interface PlaceFactsProps {
  site: PublicSite;
  place: Location;
}

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Locations', href: pageHref('locations') },
];

/** Structured data of a location page: the shop and the breadcrumb trail. */
export function PlaceFacts({ site, place }: PlaceFactsProps) {
  return (
    <>
      <JsonLd data={placeJsonLd(site, place)} />
      <JsonLd data={trailJsonLd(trail, place.name, site.origin)} />
    </>
  );
}
