import type { Location, PublicSite } from '@forecourt/domain';

/** A location by its slug: a visible one, or one that has closed for good. */
export function placeNamed({ locations }: Pick<PublicSite, 'locations'>, slug: string): Location | null {
  return locations.find((one) => one.slug === slug && (one.visible || one.closed_on !== null)) ?? null;
}
