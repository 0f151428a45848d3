import { distanceKm, type Location, type Position } from '@forecourt/domain';
import { locationMessages, platformWords, type Words } from '@forecourt/domain/messages';

export interface NearPlace<Place> {
  place: Place;
  /** Straight-line distance in kilometres; null without a starting point. */
  km: number | null;
}

const positionOf = ({ address: { lat, long } }: Pick<Location, 'address'>): Position => ({ lat, long });

/** Places by their distance from a point, the nearest first; in their own order without a starting point. */
export function nearestFirst<Place extends Pick<Location, 'address'>>(
  places: readonly Place[],
  from: Position | null,
): NearPlace<Place>[] {
  if (!from) return places.map((place) => ({ place, km: null }));
  return places
    .map((place) => ({ place, km: distanceKm(from, positionOf(place)) }))
    .sort((one, other) => one.km - other.km);
}

/**
 * How far away a place is, as people say it.
 * @param say words of the site. @default the platform's
 * @example distanceWords(0.4) // 'Less than 1 km away'
 */
export function distanceWords(
  km: number,
  say: Words<typeof locationMessages> = platformWords(locationMessages),
): string {
  return km < 1 ? say('location.lessThanAKmAway') : say('location.kmAway', { km: Math.round(km) });
}

/** The location nearest to one that has closed; null if the dealer has no other. */
export function nearestOther(gone: Location, locations: readonly Location[]): NearPlace<Location> | null {
  const others = locations.filter(({ id, visible }) => visible && id !== gone.id);
  const alike = others.filter(({ location_type }) => location_type === gone.location_type);
  return nearestFirst(alike.length > 0 ? alike : others, positionOf(gone))[0] ?? null;
}
