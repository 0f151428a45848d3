import { addressLine, placePath, type Location, type PublicSite } from '@forecourt/domain';
import { placeMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { missingMetadata } from '../page/pageMetadata.ts';

/** Title, description and address of a location's page. */
export function placeMetadata(site: Pick<PublicSite, 'name' | 'messages'>, place: Location | null): Metadata {
  if (!place) return missingMetadata(site);
  if (!place.visible) return { title: wordsOf(placeMessages, site)('place.hasClosed', { place: place.name }) };
  const say = wordsOf(titleMessages, site);
  return {
    title: place.name.includes(site.name) ? { absolute: place.name } : place.name,
    description: say('title.placeText', { place: place.name, address: addressLine(place) }),
    alternates: { canonical: placePath(place) },
  };
}
