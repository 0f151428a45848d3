/** State of a reservation. */
export const reservationStates = [
  'paying',
  'held',
  'lapsed',
  'refunded',
  'completed',
  'failed',
  'abandoned',
  'lost',
  'refused',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Whose limit of held vehicles was reached. */
export type HoldLimit = 'person' | 'card' | 'site';

/** The deposit has been captured, and the order sent. */
export function isPaid(state: ReservationState): boolean {
  return state === 'held' || state === 'completed';
}
