import { purchasePath, reservePath, type Site, type Vehicle } from '@forecourt/domain';
import type { ReservationStatus, Visitor } from '@forecourt/platform';
import { platform } from '../../platform.ts';

/** Page with the outcome of a reservation. @param slug of its vehicle */
export function reservationPath(
  slug: string,
  { kind, reservation_id }: Pick<ReservationStatus, 'kind' | 'reservation_id'>,
): string {
  return kind === 'purchase'
    ? purchasePath({ slug }, { buyOnlinePage: false })
    : `${reservePath({ slug })}/${reservation_id}`;
}

/**
 * Page of the visitor's own hold on a vehicle; null where there is none or somebody else has it. Without this, the
 * holder would be told that somebody else has reserved the vehicle.
 */
export async function ownReservationPath(
  site: Site,
  { id, slug }: Pick<Vehicle, 'id' | 'slug'>,
  visitor: Visitor | null,
): Promise<string | null> {
  if (!visitor) return null;
  const own = await platform().reservations.byPhone(site, visitor.phone);
  const held = own.find(({ car_id, state }) => car_id === id && state === 'held');
  return held ? reservationPath(slug, held) : null;
}
