import { addressLine, placePath, type Location, type PublicSite } from '@forecourt/domain';
import type { Metadata } from 'next';

/** Title, description and address of a location's page. */
export function placeMetadata(site: Pick<PublicSite, 'name'>, place: Location | null): Metadata {
  if (!place) return { title: 'Page not found' };
  if (!place.visible) return { title: `${place.name} has closed` };
  return {
    title: place.name.includes(site.name) ? { absolute: place.name } : place.name,
    description: `${place.name}, ${addressLine(place)}: opening hours, directions, who works there and what is in stock.`,
    alternates: { canonical: placePath(place) },
  };
}
