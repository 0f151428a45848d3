interface NamedPlace {
  slug: string;
}

/** The list of a site's places, with the way to the nearest. */
export const placesPath = '/locations';

/** Page of one place. @example placePath({ slug: 'bathurst' }) // '/locations/bathurst' */
export function placePath({ slug }: NamedPlace): string {
  return `${placesPath}/${slug}`;
}

/** The people of one place. @example teamPath({ slug: 'bathurst' }) // '/teams/bathurst' */
export function teamPath({ slug }: NamedPlace): string {
  return `/teams/${slug}`;
}

/** What customers say, over all places. */
export const reviewsPath = '/reviews';

const formerPlaces = /^\/(?:contact-us|our-location)\/([a-z0-9-]+)$/;

/**
 * Where an address of a place leads that is not the one it stands at; null for every other address.
 * @param contact where the site has its contact page
 * @example movedPlace('/our-location/bathurst', '/contact') // '/locations/bathurst'
 */
export function movedPlace(path: string, contact: string): string | null {
  const slug = formerPlaces.exec(path)?.[1];
  if (slug !== undefined) return placePath({ slug });
  if (path === '/our-location') return placesPath;
  return (path === '/contact-us' || path === '/contact') && path !== contact ? contact : null;
}
