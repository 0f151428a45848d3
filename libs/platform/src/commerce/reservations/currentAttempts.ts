import { isHolding, isUnsuccessful, refundOf, type ReservationRow } from './reservationRow.ts';

/** Key of one buyer's attempts at one vehicle. */
const attemptsKey = ({ siteSlug, carId, visitorPhone, visitor }: ReservationRow): string =>
  JSON.stringify([siteSlug, carId, visitorPhone ?? visitor.phone]);

/**
 * One row for a buyer's reservation, however many times its deposit was tried: attempts that came to nothing are left
 * out where a later one followed or the vehicle is held, unless money of theirs goes back.
 * @param rows newest first
 */
export function currentAttempts(rows: readonly ReservationRow[]): ReservationRow[] {
  const held = new Set(rows.filter(({ state }) => isHolding(state)).map(attemptsKey));
  const followed = new Set<string>();
  return rows.filter((row) => {
    const key = attemptsKey(row);
    const isLast = !followed.has(key) && !held.has(key);
    followed.add(key);
    if (row.state === 'paying') return !held.has(key);
    return !isUnsuccessful(row.state) || refundOf(row) !== null || isLast;
  });
}
