import type { Location, PublicSite } from '@forecourt/domain';

/** A place by the last part of its address: one that shows, or one that has closed for good. */
export function placeNamed({ locations }: Pick<PublicSite, 'locations'>, slug: string): Location | null {
  return locations.find((one) => one.slug === slug && (one.visible || one.closed_on !== null)) ?? null;
}
